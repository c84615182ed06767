// Pieces of the report's page: text made safe, numbers as people read them, tables, figures, legends.

import type { Rate } from '../statistics.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign])

/** "48 %", with a space that does not break. */
export const percent = (share: number): string => `${Math.round(100 * share)}\u202f%`

/** "48 % (38–58)"; nothing to say without a game. */
export const rateText = ({ of, rate, low, high }: Rate): string =>
  of === 0 ? '–' : `${percent(rate)} (${Math.round(100 * low)}–${Math.round(100 * high)})`

/** With so many digits after the point, a true minus, and thousands apart. */
export function decimal(value: number, digits = 0): string {
  const text = Math.abs(value).toFixed(digits)
  const [whole, rest] = text.split('.')
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  const sign = value < 0 && Number(text) !== 0 ? '−' : ''
  return sign + apart + (rest === undefined ? '' : `.${rest}`)
}

/** A change always shows its direction. */
export const signed = (value: number, digits: number): string =>
  (Number(value.toFixed(digits)) > 0 ? '+' : '') + decimal(value, digits)

export interface Table {
  readonly caption: string
  readonly head: readonly string[]
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[]
}

/** A table in a box that scrolls sideways where the window is narrow, by keyboard too. */
export function table({ caption, head, rows }: Table): string {
  const cells = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? `<th scope="row">${escaped(cell)}</th>` : `<td>${escaped(cell)}</td>`)).join('')
  return `<div class="table" role="region" aria-label="${escaped(caption)}" tabindex="0"><table>
<caption>${escaped(caption)}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}
</tbody>
</table></div>`
}

export interface Figure {
  readonly title: string
  /** What the figure shows, for those who do not see it. */
  readonly alternative: string
  readonly legend?: readonly Key[]
  readonly plot: Plot
}

/** What a colour stands for: its class in the page's style, and its name. */
export interface Key {
  readonly key: string
  readonly label: string
}

export interface Plot {
  readonly height: number
  readonly marks: readonly string[]
}

/** All plots are as wide as a phone, so that their letters are read there; on a wide window several stand side by side. */
export const plotWidth = 360

export function figure({ title, alternative, legend = [], plot: { height, marks } }: Figure): string {
  const keys = legend.map(({ key, label }) => `<li><span class="key ${key}"></span>${escaped(label)}</li>`)
  return `<figure>
<figcaption>${escaped(title)}</figcaption>
${keys.length === 0 ? '' : `<ul class="legend">${keys.join('')}</ul>`}
<svg viewBox="0 0 ${plotWidth} ${Math.ceil(height)}" role="img" aria-label="${escaped(alternative)}">
${marks.join('\n')}
</svg>
</figure>`
}

export interface Section {
  readonly id: string
  readonly title: string
  /** What it is about, one paragraph each. */
  readonly text: readonly string[]
  readonly content: readonly string[]
  /** What is better read in the full width of the page. */
  readonly below?: readonly string[]
}

export function section({ id, title, text, content, below = [] }: Section): string {
  return `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${escaped(title)}</h2>
${text.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}
<div class="side-by-side">
${content.join('\n')}
</div>
${below.join('\n')}
</section>`
}

export const folded = (summary: string, content: string): string =>
  `<details><summary>${escaped(summary)}</summary>\n${content}\n</details>`
