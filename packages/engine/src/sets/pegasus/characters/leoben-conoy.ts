// Leoben Conoy: Cylon leader.

import { action, movement, oncePerGame } from '../../../language/ability.ts'
import type { Character } from '../../../language/card.ts'
import { choose } from '../../../language/nodes/flow.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { avoidsCompany, glimpse, swapHand } from '../nodes/leader-sheets.ts'
import '../terms.ts'

export const leobenConoy = {
  name: nameOf(characters['leoben-conoy']),
  type: 'cylon leader',
  ofCylon: true,
  skills: [
    { count: 1, types: ['politics'] },
    { count: 1, types: ['treachery', 'engineering'] },
  ],
  setup: 'human-fleet',
  abilities: {
    glimpseTheFaceOfGod: {
      name: {
        en: 'Glimpse the Face of God',
        es: 'Atisbar el rostro de Dios',
        de: 'Das Antlitz Gottes schauen',
        fr: 'Entrevoir le visage de Dieu',
        pl: 'Ujrzeć oblicze Boga',
      },
      ...movement(glimpse(2)),
    },
    crypticMessage: {
      name: {
        en: 'Cryptic Message',
        es: 'Mensaje críptico',
        de: 'Kryptische Botschaft',
        fr: 'Message énigmatique',
        pl: 'Zagadkowa wiadomość',
      },
      ...oncePerGame(action(choose('self', { notSelf: true, cylonsToo: true }, swapHand()))),
    },
    clouded: {
      name: { en: 'Clouded', es: 'Mente nublada', de: 'Getrübter Geist', fr: 'Esprit embrumé', pl: 'Zmącony umysł' },
      ...avoidsCompany(),
    },
  },
} as const satisfies Character
