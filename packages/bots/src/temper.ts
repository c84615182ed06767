// How a bot is by nature: what it dares, and how much it talks. It judges no worse for it.

export const tempers = ['cautious', 'bold', 'talkative'] as const

export type Temper = (typeof tempers)[number]

/** What a temper changes. */
export interface Manner {
  /** From which suspicion on it accuses somebody. */
  readonly accuses: number
  /** How often a hidden Cylon draws suspicion to somebody else. */
  readonly lies: number
  /** From which stake on it asks for help with a check. */
  readonly asks: number
  /** Whether it also says whom it trusts, without having seen a card. */
  readonly trusts: boolean
  /** How much a hidden Cylon dares, against others. */
  readonly daring: number
  /** How much more than is missing it adds to a check where it is the last. */
  readonly margin: number
}

const even: Manner = { accuses: 0.7, lies: 0.08, asks: 2, trusts: false, daring: 1, margin: 0 }

const manners: Readonly<Record<Temper, Manner>> = {
  cautious: { ...even, accuses: 0.85, lies: 0.03, asks: 4, daring: 0.85, margin: 0.5 },
  bold: { ...even, accuses: 0.6, lies: 0.12, daring: 1.15, margin: -0.5 },
  talkative: { ...even, accuses: 0.6, lies: 0.12, asks: 0.5, trusts: true },
}

export const mannerOf = (temper: Temper | undefined): Manner => (temper === undefined ? even : manners[temper])
