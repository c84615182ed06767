// Small line drawings. They never stand alone: what they mean is said beside them or in a label.

import { type IconName, pathOf } from './icon-paths.ts'
import './icon.css'

export const Icon = ({ name }: { name: IconName }) => <Drawing path={pathOf(name)} />

export function Drawing({ path }: { path: string }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
