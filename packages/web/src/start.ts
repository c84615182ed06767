// The first script of the page: loads the build in the reader's language. What that needs is named in the page, so that all of it is
// asked for at once.

import { chosenLanguage } from './language.ts'

const named = document.querySelector('#parts')?.textContent ?? ''
const [beginning, ...more] = (JSON.parse(named) as Record<string, string[]>)[chosenLanguage()]
for (const part of more) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = part
  document.head.append(link)
}
await import(/* @vite-ignore */ beginning).catch(sayThatThereIsNoConnection)

/** Without a network a language that was never read here is not there. What else may have gone wrong is not hidden. */
async function sayThatThereIsNoConnection(error: unknown): Promise<void> {
  reportError(error)
  const page = await fetch('/offline.html')
  document.documentElement.innerHTML = await page.text()
}
