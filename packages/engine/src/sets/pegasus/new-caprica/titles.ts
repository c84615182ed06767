// The Title cards of a game about New Caprica. (Rulebook: New Caprica; Title cards.)

import type { ReferenceCard } from '../../../core/card.ts'
import { phrase } from '../../../core/facts.ts'
import type { Text } from '../../../core/languages.ts'
import { admiralty, presidency, titleNames } from '../../base/titles.ts'
import { arrestedAt } from './occupation-authority.ts'

const caughtPlaying: Text = {
  en: 'when you play a Quorum card on New Caprica, roll a die; on {most} or lower, you are sent to Detention',
  es: 'cuando juegues una carta de Quórum en Nueva Cáprica, tira un dado; con {most} o menos, vas al Centro de Detención',
  de: 'wenn du auf Neu-Caprica eine Zwölferratskarte ausspielst, würfle; bei {most} oder weniger kommst du in Arrest',
  fr: 'quand vous jouez une carte Quorum sur Nouvelle Caprica, lancez un dé\u202f; sur {most} ou moins, vous allez en Détention',
  pl: 'gdy zagrywasz kartę Kworum na Nowej Caprice, rzuć kostką; przy wyniku {most} lub mniej trafiasz do Więzienia',
}

const ordersDeparture: Text = {
  en: 'only you may order Galactica to leave New Caprica',
  es: 'solo tú puedes ordenar que Galactica abandone Nueva Cáprica',
  de: 'nur du darfst den Abflug der Galactica von Neu-Caprica befehlen',
  fr: 'vous seul pouvez ordonner au Galactica de quitter Nouvelle Caprica',
  pl: 'tylko ty możesz rozkazać Galactice opuścić Nową Caprikę',
}

export const newCapricaTitles: Readonly<Record<string, ReferenceCard>> = {
  'president-new-caprica': {
    deck: 'title',
    replaces: 'president',
    name: titleNames.president,
    lines: [...presidency, phrase(caughtPlaying, { most: arrestedAt })],
  },
  'admiral-new-caprica': {
    deck: 'title',
    replaces: 'admiral',
    name: titleNames.admiral,
    lines: [...admiralty, phrase(ordersDeparture)],
  },
}
