// The plots of the report as lists of SVG marks. Colours are classes of the page's style, so that a plot is right in light
// and in dark.

import { extent } from '../statistics.ts'
import type { CurvePoint } from './figures.ts'
import { escaped, type Plot, plotWidth } from './markup.ts'

/** A line with a point on it: a value and its interval. */
export interface IntervalRow {
  readonly label: string
  readonly key: string
  readonly at: number
  readonly low: number
  readonly high: number
  readonly value: string
}

export interface IntervalScale {
  readonly labelWidth: number
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
  /** A stretch that is shaded because values should be within it. */
  readonly aim?: readonly [number, number]
}

/** Rows of intervals over one scale, which goes from the first tick to the last. */
export function intervalPlot(rows: readonly IntervalRow[], { labelWidth, ticks, aim }: IntervalScale): Plot {
  const rowHeight = 26
  const right = plotWidth - 86
  const bottom = rows.length * rowHeight + 6
  const x = scale(ticks[0].at, ticks[ticks.length - 1].at, labelWidth, right)
  const shaded = aim === undefined ? [] : [rectangle('aim', x(aim[0]), 0, x(aim[1]) - x(aim[0]), bottom)]
  const grid = ticks.flatMap(({ at, label }) => [
    line('grid', x(at), 0, x(at), bottom),
    words('tick', x(at), bottom + 14, label, 'middle'),
  ])
  const marks = rows.flatMap(({ label, key, at, low, high, value }, i) => {
    const y = i * rowHeight + 16
    return [
      words('label', labelWidth - 8, y + 4, label, 'end'),
      line(`interval ${key}`, x(low), y, x(high), y),
      `<circle class="dot ${key}" cx="${short(x(at))}" cy="${y}" r="5"/>`,
      words('value', right + 8, y + 4, value, 'start'),
    ]
  })
  return { height: bottom + 20, marks: [...shaded, ...grid, ...marks] }
}

export interface BarRow {
  readonly label: string
  readonly parts: readonly { readonly key: string; readonly size: number; readonly text?: string }[]
  /** Written at the end of the bar's heading. */
  readonly value: string
}

/** Horizontal bars in parts, each under its heading; the longest fills the width, or that which is as long as `full`. */
export function barPlot(rows: readonly BarRow[], full: number): Plot {
  const rowHeight = 36
  const marks = rows.flatMap(({ label, parts, value }, i) => {
    const y = i * rowHeight
    let x = 0
    return [
      words('label', 0, y + 13, label, 'start'),
      words('value', plotWidth, y + 13, value, 'end'),
      ...parts.flatMap(({ key, size, text }) => {
        const width = (size / full) * plotWidth
        const left = x
        x += width
        const written =
          text !== undefined && width > 30 ? [words(`on ${key}`, left + width / 2, y + 28, text, 'middle')] : []
        return width === 0 ? [] : [rectangle(`part ${key}`, left, y + 18, width, 14), ...written]
      }),
    ]
  })
  return { height: rows.length * rowHeight, marks }
}

/** Values of one kind in a histogram. */
export interface Series {
  readonly key: string
  readonly values: readonly number[]
}

/** How many values fall into each stretch, kinds stacked on one another. */
export function histogram(series: readonly Series[], unit: string): Plot {
  const [least, greatest] = extent(series.flatMap(({ values }) => values))
  const step = roundStep((greatest - least) / 20)
  const from = Math.floor(least / step) * step
  const bins = Math.floor((greatest - from) / step) + 1
  const counts = series.map(({ values }) => countBins(values, from, step, bins))
  const highest = Math.max(...counts[0].map((_, bin) => counts.reduce((sum, one) => sum + one[bin], 0)))
  const frame = axes({
    x: [from, from + bins * step],
    y: [0, highest],
    xTitle: unit,
    yTitle: 'how many',
    whole: step === 1,
  })
  const marks = Array.from({ length: bins }, (_, bin) => {
    let below = 0
    return counts.map((one, i) => {
      const [bottom, top] = [frame.y(below), frame.y(below + one[bin])]
      below += one[bin]
      const left = frame.x(from + bin * step)
      const width = frame.x(from + (bin + 1) * step) - left
      return one[bin] === 0 ? '' : rectangle(`part ${series[i].key}`, left, top, width, bottom - top)
    })
  })
  return { height: frame.height, marks: [...frame.marks, ...marks.flat().filter((mark) => mark !== ''), frame.ground] }
}

function countBins(values: readonly number[], from: number, step: number, bins: number): number[] {
  const counts = Array<number>(bins).fill(0)
  for (const value of values) counts[Math.floor((value - from) / step)]++
  return counts
}

/** Medians as lines and quartiles as bands, over turns. */
export function curvePlot(curves: readonly { key: string; points: readonly CurvePoint[] }[]): Plot {
  const points = curves.flatMap((curve) => curve.points)
  const frame = axes({
    x: [0, Math.max(1, ...points.map(({ turn }) => turn))],
    y: [0, Math.max(1, ...points.map(({ high }) => high))],
    xTitle: 'turns played',
    yTitle: 'left',
  })
  const at = (turn: number, value: number): string => `${short(frame.x(turn))},${short(frame.y(value))}`
  const drawn = curves.filter((curve) => curve.points.length > 0)
  const bands = drawn.map(({ key, points: own }) => {
    const outline = [
      ...own.map(({ turn, high }) => at(turn, high)),
      ...own.toReversed().map(({ turn, low }) => at(turn, low)),
    ]
    return `<polygon class="band ${key}" points="${outline.join(' ')}"/>`
  })
  const lines = drawn.map(
    ({ key, points: own }) =>
      `<polyline class="curve ${key}" points="${own.map(({ turn, median }) => at(turn, median)).join(' ')}"/>`,
  )
  return { height: frame.height, marks: [...frame.marks, frame.ground, ...bands, ...lines] }
}

interface AxesPlan {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
  readonly xTitle: string
  readonly yTitle: string
  /** Bars of single numbers: a tick stands in the middle of its bar. */
  readonly whole?: boolean
}

interface Axes {
  readonly x: (value: number) => number
  readonly y: (value: number) => number
  readonly height: number
  readonly marks: readonly string[]
  /** The line that bars stand on, drawn over their edges. */
  readonly ground: string
}

/** Room for half of the last tick's number. */
const edge = plotWidth - 14

/** Axes with round ticks, and how values become places. */
function axes({ x: [left, right], y: [low, high], xTitle, yTitle, whole }: AxesPlan): Axes {
  const [top, bottom] = [22, 168]
  const x = scale(left, right, 34, edge)
  const y = scale(low, high, bottom, top)
  const shift = whole ? 0.5 : 0
  const rows = ticksBetween(low, high, 4).flatMap((value) => [
    line('grid', 34, y(value), edge, y(value)),
    words('tick', 28, y(value) + 4, String(value), 'end'),
  ])
  const columns = ticksBetween(left, right - shift, 7).map((value) =>
    words('tick', x(value + shift), bottom + 15, String(value), 'middle'),
  )
  const titles = [words('tick', 4, 12, yTitle, 'start'), words('tick', edge, bottom + 32, xTitle, 'end')]
  return {
    x,
    y,
    height: bottom + 38,
    marks: [...rows, ...columns, ...titles],
    ground: line('axis', 34, bottom, edge, bottom),
  }
}

function scale(from: number, to: number, first: number, last: number): (value: number) => number {
  return (value) => first + ((value - from) / (to - from)) * (last - first)
}

function ticksBetween(from: number, to: number, most: number): number[] {
  const step = roundStep((to - from) / most)
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) => (first + i) * step)
}

/** The next larger of 1, 2, 5, 10, 20, 50 … */
function roundStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(least, 1))))
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10)
}

const short = (value: number): string => String(Number(value.toFixed(1)))

function words(style: string, x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end'): string {
  return `<text class="${style}" x="${short(x)}" y="${short(y)}" text-anchor="${anchor}">${escaped(text)}</text>`
}

const line = (style: string, x1: number, y1: number, x2: number, y2: number): string =>
  `<line class="${style}" x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}"/>`

const rectangle = (style: string, x: number, y: number, width: number, height: number): string =>
  `<rect class="${style}" x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"/>`
