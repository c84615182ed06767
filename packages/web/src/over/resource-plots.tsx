// The four resources over the turns, each as a small plot with its red zone; the numbers are also said in words.

import { type Dial, dialsOf, labelOf, type View } from '@cic/engine'
import { Icon } from '../art/icon.tsx'
import { useScene } from '../table/scene.ts'
import { endWords } from '../words/end.ts'
import { useWords } from '../words/words.ts'
import { historyOf } from './history.ts'
import './resource-plots.css'

export function ResourcePlots({ seen }: { seen: View }) {
  const t = useWords(endWords)
  const history = historyOf(seen.log, seen.resources)
  return (
    <section class="plots">
      <h3>{t('resourcesOverTime')}</h3>
      <ul>
        {dialsOf(seen).map((dial) => (
          <Plot key={dial.resource} dial={dial} values={history[dial.resource]} />
        ))}
      </ul>
    </section>
  )
}

const [width, height] = [220, 64]

function Plot({ dial: { resource, red, highest, now }, values }: { dial: Dial; values: readonly number[] }) {
  const t = useWords(endWords)
  const { language } = useScene()
  const x = (i: number): number => (values.length < 2 ? 0 : (i / (values.length - 1)) * width)
  const y = (n: number): number => height - (n / highest) * height
  const line = values.map((n, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(n).toFixed(1)}`).join('')
  const name = labelOf('resource', resource, language)
  const label = t('plotOf', { resource: name, from: values[0], to: now, low: Math.min(...values) })
  return (
    <li>
      <p class="plot-name">
        <Icon name={resource} />
        {name} <b>{now}</b>
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <title>{label}</title>
        <rect class="red-zone" x="0" y={y(red)} width={width} height={height - y(red)} />
        <path class="area-under" d={`${line}L${width} ${height}L0 ${height}z`} />
        <path class="plot-line" d={line} />
      </svg>
    </li>
  )
}
