// The nouns of the base game in five languages, with every form that a sentence needs; the words are those of the
// published editions where they are known. To add a term, add an entry to its group: grammar.ts builds the regular
// forms, and test/language/terms.test.ts names the forms that each group must have in each language.
// The forms of a group are listed above it; `gender` is present in all languages but English.

import { you } from '../core/facts.ts'
import type { BoardId, CharacterId, LocationId, Seat, SkillType, Title, ViperKind } from '../core/ids.ts'
import { type Language, languages, type Text } from '../core/languages.ts'
import {
  deNoun,
  deWho,
  enNoun,
  enWho,
  esNoun,
  esWho,
  frDe,
  frNoun,
  frOf,
  frThe,
  frWho,
  plNoun,
  plWho,
} from './grammar.ts'
import type { Forms, Gender, Term } from './icu.ts'

/** A term with nothing but a name: for the name of a card, an ability, a set. */
export function named(name: Text): Term {
  return {
    en: { name: name.en },
    es: { name: name.es },
    de: { name: name.de },
    fr: { name: name.fr },
    pl: { name: name.pl },
  }
}

/** A term of which only the name is needed, made in each language. */
export const nounOf = (name: (language: Language) => string): Term =>
  Object.fromEntries(languages.map((language) => [language, { name: name(language) }])) as unknown as Term

// ---------------------------------------------------------------------------------------------------------------------
// Resources: name; amount (after a number: −1 fuel, −1 de Combustible, −1 paliwa); the; acc; es de; pl gen

export const resources = {
  fuel: {
    en: { name: 'fuel', amount: 'fuel', the: 'fuel', acc: 'fuel' },
    es: esResource('m', 'el', 'Combustible'),
    de: { gender: 'm', name: 'Treibstoff', amount: 'Treibstoff', the: 'der Treibstoff', acc: 'den Treibstoff' },
    fr: { gender: 'm', name: 'carburant', amount: 'carburant', the: 'le carburant', acc: 'le carburant' },
    pl: plResource('n', 'paliwo', 'paliwo', 'paliwa'),
  },
  food: {
    en: { name: 'food', amount: 'food', the: 'food', acc: 'food' },
    es: esResource('pl', 'los', 'Alimentos'),
    de: { gender: 'f', name: 'Nahrung', amount: 'Nahrung', the: 'die Nahrung', acc: 'die Nahrung' },
    fr: { gender: 'f', name: 'nourriture', amount: 'nourriture', the: 'la nourriture', acc: 'la nourriture' },
    pl: plResource('f', 'żywność', 'żywność', 'żywności'),
  },
  morale: {
    en: { name: 'morale', amount: 'morale', the: 'morale', acc: 'morale' },
    es: esResource('f', 'la', 'Moral'),
    de: { gender: 'f', name: 'Moral', amount: 'Moral', the: 'die Moral', acc: 'die Moral' },
    fr: { gender: 'm', name: 'moral', amount: 'moral', the: 'le moral', acc: 'le moral' },
    pl: plResource('n', 'morale', 'morale', 'morale'),
  },
  population: {
    en: { name: 'population', amount: 'population', the: 'population', acc: 'population' },
    es: esResource('f', 'la', 'Población'),
    de: { gender: 'f', name: 'Bevölkerung', amount: 'Bevölkerung', the: 'die Bevölkerung', acc: 'die Bevölkerung' },
    fr: { gender: 'f', name: 'population', amount: 'population', the: 'la population', acc: 'la population' },
    pl: plResource('f', 'populacja', 'populację', 'populacji'),
  },
} satisfies Record<string, Term>

function esResource(gender: Gender, article: string, name: string): Forms {
  return { gender, name, amount: `de ${name}`, de: `de ${name}`, the: `${article} ${name}`, acc: `${article} ${name}` }
}

function plResource(gender: Gender, name: string, acc: string, gen: string): Forms {
  return { gender, name, amount: gen, the: name, acc, gen }
}

// ---------------------------------------------------------------------------------------------------------------------
// Skills: name; acc; es and fr de; pl gen

const baseSkills = {
  politics: skill(
    'Politics',
    ['f', 'Política'],
    ['f', 'Politik'],
    ['f', 'Politique'],
    ['f', 'Polityka', 'Politykę', 'Polityki'],
  ),
  leadership: skill(
    'Leadership',
    ['m', 'Liderazgo'],
    ['f', 'Führerschaft'],
    ['m', 'Commandement'],
    ['pl', 'Zdolności przywódcze', 'Zdolności przywódcze', 'Zdolności przywódczych'],
  ),
  tactics: skill(
    'Tactics',
    ['f', 'Táctica'],
    ['f', 'Taktik'],
    ['f', 'Tactique'],
    ['f', 'Taktyka', 'Taktykę', 'Taktyki'],
  ),
  piloting: skill(
    'Piloting',
    ['m', 'Pilotaje'],
    ['m', 'Raumkampf'],
    ['m', 'Pilotage'],
    ['m', 'Pilotaż', 'Pilotaż', 'Pilotażu'],
  ),
  engineering: skill(
    'Engineering',
    ['f', 'Ingeniería'],
    ['f', 'Technik'],
    ['f', 'Ingénierie'],
    ['f', 'Technika', 'Technikę', 'Techniki'],
  ),
} satisfies Record<string, Term>

/** Every skill type; a box adds its own. */
export const skills = baseSkills as Record<SkillType, Term>

type Gendered = readonly [gender: Gender, name: string]

export function skill(
  en: string,
  [esGender, es]: Gendered,
  [deGender, de]: Gendered,
  [frGender, fr]: Gendered,
  [plGender, pl, acc, gen]: readonly [gender: Gender, name: string, acc: string, gen: string],
): Term {
  return {
    en: { name: en, acc: en },
    es: { gender: esGender, name: es, acc: es, de: `de ${es}` },
    de: { gender: deGender, name: de, acc: de },
    fr: { gender: frGender, name: fr, acc: fr, de: frDe(fr) },
    pl: { gender: plGender, name: pl, acc, gen },
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Counted nouns (forms in grammar.ts): cards of each skill, cards and tokens, ships

const baseSkillCards = {
  politics: card('Politics', 'Política', 'Politik-Karte', 'Politique', 'Polityki'),
  leadership: card('Leadership', 'Liderazgo', 'Führerschaft-Karte', 'Commandement', 'Zdolności przywódczych'),
  tactics: card('Tactics', 'Táctica', 'Taktik-Karte', 'Tactique', 'Taktyki'),
  piloting: card('Piloting', 'Pilotaje', 'Raumkampf-Karte', 'Pilotage', 'Pilotażu'),
  engineering: card('Engineering', 'Ingeniería', 'Technik-Karte', 'Ingénierie', 'Techniki'),
} satisfies Record<keyof typeof baseSkills, Term>

export const skillCards = baseSkillCards as Record<SkillType, Term>

export const cards = {
  card: {
    en: enNoun('card', 'cards'),
    es: esNoun('f', 'carta', 'cartas'),
    de: deNoun('f', 'Karte', 'Karten'),
    fr: frNoun('f', 'carte', 'cartes'),
    pl: plNoun('f', ['karta', 'kartę', 'karty'], ['karty', 'karty', 'kart']),
  },
  skillCard: card('Skill', 'Habilidad', 'Fertigkeitskarte', 'Compétence', 'umiejętności'),
  quorumCard: card('Quorum', 'Quórum', 'Zwölferratskarte', 'Quorum', 'Kworum'),
  crisisCard: card('Crisis', 'Crisis', 'Krisenkarte', 'Crise', 'Kryzysu', 'Kryzysów'),
  superCrisisCard: card(
    'Super Crisis',
    'Crisis Extrema',
    'Super-Krisenkarte',
    'Crise Majeure',
    'Superkryzysu',
    'Superkryzysów',
  ),
  loyaltyCard: card('Loyalty', 'Lealtad', 'Loyalitätskarte', 'Loyauté', 'Lojalności'),
  // Spanish calls the Destination deck "Salto": "Destino" is Destiny.
  destinationCard: card(
    'Destination',
    'Salto',
    'Zielortkarte',
    'Destination',
    'Punktu docelowego',
    'Punktów docelowych',
  ),
  destinyCard: card('Destiny', 'Destino', 'Schicksalskarte', 'Destinée', 'Przeznaczenia'),
  damageToken: damageToken('Galactica', 'Galactica', 'Galactica', 'Galactica', 'Galactiki'),
  basestarDamageToken: damageToken('basestar', 'Estrella Base', 'Basisstern', 'Basestar', 'basestara'),
} satisfies Record<string, Term>

export function card(en: string, es: string, de: string, fr: string, pl: string, plPlural = pl): Term {
  return {
    en: enNoun(`${en} card`, `${en} cards`),
    es: esNoun('f', `carta de ${es}`, `cartas de ${es}`),
    de: deNoun('f', de, `${de}n`),
    fr: frNoun('f', `carte ${fr}`, `cartes ${fr}`),
    pl: plNoun(
      'f',
      [`karta ${pl}`, `kartę ${pl}`, `karty ${pl}`],
      [`karty ${plPlural}`, `karty ${plPlural}`, `kart ${plPlural}`],
    ),
  }
}

function damageToken(en: string, es: string, de: string, fr: string, pl: string): Term {
  return {
    en: enNoun(`${en} damage token`, `${en} damage tokens`),
    es: esNoun('f', `ficha de Daño en ${es}`, `fichas de Daño en ${es}`),
    de: deNoun('m', `${de}-Schadensmarker`, `${de}-Schadensmarker`),
    fr: frNoun('m', `pion Dégâts au ${fr}`, `pions Dégâts au ${fr}`),
    pl: plNoun(
      'm',
      [`żeton uszkodzeń ${pl}`, `żeton uszkodzeń ${pl}`, `żetonu uszkodzeń ${pl}`],
      [`żetony uszkodzeń ${pl}`, `żetony uszkodzeń ${pl}`, `żetonów uszkodzeń ${pl}`],
    ),
  }
}

const baseShips = {
  raider: {
    en: enNoun('raider', 'raiders'),
    es: esNoun('m', 'Incursor', 'Incursores'),
    de: deNoun('m', 'Jäger', 'Jäger'),
    fr: frNoun('m', 'raider', 'raiders'),
    pl: plNoun('m', ['raider', 'raidera', 'raidera'], ['raidery', 'raidery', 'raiderów']),
  },
  heavyRaider: {
    en: enNoun('heavy raider', 'heavy raiders'),
    es: esNoun('m', 'Incursor Pesado', 'Incursores Pesados'),
    de: deNoun('m', 'Jäger', 'Jäger', { adjective: 'schwer' }),
    fr: frNoun('m', 'raider lourd', 'raiders lourds'),
    pl: plNoun(
      'm',
      ['ciężki raider', 'ciężkiego raidera', 'ciężkiego raidera'],
      ['ciężkie raidery', 'ciężkie raidery', 'ciężkich raiderów'],
    ),
  },
  basestar: {
    en: enNoun('basestar', 'basestars'),
    es: esNoun('f', 'Estrella Base', 'Estrellas Base'),
    de: deNoun('m', 'Basisstern', 'Basissterne'),
    fr: frNoun('m', 'basestar', 'basestars'),
    pl: plNoun('m', ['basestar', 'basestara', 'basestara'], ['basestary', 'basestary', 'basestarów']),
  },
  viper: {
    en: enNoun('viper', 'vipers'),
    es: esNoun('m', 'Viper', 'Vipers'),
    de: deNoun('f', 'Viper', 'Viper'),
    fr: frNoun('m', 'viper', 'vipers'),
    pl: plNoun('m', ['viper', 'vipera', 'vipera'], ['vipery', 'vipery', 'viperów']),
  },
  unmannedViper: {
    en: enNoun('unmanned viper', 'unmanned vipers'),
    es: esNoun('m', 'Viper no tripulado', 'Vipers no tripulados'),
    de: deNoun('f', 'Viper', 'Viper', { adjective: 'unbemannt' }),
    fr: frNoun('m', 'viper sans personnage à bord', 'vipers sans personnage à bord'),
    pl: plNoun(
      'm',
      ['viper bez pilota', 'vipera bez pilota', 'vipera bez pilota'],
      ['vipery bez pilota', 'vipery bez pilota', 'viperów bez pilota'],
    ),
  },
  raptor: {
    en: enNoun('raptor', 'raptors'),
    es: esNoun('m', 'Raptor', 'Raptors'),
    de: deNoun('m', 'Raptor', 'Raptoren'),
    fr: frNoun('m', 'raptor', 'raptors'),
    pl: plNoun('m', ['raptor', 'raptora', 'raptora'], ['raptory', 'raptory', 'raptorów']),
  },
  civilianShip: {
    en: enNoun('civilian ship', 'civilian ships'),
    es: esNoun('f', 'Nave Civil', 'Naves Civiles'),
    de: deNoun('n', 'Zivilschiff', 'Zivilschiffe'),
    fr: frNoun('m', 'vaisseau civil', 'vaisseaux civils'),
    pl: plNoun(
      'm',
      ['statek cywilny', 'statek cywilny', 'statku cywilnego'],
      ['statki cywilne', 'statki cywilne', 'statków cywilnych'],
    ),
  },
  centurion: {
    en: enNoun('centurion', 'centurions'),
    es: esNoun('m', 'Centurión', 'Centuriones'),
    de: deNoun('m', 'Zenturio', 'Zenturios'),
    fr: frNoun('m', 'centurion', 'centurions'),
    pl: plNoun('m', ['centurion', 'centuriona', 'centuriona'], ['centuriony', 'centuriony', 'centurionów']),
  },
  nuke: {
    en: enNoun('nuke', 'nukes'),
    es: esNoun('f', 'Arma Nuclear', 'Armas Nucleares', { el: true }),
    de: deNoun('f', 'Nuklearwaffe', 'Nuklearwaffen'),
    fr: frNoun('f', 'charge nucléaire', 'charges nucléaires'),
    pl: plNoun(
      'f',
      ['głowica nuklearna', 'głowicę nuklearną', 'głowicy nuklearnej'],
      ['głowice nuklearne', 'głowice nuklearne', 'głowic nuklearnych'],
    ),
  },
} satisfies Record<string, Term>

/** Every kind of ship; a box adds its own. */
export const ships = baseShips as typeof baseShips & Record<ViperKind, Term>

export const loyaltySides = {
  human: {
    en: enNoun('human', 'humans'),
    es: esNoun('m', 'humano', 'humanos'),
    de: deNoun('m', 'Mensch', 'Menschen', { weak: true }),
    fr: frNoun('m', 'humain', 'humains', { elided: true }),
    pl: plNoun('m', ['człowiek', 'człowieka', 'człowieka'], ['ludzie', 'ludzi', 'ludzi'], { personal: true }),
  },
  cylon: {
    en: enNoun('Cylon', 'Cylons'),
    es: esNoun('m', 'cylon', 'cylons'),
    de: deNoun('m', 'Zylon', 'Zylonen', { weak: true }),
    fr: frNoun('m', 'cylon', 'cylons'),
    pl: plNoun('m', ['Cylon', 'Cylona', 'Cylona'], ['Cyloni', 'Cylonów', 'Cylonów'], { personal: true }),
  },
  revealedCylon: {
    en: enNoun('revealed Cylon', 'revealed Cylons'),
    es: esNoun('m', 'cylon descubierto', 'cylons descubiertos'),
    de: deNoun('m', 'Zylon', 'Zylonen', { weak: true, adjective: 'enttarnt' }),
    fr: frNoun('m', 'cylon révélé', 'cylons révélés'),
    pl: plNoun(
      'm',
      ['ujawniony Cylon', 'ujawnionego Cylona', 'ujawnionego Cylona'],
      ['ujawnieni Cyloni', 'ujawnionych Cylonów', 'ujawnionych Cylonów'],
      { personal: true },
    ),
  },
} satisfies Record<string, Term>

// ---------------------------------------------------------------------------------------------------------------------
// Places: name; the (subject); acc (object); of; to; in

const basePlaces: Partial<Record<LocationId | BoardId, Term>> = {
  'ftl-control': {
    en: enPlace('FTL Control'),
    es: esPlace('m', 'el', 'Control de Saltos'),
    de: dePlace('f')`FTL-Kontrolle | der FTL-Kontrolle | zur FTL-Kontrolle | in der FTL-Kontrolle`,
    fr: frPlace('m', 'Contrôle PRL', 'au Contrôle PRL'),
    pl: plPlace('f')`Kontrola FTL | Kontrolę FTL | Kontroli FTL | do Kontroli FTL | w Kontroli FTL`,
  },
  'weapons-control': {
    en: enPlace('Weapons Control'),
    es: esPlace('m', 'el', 'Control de Armamento'),
    de: dePlace('f')`Waffenkontrolle | der Waffenkontrolle | zur Waffenkontrolle | in der Waffenkontrolle`,
    fr: frPlace('m', 'Contrôle de l’armement', 'au Contrôle de l’armement'),
    pl: plPlace(
      'f',
    )`Kontrola uzbrojenia | Kontrolę uzbrojenia | Kontroli uzbrojenia | do Kontroli uzbrojenia | w Kontroli uzbrojenia`,
  },
  command: {
    en: enPlace('Command'),
    es: esPlace('m', 'el', 'Puente de Mando'),
    de: dePlace('f')`Kommandozentrale | der Kommandozentrale | in die Kommandozentrale | in der Kommandozentrale`,
    fr: frPlace('f', 'Passerelle', 'à la Passerelle'),
    pl: plPlace(
      'n',
    )`Centrum dowodzenia | Centrum dowodzenia | Centrum dowodzenia | do Centrum dowodzenia | w Centrum dowodzenia`,
  },
  communications: {
    en: enPlace('Communications'),
    es: esPlace('pl', '', 'Comunicaciones'),
    de: dePlace('f')`Kommunikation | der Kommunikation | zur Kommunikation | in der Kommunikation`,
    fr: frPlace('pl', 'Communications', 'aux Communications'),
    pl: plPlace('f')`Łączność | Łączność | Łączności | do Łączności | w Łączności`,
  },
  'admirals-quarters': {
    en: enPlace('Admiral’s Quarters', 'the'),
    es: esPlace('m', 'el', 'Despacho del Almirante'),
    de: dePlace('n')`Admiralsquartier | des Admiralsquartiers | ins Admiralsquartier | im Admiralsquartier`,
    fr: frPlace('pl', 'Quartiers de l’Amiral', 'aux Quartiers de l’Amiral'),
    pl: plPlace(
      'f',
    )`Kwatera Admirała | Kwaterę Admirała | Kwatery Admirała | do Kwatery Admirała | w Kwaterze Admirała`,
  },
  'research-lab': {
    en: enPlace('Research Lab', 'the'),
    es: esPlace('m', 'el', 'Laboratorio de Investigación'),
    de: dePlace('n')`Forschungslabor | des Forschungslabors | ins Forschungslabor | im Forschungslabor`,
    fr: frPlace('m', 'Laboratoire de recherche', 'au Laboratoire de recherche'),
    pl: plPlace(
      'n',
    )`Laboratorium badawcze | Laboratorium badawcze | Laboratorium badawczego | do Laboratorium badawczego | w Laboratorium badawczym`,
  },
  'hangar-deck': {
    en: enPlace('Hangar Deck', 'the', 'on'),
    es: esPlace('m', 'el', 'Hangar'),
    de: dePlace('n')`Hangardeck | des Hangardecks | auf das Hangardeck | auf dem Hangardeck`,
    fr: frPlace('m', 'Pont', 'sur le Pont'),
    pl: plPlace(
      'm',
    )`Pokład hangarowy | Pokład hangarowy | Pokładu hangarowego | na Pokład hangarowy | na Pokładzie hangarowym`,
  },
  armory: {
    en: enPlace('Armory', 'the'),
    es: esPlace('m', 'el', 'Arsenal'),
    de: dePlace('f')`Waffenkammer | der Waffenkammer | in die Waffenkammer | in der Waffenkammer`,
    fr: frPlace('f', 'Armurerie', 'à l’Armurerie'),
    pl: plPlace('f')`Zbrojownia | Zbrojownię | Zbrojowni | do Zbrojowni | w Zbrojowni`,
  },
  sickbay: {
    en: enPlace('Sickbay'),
    es: esPlace('f', 'la', 'Enfermería'),
    de: dePlace('f')`Krankenstation | der Krankenstation | in die Krankenstation | in der Krankenstation`,
    fr: frPlace('f', 'Infirmerie', 'à l’Infirmerie'),
    pl: plPlace('n')`Ambulatorium | Ambulatorium | Ambulatorium | do Ambulatorium | w Ambulatorium`,
  },
  brig: {
    en: enPlace('Brig', 'the'),
    es: esPlace('f', 'la', 'Prisión'),
    de: dePlace('f')`Brig | der Brig | in die Brig | in der Brig`,
    fr: frPlace('f', 'Cellule', 'en Cellule'),
    pl: plPlace('m')`Areszt | Areszt | Aresztu | do Aresztu | w Areszcie`,
  },
  'press-room': {
    en: enPlace('Press Room', 'the'),
    es: esPlace('f', 'la', 'Sala de Prensa'),
    de: dePlace('n')`Pressezentrum | des Pressezentrums | ins Pressezentrum | im Pressezentrum`,
    fr: frPlace('f', 'Salle de presse', 'à la Salle de presse'),
    pl: plPlace('f')`Sala prasowa | Salę prasową | Sali prasowej | do Sali prasowej | w Sali prasowej`,
  },
  'presidents-office': {
    en: enPlace('President’s Office', 'the'),
    es: esPlace('m', 'el', 'Despacho Presidencial'),
    de: dePlace(
      'n',
    )`Büro des Präsidenten | des Büros des Präsidenten | ins Büro des Präsidenten | im Büro des Präsidenten`,
    fr: frPlace('m', 'Bureau du Président', 'au Bureau du Président'),
    pl: plPlace(
      'n',
    )`Biuro Prezydenta | Biuro Prezydenta | Biura Prezydenta | do Biura Prezydenta | w Biurze Prezydenta`,
  },
  administration: {
    en: enPlace('Administration'),
    es: esPlace('f', '', 'Administración'),
    de: dePlace('f')`Verwaltung | der Verwaltung | in die Verwaltung | in der Verwaltung`,
    fr: frPlace('f', 'Administration', 'à l’Administration'),
    pl: plPlace('f')`Administracja | Administrację | Administracji | do Administracji | w Administracji`,
  },
  caprica: {
    en: enPlace('Caprica', '', 'on'),
    es: esPlace('f', '', 'Cáprica'),
    de: {
      gender: 'n',
      name: 'Caprica',
      the: 'Caprica',
      acc: 'Caprica',
      of: 'von Caprica',
      to: 'nach Caprica',
      in: 'auf Caprica',
    },
    fr: {
      gender: 'f',
      name: 'Caprica',
      the: 'Caprica',
      acc: 'Caprica',
      of: 'de Caprica',
      to: 'sur Caprica',
      in: 'sur Caprica',
    },
    pl: plPlace('f')`Caprica | Capricę | Capriki | na Capricę | na Caprice`,
  },
  'cylon-fleet': {
    en: enPlace('Cylon Fleet', 'the'),
    es: esPlace('f', 'la', 'Flota Cylon'),
    de: dePlace('f')`Zylonenflotte | der Zylonenflotte | auf die Zylonenflotte | auf der Zylonenflotte`,
    fr: frPlace('f', 'Flotte Cylon', 'sur la Flotte Cylon'),
    pl: plPlace('f')`Flota Cylonów | Flotę Cylonów | Floty Cylonów | do Floty Cylonów | we Flocie Cylonów`,
  },
  'human-fleet': {
    en: enPlace('Human Fleet', 'the'),
    es: esPlace('f', 'la', 'Flota Humana'),
    de: dePlace('f')`Menschenflotte | der Menschenflotte | zur Menschenflotte | auf der Menschenflotte`,
    fr: frPlace('f', 'Flotte Humaine', 'sur la Flotte Humaine'),
    pl: plPlace('f')`Flota ludzi | Flotę ludzi | Floty ludzi | do Floty ludzi | we Flocie ludzi`,
  },
  'resurrection-ship': {
    en: enPlace('Resurrection Ship', 'the', 'on'),
    es: esPlace('f', 'la', 'Nave Resurrección'),
    de: dePlace(
      'n',
    )`Auferstehungsschiff | des Auferstehungsschiffs | zum Auferstehungsschiff | auf dem Auferstehungsschiff`,
    fr: frPlace('m', 'Vaisseau de Résurrection', 'sur le Vaisseau de Résurrection'),
    pl: plPlace(
      'm',
    )`Okręt Zmartwychwstania | Okręt Zmartwychwstania | Okrętu Zmartwychwstania | na Okręt Zmartwychwstania | na Okręcie Zmartwychwstania`,
  },
  galactica: {
    en: enPlace('Galactica', '', 'on'),
    es: esPlace('f', '', 'Galactica'),
    de: dePlace('f')`Galactica | der Galactica | auf die Galactica | auf der Galactica`,
    fr: frPlace('m', 'Galactica', 'sur le Galactica'),
    pl: plPlace('f')`Galactica | Galacticę | Galactiki | na Galacticę | na Galactice`,
  },
  'cylon-locations': {
    en: enPlace('Cylon locations', 'the', 'on'),
    es: esPlace('pl', '', 'localizaciones cylons'),
    de: {
      gender: 'pl',
      name: 'Zylonen-Orte',
      the: 'die Zylonen-Orte',
      acc: 'die Zylonen-Orte',
      of: 'der Zylonen-Orte',
      to: 'zu den Zylonen-Orten',
      in: 'an den Zylonen-Orten',
    },
    fr: frPlace('pl', 'lieux cylons', 'sur les lieux cylons'),
    pl: plPlace('pl')`obszary Cylonów | obszary Cylonów | obszarów Cylonów | na obszary Cylonów | na obszarach Cylonów`,
  },
  'colonial-one': {
    en: enPlace('Colonial One', '', 'on'),
    es: esPlace('f', 'la', 'Colonial Uno'),
    de: dePlace('f')`Colonial One | der Colonial One | auf die Colonial One | auf der Colonial One`,
    fr: frPlace('m', 'Colonial One', 'sur le Colonial One'),
    pl: plPlace('m')`Colonial One | Colonial One | Colonial One | na Colonial One | na Colonial One`,
  },
}

/** Every location and board; a box adds its own. */
export const places = basePlaces as Record<LocationId | BoardId, Term>

/** The parts of the board that ships go back to. The same forms as places. */
export const boards = {
  reserves: {
    en: enPlace('Reserves', 'the'),
    es: esPlace('f', 'la', 'Reserva'),
    de: dePlace('f')`Reserve | der Reserve | in die Reserve | in der Reserve`,
    fr: frPlace('f', 'Réserve', 'dans la Réserve'),
    pl: plPlace('f')`Rezerwa | Rezerwę | Rezerwy | do Rezerwy | w Rezerwie`,
  },
  damagedVipers: {
    en: enPlace('Damaged Vipers box', 'the'),
    es: esPlace('f', 'la', 'casilla de Vipers Dañados'),
    de: dePlace(
      'n',
    )`Feld „Beschädigte Viper“ | des Felds „Beschädigte Viper“ | auf das Feld „Beschädigte Viper“ | auf dem Feld „Beschädigte Viper“`,
    fr: frPlace('m', 'emplacement Vipers Endommagés', 'dans l’emplacement Vipers Endommagés'),
    pl: plPlace(
      'n',
    )`pole „Uszkodzone vipery” | pole „Uszkodzone vipery” | pola „Uszkodzone vipery” | na pole „Uszkodzone vipery” | na polu „Uszkodzone vipery”`,
  },
  gameBoard: {
    en: enPlace('game board', 'the', 'on'),
    es: esPlace('m', 'el', 'tablero de juego'),
    de: dePlace('m')`Spielplan | des Spielplans | auf den Spielplan | auf dem Spielplan`,
    fr: frPlace('m', 'plateau', 'sur le plateau'),
    pl: plPlace('f')`plansza | planszę | planszy | na planszę | na planszy`,
  },
} satisfies Record<string, Term>

export const tracks = {
  jumpPreparation: {
    en: enPlace('Jump Preparation track', 'the', 'on'),
    es: esPlace('m', 'el', 'medidor de Preparativos para el Salto'),
    de: dePlace(
      'f',
    )`Sprungvorbereitungs-Leiste | der Sprungvorbereitungs-Leiste | auf die Sprungvorbereitungs-Leiste | auf der Sprungvorbereitungs-Leiste`,
    fr: frPlace('f', 'piste de préparation au saut', 'sur la piste de préparation au saut'),
    pl: plPlace(
      'm',
    )`tor przygotowania do skoku | tor przygotowania do skoku | toru przygotowania do skoku | na tor przygotowania do skoku | na torze przygotowania do skoku`,
  },
  boardingParty: {
    en: enPlace('Boarding Party track', 'the', 'on'),
    es: esPlace('m', 'el', 'medidor de Abordaje'),
    de: dePlace(
      'f',
    )`Enterkommando-Leiste | der Enterkommando-Leiste | auf die Enterkommando-Leiste | auf der Enterkommando-Leiste`,
    fr: frPlace('f', 'piste d’abordage', 'sur la piste d’abordage'),
    pl: plPlace('m')`tor Abordażu | tor Abordażu | toru Abordażu | na tor Abordażu | na torze Abordażu`,
  },
} satisfies Record<string, Term>

export function enPlace(name: string, article: '' | 'the' = '', preposition: 'in' | 'on' = 'in'): Forms {
  const the = article === '' ? name : `the ${name}`
  return { name, the, acc: the, of: `of ${the}`, to: `to ${the}`, in: `${preposition} ${the}` }
}

export function esPlace(gender: Gender, article: '' | 'el' | 'la' | 'las', name: string): Forms {
  const the = article === '' ? name : `${article} ${name}`
  const of = article === 'el' ? `del ${name}` : `de ${the}`
  const to = article === 'el' ? `al ${name}` : `a ${the}`
  return { gender, name, the, acc: the, of, to, in: `en ${the}` }
}

/** A place whose forms stand in one row. */
type Place = (row: TemplateStringsArray) => Forms

/** Name, genitive, where one goes and where one is. */
export function dePlace(gender: Gender, article = { m: 'der ', f: 'die ', n: 'das ', pl: 'die ' }[gender]): Place {
  return ([row]) => {
    const [name, of, to, in_] = row.split(' | ')
    const the = article + name
    return { gender, name, the, acc: article === 'der ' ? `den ${name}` : the, of, to, in: in_ }
  }
}

/** French says where one goes and where one is in the same words. */
export function frPlace(gender: Gender, name: string, where: string, article = true): Forms {
  const the = article ? frThe(gender, name) : name
  return { gender, name, the, acc: the, of: article ? frOf(gender, name) : `de ${name}`, to: where, in: where }
}

/** Nominative, accusative, genitive, where one goes and where one is. */
export function plPlace(gender: Gender): Place {
  return ([row]) => {
    const [name, acc, of, to, in_] = row.split(' | ')
    return { gender, name, the: name, acc, of, to, in: in_ }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Space areas around Galactica, in rows of: name (a label); in (where ships are); to (where ships are placed or move); from and towards
// (of ships that fly)

export const areas = {
  front: {
    en: area`front | in front of Galactica | to the front of Galactica | from the front of Galactica | to the front of Galactica`,
    es: area`proa | delante de Galactica | delante de Galactica | desde la proa | hasta la proa`,
    de: area`Bug | vor der Galactica | vor die Galactica | vom Bug | vor die Galactica`,
    fr: area`avant | devant le Galactica | devant le Galactica | de l’avant | vers l’avant`,
    pl: area`przód | z przodu Galactiki | przed Galacticę | sprzed Galactiki | przed Galacticę`,
  },
  starboardBow: {
    en: area`starboard bow | at the starboard bow | to the starboard bow | from the starboard bow | to the starboard bow`,
    es: area`proa de estribor | en la proa de estribor | a la proa de estribor | desde la proa de estribor | hasta la proa de estribor`,
    de: area`Steuerbord vorn | an Steuerbord vorn | nach Steuerbord vorn | von Steuerbord vorn | nach Steuerbord vorn`,
    fr: area`tribord avant | à tribord avant | à tribord avant | de tribord avant | vers tribord avant`,
    pl: area`prawa burta, dziób | na prawej burcie od dziobu | na prawą burtę od dziobu | z prawej burty od dziobu | na prawą burtę od dziobu`,
  },
  starboardAft: {
    en: area`starboard aft | at starboard aft | to starboard aft | from starboard aft | to starboard aft`,
    es: area`popa de estribor | en la popa de estribor | a la popa de estribor | desde la popa de estribor | hasta la popa de estribor`,
    de: area`Steuerbord achtern | an Steuerbord achtern | nach Steuerbord achtern | von Steuerbord achtern | nach Steuerbord achtern`,
    fr: area`tribord arrière | à tribord arrière | à tribord arrière | de tribord arrière | vers tribord arrière`,
    pl: area`prawa burta, rufa | na prawej burcie od rufy | na prawą burtę od rufy | z prawej burty od rufy | na prawą burtę od rufy`,
  },
  rear: {
    en: area`rear | behind Galactica | to the rear of Galactica | from the rear of Galactica | to the rear of Galactica`,
    es: area`popa | detrás de Galactica | detrás de Galactica | desde la popa | hasta la popa`,
    de: area`Heck | hinter der Galactica | hinter die Galactica | vom Heck | hinter die Galactica`,
    fr: area`arrière | derrière le Galactica | derrière le Galactica | de l’arrière | vers l’arrière`,
    pl: area`tył | z tyłu Galactiki | za Galacticę | zza Galactiki | za Galacticę`,
  },
  portAft: {
    en: area`port aft | at port aft | to port aft | from port aft | to port aft`,
    es: area`popa de babor | en la popa de babor | a la popa de babor | desde la popa de babor | hasta la popa de babor`,
    de: area`Backbord achtern | an Backbord achtern | nach Backbord achtern | von Backbord achtern | nach Backbord achtern`,
    fr: area`bâbord arrière | à bâbord arrière | à bâbord arrière | de bâbord arrière | vers bâbord arrière`,
    pl: area`lewa burta, rufa | na lewej burcie od rufy | na lewą burtę od rufy | z lewej burty od rufy | na lewą burtę od rufy`,
  },
  portBow: {
    en: area`port bow | at the port bow | to the port bow | from the port bow | to the port bow`,
    es: area`proa de babor | en la proa de babor | a la proa de babor | desde la proa de babor | hasta la proa de babor`,
    de: area`Backbord vorn | an Backbord vorn | nach Backbord vorn | von Backbord vorn | nach Backbord vorn`,
    fr: area`bâbord avant | à bâbord avant | à bâbord avant | de bâbord avant | vers bâbord avant`,
    pl: area`lewa burta, dziób | na lewej burcie od dziobu | na lewą burtę od dziobu | z lewej burty od dziobu | na lewą burtę od dziobu`,
  },
} satisfies Record<string, Term>

function area([row]: TemplateStringsArray): Forms {
  const [name, in_, to, from, towards] = row.split(' | ')
  return { name, in: in_, to, from, towards }
}

// ---------------------------------------------------------------------------------------------------------------------
// Who: name (subject, with article); short (the same); cap (starts a sentence); acc; dat (en "to …"); gen; gender in
// all languages, en n or pl. Characters have the same forms, so that a sentence can take either.

const baseWho = {
  current: {
    en: enWho('the current player'),
    es: esWho('el', 'jugador actual'),
    de: deWho('der aktive Spieler', 'den aktiven Spieler', 'dem aktiven Spieler', 'des aktiven Spielers'),
    fr: frWho('le', 'joueur actif'),
    pl: plWho('aktywny gracz', 'aktywnego gracza', 'aktywnemu graczowi'),
  },
  president: {
    en: enWho('the President'),
    es: esWho('el', 'Presidente'),
    de: deWho('der Präsident', 'den Präsidenten', 'dem Präsidenten', 'des Präsidenten'),
    fr: frWho('le', 'Président'),
    pl: plWho('Prezydent', 'Prezydenta', 'Prezydentowi'),
  },
  admiral: {
    en: enWho('the Admiral'),
    es: esWho('el', 'Almirante'),
    de: deWho('der Admiral', 'den Admiral', 'dem Admiral', 'des Admirals'),
    fr: frWho('le', 'Amiral'),
    pl: plWho('Admirał', 'Admirała', 'Admirałowi'),
  },
  /** Whoever holds the card, plays the sheet or is at the place. */
  self: you,
  chosen: {
    en: enWho('the chosen player'),
    es: esWho('el', 'jugador elegido'),
    de: deWho('der gewählte Spieler', 'den gewählten Spieler', 'dem gewählten Spieler', 'des gewählten Spielers'),
    fr: frWho('le', 'joueur choisi'),
    pl: plWho('wybrany gracz', 'wybranego gracza', 'wybranemu graczowi'),
  },
  /** Of the card that is read. */
  holder: {
    en: enWho('its holder'),
    es: esWho('el', 'jugador que la tenga'),
    de: deWho('ihr Besitzer', 'ihren Besitzer', 'ihrem Besitzer', 'ihres Besitzers'),
    fr: frWho('', 'son détenteur'),
    pl: plWho('jej posiadacz', 'jej posiadacza', 'jej posiadaczowi'),
  },
  each: {
    en: enWho('each player'),
    es: esWho('', 'cada jugador'),
    de: deWho('jeder Spieler', 'jeden Spieler', 'jedem Spieler', 'jedes Spielers'),
    fr: frWho('', 'chaque joueur'),
    pl: plWho('każdy gracz', 'każdego gracza', 'każdemu graczowi'),
  },
  eachOther: {
    en: enWho('each other player'),
    es: esWho('', 'cada uno de los demás jugadores'),
    de: deWho('jeder andere Spieler', 'jeden anderen Spieler', 'jedem anderen Spieler', 'jedes anderen Spielers'),
    fr: frWho('', 'chaque autre joueur'),
    pl: plWho('każdy inny gracz', 'każdego innego gracza', 'każdemu innemu graczowi'),
  },
  eachHuman: {
    en: enWho('each human player'),
    es: esWho('', 'cada jugador humano'),
    de: deWho('jeder Menschenspieler', 'jeden Menschenspieler', 'jedem Menschenspieler', 'jedes Menschenspielers'),
    fr: frWho('', 'chaque joueur humain'),
    pl: plWho(
      'każdy gracz prowadzący człowieka',
      'każdego gracza prowadzącego człowieka',
      'każdemu graczowi prowadzącemu człowieka',
    ),
  },
  eachOtherHuman: {
    en: enWho('each other human player'),
    es: esWho('', 'cada uno de los demás jugadores humanos'),
    de: deWho(
      'jeder andere Menschenspieler',
      'jeden anderen Menschenspieler',
      'jedem anderen Menschenspieler',
      'jedes anderen Menschenspielers',
    ),
    fr: frWho('', 'chaque autre joueur humain'),
    pl: plWho(
      'każdy inny gracz prowadzący człowieka',
      'każdego innego gracza prowadzącego człowieka',
      'każdemu innemu graczowi prowadzącemu człowieka',
    ),
  },
  eachCylon: {
    en: enWho('each Cylon player'),
    es: esWho('', 'cada jugador cylon'),
    de: deWho('jeder Zylonenspieler', 'jeden Zylonenspieler', 'jedem Zylonenspieler', 'jedes Zylonenspielers'),
    fr: frWho('', 'chaque joueur cylon'),
    pl: plWho(
      'każdy gracz prowadzący Cylona',
      'każdego gracza prowadzącego Cylona',
      'każdemu graczowi prowadzącemu Cylona',
    ),
  },
  all: {
    en: enWho('all players', 'pl'),
    es: { ...esWho('', 'todos los jugadores'), gender: 'pl' },
    de: deWho('alle Spieler', 'alle Spieler', 'allen Spielern', 'aller Spieler', 'pl'),
    fr: { ...frWho('', 'tous les joueurs'), gender: 'pl' },
    pl: plWho('wszyscy gracze', 'wszystkich graczy', 'wszystkim graczom', 'pl'),
  },
  another: {
    en: enWho('another player'),
    es: esWho('', 'otro jugador'),
    de: deWho('ein anderer Spieler', 'einen anderen Spieler', 'einem anderen Spieler', 'eines anderen Spielers'),
    fr: frWho('', 'un autre joueur'),
    pl: plWho('inny gracz', 'innego gracza', 'innemu graczowi'),
  },
  any: {
    en: enWho('any player'),
    es: esWho('', 'cualquier jugador'),
    de: deWho(
      'ein beliebiger Spieler',
      'einen beliebigen Spieler',
      'einem beliebigen Spieler',
      'eines beliebigen Spielers',
    ),
    fr: frWho('', 'n’importe quel joueur'),
    pl: plWho('dowolny gracz', 'dowolnego gracza', 'dowolnemu graczowi'),
  },
  aHuman: {
    en: enWho('a human player'),
    es: esWho('', 'un jugador humano'),
    de: deWho('ein Menschenspieler', 'einen Menschenspieler', 'einem Menschenspieler', 'eines Menschenspielers'),
    fr: frWho('', 'un joueur humain'),
    pl: plWho('gracz prowadzący człowieka', 'gracza prowadzącego człowieka', 'graczowi prowadzącemu człowieka'),
  },
  anotherHuman: {
    en: enWho('another human player'),
    es: esWho('', 'otro jugador humano'),
    de: deWho(
      'ein anderer Menschenspieler',
      'einen anderen Menschenspieler',
      'einem anderen Menschenspieler',
      'eines anderen Menschenspielers',
    ),
    fr: frWho('', 'un autre joueur humain'),
    pl: plWho(
      'inny gracz prowadzący człowieka',
      'innego gracza prowadzącego człowieka',
      'innemu graczowi prowadzącemu człowieka',
    ),
  },
  some: {
    en: enWho('a player'),
    es: esWho('', 'un jugador'),
    de: deWho('ein Spieler', 'einen Spieler', 'einem Spieler', 'eines Spielers'),
    fr: frWho('', 'un joueur'),
    pl: plWho('gracz', 'gracza', 'graczowi'),
  },
  aCylon: {
    en: enWho('a Cylon player'),
    es: esWho('', 'un jugador cylon'),
    de: deWho('ein Zylonenspieler', 'einen Zylonenspieler', 'einem Zylonenspieler', 'eines Zylonenspielers'),
    fr: frWho('', 'un joueur cylon'),
    pl: plWho('gracz prowadzący Cylona', 'gracza prowadzącego Cylona', 'graczowi prowadzącemu Cylona'),
  },
  left: {
    en: enWho('the left-hand player'),
    es: esWho('el', 'jugador de la izquierda'),
    de: deWho('der linke Nachbar', 'den linken Nachbarn', 'dem linken Nachbarn', 'des linken Nachbarn'),
    fr: frWho('le', 'joueur de gauche'),
    pl: plWho('gracz po lewej', 'gracza po lewej', 'graczowi po lewej'),
  },
  right: {
    en: enWho('the right-hand player'),
    es: esWho('el', 'jugador de la derecha'),
    de: deWho('der rechte Nachbar', 'den rechten Nachbarn', 'dem rechten Nachbarn', 'des rechten Nachbarn'),
    fr: frWho('le', 'joueur de droite'),
    pl: plWho('gracz po prawej', 'gracza po prawej', 'graczowi po prawej'),
  },
} satisfies Record<string, Term>

/** Whom an effect may speak of; a box adds the holders of its titles. */
export const who = baseWho as typeof baseWho & Record<Title, Term>

// ---------------------------------------------------------------------------------------------------------------------
// Titles: name; the; acc; of; office (the bare word); become (what follows "becomes": pl in the instrumental)

const baseTitles = {
  president: {
    en: { ...enTitle('President title'), office: 'President', become: 'President' },
    es: { ...esTitle('Cargo Presidencial'), office: 'Presidente', become: 'Presidente' },
    de: {
      gender: 'm',
      name: 'Präsidententitel',
      the: 'der Präsidententitel',
      acc: 'den Präsidententitel',
      of: 'des Präsidententitels',
      office: 'Präsident',
      become: 'Präsident',
    },
    fr: { ...frTitle('titre de Président'), office: 'Président', become: 'Président' },
    pl: { ...plTitle('Prezydenta'), office: 'Prezydent', become: 'Prezydentem' },
  },
  admiral: {
    en: { ...enTitle('Admiral title'), office: 'Admiral', become: 'Admiral' },
    es: { ...esTitle('Cargo de Almirante'), office: 'Almirante', become: 'Almirante' },
    de: {
      gender: 'm',
      name: 'Admiralstitel',
      the: 'der Admiralstitel',
      acc: 'den Admiralstitel',
      of: 'des Admiralstitels',
      office: 'Admiral',
      become: 'Admiral',
    },
    fr: { ...frTitle('titre d’Amiral'), office: 'Amiral', become: 'Amiral' },
    pl: { ...plTitle('Admirała'), office: 'Admirał', become: 'Admirałem' },
  },
} satisfies Record<string, Term>

/** Every title; a box adds its own. */
export const titles = baseTitles as typeof baseTitles & Record<Title, Term>

export function enTitle(name: string): Forms {
  return { name, the: `the ${name}`, acc: `the ${name}`, of: `of the ${name}` }
}

export function esTitle(name: string): Forms {
  return { gender: 'm', name, the: `el ${name}`, acc: `el ${name}`, of: `del ${name}` }
}

export function frTitle(name: string): Forms {
  return { gender: 'm', name, the: `le ${name}`, acc: `le ${name}`, of: `du ${name}` }
}

export function plTitle(office: string): Forms {
  const name = `tytuł ${office}`
  return { gender: 'm', name, the: name, acc: name, of: `tytułu ${office}` }
}

// ---------------------------------------------------------------------------------------------------------------------
// Decks: name; the; acc; of; from (draw from …); into (shuffle into …); on (place on top of …); under (at the bottom of …)

export const decks = {
  crisis: deck`Crisis | Crisis | Krisenstapel | Crise | Kryzysów`,
  superCrisis: deck`Super Crisis | Crisis Extrema | Super-Krisenstapel | Crise Majeure | Superkryzysów`,
  destination: deck`Destination | Salto | Zielortstapel | Destination | Punktów docelowych`,
  quorum: deck`Quorum | Quórum | Zwölferratsstapel | Quorum | Kworum`,
  loyalty: deck`Loyalty | Lealtad | Loyalitätsstapel | Loyauté | Lojalności`,
  destiny: deck`Destiny | Destino | Schicksalsstapel | Destinée | Przeznaczenia`,
  politics: deck`Politics | Política | Politik-Stapel | Politique | Polityki`,
  leadership: deck`Leadership | Liderazgo | Führerschaft-Stapel | Commandement | Zdolności przywódczych`,
  tactics: deck`Tactics | Táctica | Taktik-Stapel | Tactique | Taktyki`,
  piloting: deck`Piloting | Pilotaje | Raumkampf-Stapel | Pilotage | Pilotażu`,
  engineering: deck`Engineering | Ingeniería | Technik-Stapel | Ingénierie | Techniki`,
} as Record<string, Term>

export function deck([row]: TemplateStringsArray): Term {
  const [en, es, de, fr, pl] = row.split(' | ')
  return {
    en: {
      name: `${en} deck`,
      the: `the ${en} deck`,
      acc: `the ${en} deck`,
      of: `of the ${en} deck`,
      from: `from the ${en} deck`,
      into: `into the ${en} deck`,
      on: `on top of the ${en} deck`,
      under: `at the bottom of the ${en} deck`,
    },
    es: {
      gender: 'm',
      name: `mazo de ${es}`,
      the: `el mazo de ${es}`,
      acc: `el mazo de ${es}`,
      of: `del mazo de ${es}`,
      from: `del mazo de ${es}`,
      into: `en el mazo de ${es}`,
      on: `en la parte superior del mazo de ${es}`,
      under: `en la parte inferior del mazo de ${es}`,
    },
    de: {
      gender: 'm',
      name: de,
      the: `der ${de}`,
      acc: `den ${de}`,
      of: `des ${de}s`,
      from: `vom ${de}`,
      into: `in den ${de}`,
      on: `auf den ${de}`,
      under: `unter den ${de}`,
    },
    fr: {
      gender: 'm',
      name: `paquet ${fr}`,
      the: `le paquet ${fr}`,
      acc: `le paquet ${fr}`,
      of: `du paquet ${fr}`,
      from: `du paquet ${fr}`,
      into: `dans le paquet ${fr}`,
      on: `au-dessus du paquet ${fr}`,
      under: `en dessous du paquet ${fr}`,
    },
    pl: {
      gender: 'f',
      name: `talia ${pl}`,
      the: `talia ${pl}`,
      acc: `talię ${pl}`,
      of: `talii ${pl}`,
      from: `z talii ${pl}`,
      into: `do talii ${pl}`,
      on: `na wierzchu talii ${pl}`,
      under: `na spodzie talii ${pl}`,
    },
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Characters: name (full); short; cap, acc, dat, gen (of the short name, as in `who`); gender in all languages

const baseCharacters = {
  'william-adama': character('m', 'William Adama', 'Adama', { gen: 'Adamy', dat: 'Adamie', acc: 'Adamę' }),
  'saul-tigh': character('m', 'Saul Tigh', 'Tigh', { gen: 'Tigha', dat: 'Tighowi', acc: 'Tigha' }),
  'karl-helo-agathon': character('m', callsign('Karl', 'Helo', 'Agathon'), 'Helo', undeclined('Helo')),
  'lee-apollo-adama': character(
    'm',
    { ...callsign('Lee', 'Apollo', 'Adama'), es: 'Lee Adama, “Apolo”' },
    { en: 'Apollo', es: 'Apolo', de: 'Apollo', fr: 'Apollo', pl: 'Apollo' },
    { gen: 'Apolla', dat: 'Apollowi', acc: 'Apolla' },
  ),
  'kara-starbuck-thrace': character('f', callsign('Kara', 'Starbuck', 'Thrace'), 'Starbuck', undeclined('Starbuck')),
  'sharon-boomer-valerii': character('f', callsign('Sharon', 'Boomer', 'Valerii'), 'Boomer', undeclined('Boomer')),
  'laura-roslin': character('f', 'Laura Roslin', 'Roslin', undeclined('Roslin')),
  'gaius-baltar': character('m', 'Gaius Baltar', 'Baltar', { gen: 'Baltara', dat: 'Baltarowi', acc: 'Baltara' }),
  'tom-zarek': character('m', 'Tom Zarek', 'Zarek', { gen: 'Zareka', dat: 'Zarekowi', acc: 'Zareka' }),
  'chief-galen-tyrol': character(
    'm',
    {
      en: '“Chief” Galen Tyrol',
      es: 'Galen Tyrol, “Jefe”',
      de: '„Chief“ Galen Tyrol',
      fr: '«\u202fChef\u202f» Galen Tyrol',
      pl: '„Szef” Galen Tyrol',
    },
    'Tyrol',
    { gen: 'Tyrola', dat: 'Tyrolowi', acc: 'Tyrola' },
  ),
} satisfies Record<string, Term>

/** Every character; a box adds its own. */
export const characters = baseCharacters as Record<CharacterId, Term>

export type PolishName = { readonly gen: string; readonly dat: string; readonly acc: string }

export function character(gender: 'm' | 'f', name: string | Text, short: string | Text, polish: PolishName): Term {
  const full = typeof name === 'string' ? same(name) : name
  const brief = typeof short === 'string' ? same(short) : short
  const { en, es, de, fr, pl } = brief
  return {
    en: { ...enWho(en, gender), name: full.en },
    es: { ...esWho('', es), gender, name: full.es },
    de: { ...deWho(de, de, de, /[sxz]$/.test(de) ? `${de}’` : `${de}s`, gender), name: full.de },
    fr: { ...frWho('', fr), gender, name: full.fr },
    pl: { ...plWho(pl, polish.gen, polish.dat, gender), name: full.pl, acc: polish.acc },
  }
}

/** Names that Polish leaves alone: a woman's that does not end in -a, and callsigns whose forms would look odd. */
export function undeclined(name: string): PolishName {
  return { gen: name, dat: name, acc: name }
}

/** How each edition sets a callsign. */
export function callsign(first: string, call: string, last: string): Text {
  return {
    en: `${first} “${call}” ${last}`,
    es: `${first} ${last}, “${call}”`,
    de: `${first} „${call}“ ${last}`,
    fr: `${first} “${call}” ${last}`,
    pl: `${first} „${call}” ${last}`,
  }
}

function same(name: string): Text {
  return { en: name, es: name, de: name, fr: name, pl: name }
}

// ---------------------------------------------------------------------------------------------------------------------
// Others

/** A player by the number of the chair; the forms of `who`. */
export function playerTerm(seat: Seat): Term {
  const n = seat + 1
  return {
    en: enWho(`player ${n}`),
    es: esWho('el', `jugador ${n}`),
    de: deWho(`Spieler ${n}`, `Spieler ${n}`, `Spieler ${n}`, `Spielers ${n}`),
    fr: frWho('le', `joueur ${n}`),
    pl: plWho(`gracz ${n}`, `gracza ${n}`, `graczowi ${n}`),
  }
}

/** A term with more forms, or other ones. */
export function withForms(term: Term, forms: Readonly<Record<string, Text>>): Term {
  const inLanguage = (language: Language) => ({
    ...term[language],
    ...Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, text[language]])),
  })
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as unknown as Term
}
