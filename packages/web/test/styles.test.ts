// The look of a component is in one place: the stylesheet beside it, which it imports. What all pages share is in src/styles.

import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { areas } from '@cic/engine'

const src = join(import.meta.dirname, '../src')
const read = (file: string): string => readFileSync(join(src, file), 'utf8')
const withoutComments = (text: string): string => text.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '')

const shared = ['styles/base.css', 'styles/theme.css']
const stylesheets = globSync('**/*.css', { cwd: src })
  .filter((file) => !shared.includes(file))
  .sort()

/** Names that no component writes: what an answer does to a thing (table/scene.ts), space areas, sides, and how a check ends. */
const marks = ['lit', 'tried', 'picked']
const fromElsewhere = new Set<string>([...marks, ...areas, 'cylon', 'cylons', 'human', 'sympathizer', 'partial'])
const global = new Set(shared.flatMap((file) => classesIn(read(file))))

/** The classes in the selectors of a stylesheet. */
function classesIn(css: string): string[] {
  const selectors = [...withoutComments(css).matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector.trim())
  return selectors
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name))
}

const says = (text: string, name: string): boolean => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)

test('there are stylesheets to look at', () => {
  assert.ok(stylesheets.length > 60)
  assert.ok(global.has('panel'))
})

for (const file of stylesheets) {
  const component = file.replace(/\.css$/, '.tsx')
  test(`${file} is about ${component} alone`, () => {
    assert.ok(existsSync(join(src, component)), 'there is no component of that name beside it')
    const text = withoutComments(read(component))
    assert.ok(text.includes(`import './${file.split('/').at(-1)}'`), 'the component does not import it')
    const strange = new Set(classesIn(read(file)).filter((name) => !global.has(name) && !fromElsewhere.has(name)))
    const unused = [...strange].filter((name) => !says(text, name))
    assert.deepEqual(unused, [], 'classes that the component does not use')
  })
}

test('what all pages share is used', () => {
  const pages = globSync('**/*.{ts,tsx}', { cwd: src }).map((file) => withoutComments(read(file)))
  const unused = [...global].filter((name) => !pages.some((text) => says(text, name)))
  assert.deepEqual(unused, [])
})

test('a component asks the container that it lies in how large it is, never the screen', () => {
  for (const file of [...stylesheets, ...shared]) {
    const asked = [...withoutComments(read(file)).matchAll(/@media([^{]*)\{/g)].map(([, query]) => query)
    const device = /^\s*(print|\((prefers-[\w-]+|pointer|hover|any-pointer|any-hover|forced-colors)\b[^)]*\))\s*$/
    assert.deepEqual(
      asked.filter((query) => !device.test(query)),
      [],
      file,
    )
  }
})

test('what is out of sight until it is focused is so in its own component alone', () => {
  const pages = globSync('**/*.tsx', { cwd: src })
  for (const file of stylesheets) {
    const hidden = [...withoutComments(read(file)).matchAll(/\.([\w-]+)\s*\{[^}]*left: -\d{3,}px/g)].map(
      ([, name]) => name,
    )
    const others = pages.filter((page) => page !== file.replace(/\.css$/, '.tsx'))
    for (const name of hidden)
      assert.deepEqual(
        others.filter((page) => new RegExp(`class="([^"]* )?${name}[ "]`).test(read(page))),
        [],
        `.${name} of ${file}`,
      )
  }
})
