// The Title cards of the base game: what they let their holder do, and whether they are kept in the Brig. (Rulebook: Title cards.)

import { action } from '../../core/ability.ts'
import type { GameSet, ReferenceCard } from '../../core/card.ts'
import { phrase } from '../../core/facts.ts'
import type { Text } from '../../core/languages.ts'
import { names } from '../../core/languages.ts'
import { drawQuorum } from '../../language/nodes/cards.ts'
import { drawnByAdmiral } from '../../rules/jump.ts'
import { attackTable } from './tokens.ts'

export const titles: GameSet['titles'] = { president: {}, admiral: { lostInBrig: true } }

const holdsQuorum: Text = {
  en: 'you hold the Quorum cards, and draw 1 at the start of the game',
  es: 'tienes las cartas de Quórum y robas 1 al principio de la partida',
  de: 'du hältst die Zwölferratskarten und ziehst zu Spielbeginn 1 davon',
  fr: 'vous détenez les cartes Quorum et en piochez 1 au début de la partie',
  pl: 'trzymasz karty Kworum i na początku gry ciągniesz 1 z nich',
}

const playsQuorum: Text = {
  en: 'action: Play 1 of your Quorum cards',
  es: 'acción: Juega 1 de tus cartas de Quórum',
  de: 'Aktion: Spiele 1 deiner Zwölferratskarten aus',
  fr: 'action\u202f: Jouez 1 de vos cartes Quorum',
  pl: 'akcja: Zagraj 1 ze swoich kart Kworum',
}

export const choosesDestination: Text = {
  en: 'when the fleet jumps, draw {count} Destination cards, choose 1 and put the other at the bottom of the deck',
  es: 'cuando la flota efectúe un salto, roba {count} cartas de Salto, elige 1 y coloca la otra en la parte inferior del mazo',
  de: 'wenn die Flotte springt, ziehe {count} Zielortkarten, wähle 1 davon und lege die andere unter den Stapel',
  fr: 'quand la flotte saute, piochez {count} cartes Destination, choisissez-en 1 et placez l’autre sous le paquet',
  pl: 'gdy flota wykonuje skok, pociągnij {count} karty Punktów docelowych, wybierz 1 z nich, a drugą odłóż na spód talii',
}

/** Whether a nuke that was launched can be had again is a matter of the boxes, not of this card. */
const launchesNukes: Text = {
  en: 'action: Launch 1 of your nukes at a basestar, discard it and roll a die; on 1–{twice} the basestar is damaged twice, on {destroyed}–{alone} it is destroyed, on {raiders}–8 it is destroyed with 3 raiders in its area',
  es: 'acción: Lanza 1 de tus Armas Nucleares contra una Estrella Base, descártala y tira un dado; con 1–{twice} la Estrella Base resulta dañada dos veces, con {destroyed}–{alone} es destruida, con {raiders}–8 es destruida junto con 3 Incursores de su zona',
  de: 'Aktion: Feuere 1 deiner Nuklearwaffen auf einen Basisstern ab, lege sie ab und würfle; bei 1–{twice} wird der Basisstern zweimal beschädigt, bei {destroyed}–{alone} zerstört, bei {raiders}–8 zusammen mit 3 Jägern in seinem Feld zerstört',
  fr: 'action\u202f: Lancez 1 de vos charges nucléaires contre un basestar, défaussez-la et lancez un dé\u202f; sur 1–{twice} le basestar est endommagé deux fois, sur {destroyed}–{alone} il est détruit, sur {raiders}–8 il est détruit avec 3 raiders de sa case',
  pl: 'akcja: Wystrzel 1 ze swoich głowic nuklearnych w basestara, odrzuć ją i rzuć kostką; przy wyniku 1–{twice} basestar zostaje uszkodzony dwukrotnie, przy {destroyed}–{alone} zniszczony, przy {raiders}–8 zniszczony wraz z 3 raiderami w jego sektorze',
}

export const lostInBrig: Text = {
  en: 'in the Brig you lose this title to the next in the line of succession',
  es: 'en la Prisión pierdes este Cargo, que pasa al siguiente en la línea de sucesión',
  de: 'in der Brig verlierst du diesen Titel an den Nächsten in der Amtsfolge',
  fr: 'en Cellule, vous perdez ce titre au profit du suivant dans l’ordre de succession',
  pl: 'w Areszcie tracisz ten tytuł na rzecz następnej osoby w linii sukcesji',
}

/** From which roll on a nuke does more than before. */
const [withRaiders, alone] = (attackTable.basestar?.nuke ?? []).map(([least]) => least)

/** What the President does by any title card. */
export const presidency: ReferenceCard['lines'] = [phrase(holdsQuorum), action(drawQuorum(1)), phrase(playsQuorum)]

/** What the Admiral does by any title card. */
export const admiralty: ReferenceCard['lines'] = [
  phrase(choosesDestination, { count: drawnByAdmiral }),
  phrase(launchesNukes, { twice: alone - 1, destroyed: alone, alone: withRaiders - 1, raiders: withRaiders }),
  phrase(lostInBrig),
]

export const titleNames = {
  president: names`President | Presidente | Präsident | Président | Prezydent`,
  admiral: names`Admiral | Almirante | Admiral | Amiral | Admirał`,
}

export const titleCards: Readonly<Record<string, ReferenceCard>> = {
  president: { deck: 'title', name: titleNames.president, lines: presidency },
  admiral: { deck: 'title', name: titleNames.admiral, lines: admiralty },
}
