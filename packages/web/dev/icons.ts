// Draws the icons of the installed page from public/icon.svg: `node packages/web/dev/icons.ts`.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser } from './browser.ts'

const folder = join(import.meta.dirname, '../public')
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8')
const dark = '#06090d'

/** What file, how large, how much of it the drawing fills, and on what ground. */
const icons: readonly [file: string, size: number, part: number, ground: string][] = [
  ['icon-192.png', 192, 1, 'transparent'],
  ['icon-512.png', 512, 1, 'transparent'],
  // Some systems cut a circle out of it: the drawing keeps to the middle.
  ['icon-maskable-512.png', 512, 0.62, dark],
  ['apple-touch-icon.png', 180, 0.78, dark],
]

const browser = await openBrowser()
const page = await browser.newPage()
for (const [file, size, part, ground] of icons) await draw(file, size, part, ground, drawing)
// Beside a message only the outline is shown, in one colour.
await draw(
  'badge.png',
  96,
  1,
  'transparent',
  drawing.replaceAll(/(fill|stroke)="#[0-9a-f]+"/gi, '$1="#fff"').replace(/<rect[^>]*>/, ''),
)
await browser.close()

async function draw(file: string, size: number, part: number, ground: string, svg: string): Promise<void> {
  await page.setViewportSize({ width: size, height: size })
  const inner = Math.round(size * part)
  await page.setContent(
    `<style>html,body{margin:0;height:100%;background:${ground}}body{display:grid;place-items:center}svg{width:${inner}px;height:${inner}px;display:block}</style>${svg}`,
  )
  await page.screenshot({ path: join(folder, file), omitBackground: true })
}
