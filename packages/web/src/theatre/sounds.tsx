// Small sounds for what is on stage and for being asked, made on the spot. What only its reader sees sounds alike, whatever it is.

import { useEffect } from 'preact/hooks'
import { useStore } from '../store.ts'
import { useScene } from '../table/scene.ts'
import { ownCardOpen } from './use-own-card.ts'
import type { Theatre } from './use-theatre.ts'

/** A tone: how high in hertz, from when on and how long in seconds; it may slide. */
interface Tone {
  readonly from: number
  readonly to?: number
  readonly at?: number
  readonly long: number
}

const asked: readonly Tone[] = [
  { from: 660, long: 0.09 },
  { from: 880, at: 0.1, long: 0.14 },
]
const turned: readonly Tone[] = [{ from: 520, long: 0.05 }]

const cues: Readonly<Record<string, readonly Tone[]>> = {
  dice: [0, 0.07, 0.13].map((at) => ({ from: 300, at, long: 0.03 })),
  outcome: [{ from: 440, long: 0.2 }],
  crisis: [
    { from: 330, long: 0.16 },
    { from: 262, at: 0.18, long: 0.24 },
  ],
  told: [{ from: 392, long: 0.12 }],
  jump: [{ from: 120, to: 900, long: 0.9 }],
  reveal: [{ from: 220, to: 110, long: 0.9 }],
  box: [{ from: 262, to: 196, long: 0.6 }],
  own: [
    { from: 294, long: 0.3 },
    { from: 370, at: 0.3, long: 0.5 },
  ],
}

export function Sounds({ theatre: { scene, turned: cards } }: { theatre: Theatre }) {
  const own = useStore(ownCardOpen)
  const { decision } = useScene()
  useSound(scene?.at, cues[scene?.kind ?? ''])
  useSound(scene?.kind === 'check' && cards > 0 ? `${scene.at} ${cards}` : undefined, turned)
  useSound(decision?.id, asked)
  useSound(own ? 'own' : undefined, cues.own)
  return undefined
}

/** Sounds whenever there is something new. */
function useSound(what: string | number | undefined, tones: readonly Tone[] | undefined): void {
  useEffect(() => {
    if (what !== undefined && tones !== undefined) play(tones)
  }, [what])
}

let speaker: AudioContext | undefined

function play(tones: readonly Tone[]): void {
  speaker ??= new AudioContext()
  // A browser lets no page sound before somebody has touched it.
  void speaker.resume()
  for (const { from, to = from, at = 0, long } of tones) {
    const start = speaker.currentTime + at
    const [tone, loudness] = [speaker.createOscillator(), speaker.createGain()]
    tone.frequency.setValueAtTime(from, start)
    tone.frequency.exponentialRampToValueAtTime(to, start + long)
    loudness.gain.setValueAtTime(0.06, start)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + long)
    tone.connect(loudness).connect(speaker.destination)
    tone.start(start)
    tone.stop(start + long)
  }
}
