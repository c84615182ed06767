// The 26 treachery cards of Daybreak: skill check abilities alone, and some that are better not discarded. (Rulebook: Treachery.)

import { inCheck } from '../../core/ability.ts'
import type { SkillCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { draw } from '../../language/nodes/cards.ts'
import { all, choose } from '../../language/nodes/flow.ts'
import { send } from '../../language/nodes/people.ts'
import { each } from '../../language/nodes/players.ts'
import { place } from '../../language/nodes/ships.ts'
import { treacheryIntoDestiny } from '../parts/treachery-type.ts'
import { drawMutiny } from './mutiny.ts'

export const treachery = {
  'a-better-machine': {
    name: names`A Better Machine | Una máquina mejor | Eine bessere Maschine | Une meilleure machine | Lepsza maszyna`,
    skill: 'treachery',
    strengths: { 3: 4 },
    ability: inCheck(treacheryIntoDestiny(2)),
  },
  bait: {
    name: names`Bait | Cebo | Köder | Appât | Przynęta`,
    skill: 'treachery',
    strengths: { 0: 6 },
    ability: inCheck(place({ rear: { civilian: 1 } })),
    whenDiscarded: drawMutiny('self'),
  },
  'dradis-contact': {
    name: names`Dradis Contact | Contacto en el DRADIS | DRADIS-Kontakt | Contact DRADIS | Kontakt na DRADIS-ie`,
    skill: 'treachery',
    strengths: { 0: 6 },
    ability: inCheck(place({ front: { raider: 2 } })),
    whenDiscarded: drawMutiny('self'),
  },
  'exploit-a-weakness': {
    name: names`Exploit a Weakness | Explotar una debilidad | Eine Schwäche ausnutzen | Exploiter une faiblesse | Wykorzystanie słabości`,
    skill: 'treachery',
    strengths: { 5: 3 },
    ability: inCheck(choose('current', {}, drawMutiny('chosen'))),
  },
  'personal-vices': {
    name: names`Personal Vices | Vicios personales | Persönliche Laster | Vices personnels | Osobiste przywary`,
    skill: 'treachery',
    strengths: { 3: 4 },
    ability: inCheck(all(each('humans', draw('self', 1, ['treachery'])), drawMutiny('current'))),
  },
  'violent-outbursts': {
    name: names`Violent Outbursts | Estallidos de violencia | Gewaltausbrüche | Accès de violence | Wybuchy agresji`,
    skill: 'treachery',
    strengths: { 4: 3 },
    ability: inCheck(send('current', 'sickbay')),
  },
} as const satisfies Record<string, SkillCard>
