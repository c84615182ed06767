// Builds the page into dist/, which the server hands out: once for each language, and a page that loads one. `npm run build:web`.

import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import zlib from 'node:zlib'
import { languages } from '@cic/engine'
import { build, mergeConfig, type Rolldown, type UserConfig } from 'vite'
import config from '../vite.config.ts'
import { oneLanguage } from './one-language.ts'

const { values } = parseArgs({ options: { logLevel: { type: 'string', default: 'info' } } })
const [gzip, brotli] = [promisify(zlib.gzip), promisify(zlib.brotliCompress)]
const web = join(import.meta.dirname, '..')
const folder = join(web, 'dist')

/** What is loaded first in any case is smaller in one piece. */
const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [{ name: 'page', tags: ['$initial'] }],
}

interface Built {
  /** What has to be loaded before it can begin, itself first. */
  readonly parts: readonly string[]
  readonly styles: readonly string[]
}

await rm(folder, { recursive: true, force: true })
const loader = await built('src/start.ts', { build: { copyPublicDir: true } })
const pages = await Promise.all(
  languages.map(async (language) => {
    const define = { 'import.meta.env.VITE_LANGUAGE': JSON.stringify(language) }
    return [language, await built('src/main.tsx', { define, plugins: [oneLanguage(language)] })] as const
  }),
)
await writeFile(join(folder, 'index.html'), await page())
await Promise.all((await readdir(join(folder, 'assets'))).map((name) => compress(join(folder, 'assets', name))))
if (values.logLevel === 'info')
  for (const [language, { parts }] of pages)
    console.log(`${language}: ${await kilobytes([...loader.parts, ...parts])} KB of JavaScript, compressed`)

async function built(input: string, more: UserConfig): Promise<Built> {
  const here: UserConfig = {
    logLevel: 'warn',
    build: {
      rolldownOptions: { input: join(web, input), checks: { bundlerTimings: false }, output: { codeSplitting } },
    },
  }
  const { output } = (await build({
    ...mergeConfig(mergeConfig(config, here), more),
    configFile: false,
  })) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])))
  const begins = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (begins === undefined) throw new Error(`Nothing begins in ${input}.`)
  const parts = new Set([begins.fileName])
  // Those that are added are looked at too.
  for (const part of parts) for (const needed of chunks.get(part)?.imports ?? []) parts.add(needed)
  const styles = [...parts].flatMap((part) => [...(chunks.get(part)?.viteMetadata?.importedCss ?? [])])
  return { parts: [...parts].map((name) => `/${name}`), styles: styles.map((name) => `/${name}`) }
}

/** The page names what each language needs; the loader reads it there, and so does the service worker. */
async function page(): Promise<string> {
  const source = await readFile(join(web, 'index.html'), 'utf8')
  const begins = '<script type="module" src="/src/main.tsx"></script>'
  if (!source.includes(begins)) throw new Error('index.html does not begin with src/main.tsx.')
  const styles = new Set(pages.flatMap(([, built]) => built.styles))
  const parts = JSON.stringify(Object.fromEntries(pages.map(([language, built]) => [language, built.parts])))
  return source
    .replace(
      '</head>',
      `${[...styles].map((style) => `  <link rel="stylesheet" href="${style}" />\n  `).join('')}</head>`,
    )
    .replace(
      begins,
      `<script type="application/json" id="parts">${parts}</script>\n    <script type="module" src="${loader.parts[0]}"></script>`,
    )
}

/** The server hands out what the browser reads best. */
async function compress(file: string): Promise<void> {
  if (!/\.(js|css)$/.test(file)) return
  const content = await readFile(file)
  await Promise.all([
    writeFile(`${file}.gz`, await gzip(content, { level: 9 })),
    writeFile(`${file}.br`, await brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } })),
  ])
}

async function kilobytes(parts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(parts.map(async (part) => (await readFile(join(folder, `${part}.gz`))).length))
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)
}
