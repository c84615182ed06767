// The skill types: a shape and a letter besides the colour.

import type { SkillType } from '@cic/engine'
import './skill.css'

const shapes: Readonly<Record<string, { d: string; letter: string; y: number }>> = {
  politics: { d: 'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z', letter: 'P', y: 16 },
  leadership: {
    d: 'M12 1.3l3.76 6.32 7.18 1.63-4.85 5.53.67 7.32L12 19.2l-6.76 2.9.67-7.32-4.85-5.53 7.18-1.63z',
    letter: 'L',
    y: 17,
  },
  tactics: { d: 'M12 2.5L22.5 21h-21z', letter: 'T', y: 19 },
  piloting: { d: 'M12 1.5L22.5 9v13L12 17 1.5 22V9z', letter: 'F', y: 14.5 },
  engineering: { d: 'M12 1.5l9.5 5.25v10.5L12 22.5l-9.5-5.25V6.75z', letter: 'E', y: 16 },
  treachery: { d: 'M12 1.5c4 5.5 8 9 8 13.5a8 8 0 0 1-16 0c0-4.5 4-8 8-13.5z', letter: 'X', y: 19 },
}

/** Decorative: the skill's name stands beside it, or is read out by `SkillNames`. */
export function SkillShape({ skill }: { skill: SkillType | string }) {
  const { d, letter, y } = shapes[skill] ?? shapes.treachery
  return (
    <svg class={`skill ${skill}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
      <text x="12" y={y}>
        {letter}
      </text>
    </svg>
  )
}
