// Skill checks, and what may be done to them and to die rolls while they are under way.

import { asDictionary } from '../../core/alike.ts'
import { isResolved } from '../../core/card.ts'
import { type Phrase, phrase, type Term } from '../../core/facts.ts'
import type { CardId, SkillType } from '../../core/ids.ts'
import type { Text } from '../../core/languages.ts'
import { log, tells } from '../../core/log.ts'
import { type Node, node, nothingChanges } from '../../core/node.ts'
import { frameOf } from '../../core/procedure.ts'
import { type Rules, rulesOf } from '../../core/rules.ts'
import type { Table } from '../../core/state.ts'
import { helpsNoHuman } from '../../rules/combat.ts'
import { crisis } from '../../rules/crisis.ts'
import { clamp, die } from '../../rules/die.ts'
import { chooseOutcome, outcomeAt, type SkillCheck, skillCheck } from '../../rules/skill-check.ts'
import { noEffectText } from '../phrases.ts'
import { skillCards, skills as skillTerms } from '../terms.ts'

export interface Outcomes {
  readonly pass?: Node
  readonly partial?: readonly [number, Node]
  readonly fail?: Node
  /** Passed or failed, if a card with a skill check ability was played. */
  readonly consequence?: Node
}

/** A skill check of this difficulty, and what follows. */
export const check = node('check', {
  make: (difficulty: number, skills: readonly SkillType[], { pass, partial, fail, consequence }: Outcomes) => ({
    difficulty,
    skills,
    pass,
    partial: partial === undefined ? undefined : { at: partial[0], effect: partial[1] },
    fail,
    ...(consequence === undefined ? {} : { consequence }),
  }),
  run: (game, { difficulty, skills, pass, partial, fail, consequence }, context) => {
    const card = frameOf(game, crisis)
    const ofCrisis = card !== undefined && card.card === context.source
    const begun = asDictionary<SkillCheck>({
      difficulty,
      skills,
      pass,
      partial,
      fail,
      ...(consequence === undefined ? {} : { consequence }),
      ...(isTurnedUp(game, context.source) ? { untouched: true as const } : {}),
      context,
      crisis: ofCrisis && !card.superCrisis,
      superCrisis: ofCrisis && card.superCrisis === true,
      drawnBy: ofCrisis ? card.drawer : undefined,
    })
    skillCheck.begin(game, begun)
  },
  text: {
    en: 'skill check {difficulty} ({skills, list, comma}). Pass: {pass}.{partial, select, yes { {at}+: {between}.} other {}} Fail: {fail}{follows, select, yes {. Consequence: {consequence}} other {}}',
    es: 'prueba de Habilidad {difficulty} ({skills, list, comma}). Éxito: {pass}.{partial, select, yes { {at}+: {between}.} other {}} Fallo: {fail}{follows, select, yes {. Consecuencia: {consequence}} other {}}',
    de: 'Fertigkeits-Check {difficulty} ({skills, list, comma}). Erfolg: {pass, sentence}.{partial, select, yes { {at}+: {between, sentence}.} other {}} Misserfolg: {fail, sentence}{follows, select, yes {. Konsequenz: {consequence, sentence}} other {}}',
    fr: 'test de compétence {difficulty} ({skills, list, comma}). Réussite\u202f: {pass}.{partial, select, yes { {at}+\u202f: {between}.} other {}} Échec\u202f: {fail}{follows, select, yes {. Conséquence\u202f: {consequence}} other {}}',
    pl: 'test umiejętności {difficulty} ({skills, list, comma}). Sukces: {pass}.{partial, select, yes { {at}+: {between}.} other {}} Porażka: {fail}{follows, select, yes {. Konsekwencja: {consequence}} other {}}',
  },
  facts: ({ difficulty, skills, pass, partial, fail, consequence }) => ({
    difficulty,
    skills: skills.map((skill) => skillTerms[skill]),
    pass: pass ?? nothing,
    partial: partial === undefined ? 'no' : 'yes',
    at: partial?.at ?? 0,
    between: partial?.effect ?? nothing,
    fail: fail ?? nothing,
    follows: consequence === undefined ? 'no' : 'yes',
    consequence: consequence ?? nothing,
  }),
  prospect: ({ difficulty, skills, pass, partial, fail, consequence }, _table, context) => ({
    check: {
      difficulty,
      skills,
      pass: pass === undefined ? nothingChanges : { effect: pass, context },
      ...(partial === undefined ? {} : { partial: { at: partial.at, of: { effect: partial.effect, context } } }),
      fail: fail === undefined ? nothingChanges : { effect: fail, context },
      ...(consequence === undefined ? {} : { consequence: { effect: consequence, context } }),
    },
  }),
  parts: ({ pass, partial, fail, consequence }) =>
    [pass, partial?.effect, fail, consequence].filter((effect) => effect !== undefined),
})

/** Whether the check is that of a card which a box's own rules turn up: nothing has a say in it but the cards that are added. */
const isTurnedUp = (table: Table, source: CardId | undefined): boolean =>
  source !== undefined && turnedUp(rulesOf(table)).has(source)

/** The cards that are turned up and resolved: looked up once for each kind of game. */
function turnedUp(rules: Rules): ReadonlySet<CardId> {
  let cards = knownTurnedUp.get(rules)
  if (cards === undefined) {
    const others = Object.values(rules.otherDecks).flatMap((deck) => Object.entries(deck))
    cards = new Set(others.flatMap(([id, card]) => (isResolved(card) ? [id] : [])))
    knownTurnedUp.set(rules, cards)
  }
  return cards
}

const knownTurnedUp = new WeakMap<Rules, ReadonlySet<CardId>>()

const nothing = phrase(noEffectText)

/** The check is not made. */
export const decideOutcome = node('decideOutcome', {
  run: (game, _node, { actor = 0 }) => chooseOutcome.begin(game, { seat: actor }),
  text: {
    en: '{self, subject}[instead of making this skill check, choose whether it passes or fails|chooses whether this skill check passes or fails instead of making it|instead choose whether it passes or fails]',
    es: '{self, subject}[en lugar de hacer esta prueba de Habilidad, elige si se supera o se falla|elige si esta prueba de Habilidad se supera o se falla en lugar de hacerla|elegir en su lugar si se supera o se falla]',
    de: '{self, subject}[statt diesen Fertigkeits-Check durchzuführen, lege fest, ob er bestanden wird oder nicht|legt fest, ob dieser Fertigkeits-Check bestanden wird oder nicht, statt ihn durchzuführen|stattdessen festlegen, ob er bestanden wird oder nicht]',
    fr: '{self, subject}[au lieu d’effectuer ce test de compétence, décidez de sa réussite ou de son échec|décide de la réussite ou de l’échec de ce test de compétence au lieu de l’effectuer|décider à la place de sa réussite ou de son échec]',
    pl: '{self, subject}[zamiast przeprowadzać ten test umiejętności, zdecyduj, czy kończy się sukcesem, czy porażką|decyduje, czy ten test umiejętności kończy się sukcesem, czy porażką, zamiast go przeprowadzać|zamiast tego zdecydować, czy kończy się sukcesem, czy porażką]',
  },
  price: () => ({ outcomeChosen: 1 }),
})

export const changeDifficulty = node('changeDifficulty', {
  make: (by: number) => ({ by }),
  run: (game, { by }) => {
    const under = frameOf(game, skillCheck)
    if (under === undefined) return
    under.difficulty += by
    log(game, 'difficulty', { by, now: under.difficulty })
  },
  text: {
    en: '[{up, select, yes {raise} other {lower}}|{up, select, yes {raises} other {lowers}}] the difficulty by {n}',
    es: '[{up, select, yes {aumenta} other {reduce}}|{up, select, yes {aumenta} other {reduce}}|{up, select, yes {aumentar} other {reducir}}] en {n} la dificultad',
    de: '[{up, select, yes {erhöhe} other {senke}} |{up, select, yes {erhöht} other {senkt}} |]die Schwierigkeit um {n}[|| {up, select, yes {erhöhen} other {senken}}]',
    fr: '[{up, select, yes {augmentez} other {réduisez}}|{up, select, yes {augmente} other {réduit}}|{up, select, yes {augmenter} other {réduire}}] de {n} la difficulté',
    pl: '[{up, select, yes {zwiększ} other {zmniejsz}}|{up, select, yes {zwiększa} other {zmniejsza}}|{up, select, yes {zwiększyć} other {zmniejszyć}}] trudność o {n}',
  },
  facts: ({ by }) => ({ up: by > 0 ? 'yes' : 'no', n: Math.abs(by) }),
  price: ({ by }) => ({ difficulty: by }),
  // Before the total is known anything may come.
  matters: (_table, { by }, subject) => {
    const check = subject as unknown as SkillCheck
    return check.total === undefined || outcomeAt(check) !== outcomeAt(check, by)
  },
})

export const playFaceUp = node('playFaceUp', {
  make: (destiny: 'open' | 'hidden' = 'open') => ({ destiny }),
  run: (game, { destiny }) => {
    const under = frameOf(game, skillCheck)
    if (under === undefined) return
    under.faceUp = true
    if (destiny === 'hidden') under.destinyHidden = true
  },
  text: {
    en: '[all cards are|all cards are|have all cards] added face up{destiny, select, open {, Destiny cards too} other {, except Destiny cards}}',
    es: '[todas las cartas se añaden|todas las cartas se añaden|hacer que todas las cartas se añadan] boca arriba{destiny, select, open {, incluidas las de Destino} other {, salvo las de Destino}}',
    de: '[alle Karten werden|alle Karten werden|alle Karten] offen [hineingelegt|hineingelegt|hineinlegen lassen]{destiny, select, open {, auch die Schicksalskarten} other {, außer den Schicksalskarten}}',
    fr: '[toutes les cartes sont jouées|toutes les cartes sont jouées|faire jouer toutes les cartes] face visible{destiny, select, open {, cartes Destinée comprises} other {, sauf les cartes Destinée}}',
    pl: '[wszystkie karty dokłada się odkryte|wszystkie karty dokłada się odkryte|sprawić, że wszystkie karty będą dokładane odkryte]{destiny, select, open {, także karty Przeznaczenia} other {, oprócz kart Przeznaczenia}}',
  },
  price: () => ({ openCards: 1 }),
  possible: (game) => frameOf(game, skillCheck)?.faceUp !== true,
})

export const countPositive = node('countPositive', {
  make: (skill: SkillType) => ({ skill }),
  run: (game, { skill }) => {
    const under = frameOf(game, skillCheck)
    if (under !== undefined) under.positive = [...(under.positive ?? []), skill]
  },
  text: {
    en: '[all {cards, form, plural} in this check|all {cards, form, plural} in this check|have all {cards, form, plural} in it] count as positive',
    es: '[todas {cards, form, thePlural} de esta prueba se consideran|todas {cards, form, thePlural} de esta prueba se consideran|hacer que todas {cards, form, thePlural} de esa prueba se consideren] positivas',
    de: 'alle {cards, form, plural} [in diesem Check zählen positiv|in diesem Check zählen positiv|darin positiv zählen lassen]',
    fr: '[toutes {cards, form, thePlural} de ce test comptent positivement|toutes {cards, form, thePlural} de ce test comptent positivement|faire compter positivement toutes {cards, form, thePlural} de ce test]',
    pl: '[wszystkie {cards, form, plural} w tym teście liczą się|wszystkie {cards, form, plural} w tym teście liczą się|sprawić, że wszystkie {cards, form, plural} w tym teście będą się liczyć] na plus',
  },
  facts: ({ skill }) => ({ cards: skillCards[skill] }),
  price: ({ skill }) => ({ [`counting:${skill}`]: 1 }),
  possible: (game, { skill }) => frameOf(game, skillCheck)?.positive?.includes(skill) !== true,
  idle: (table, { skill }) => frameOf(table, skillCheck)?.skills.includes(skill) === true,
})

export const addToRoll = node('addToRoll', {
  make: (by: number) => ({ by }),
  run: (game, { by }) => {
    const rolling = frameOf(game, die)
    if (rolling !== undefined) rolling.modifier += by
  },
  text: {
    en: '[add|adds] {by} to the result of the die',
    es: '[suma|suma|sumar] {by} al resultado del dado',
    de: '[addiere |addiert |]{by} zum Würfelergebnis[|| addieren]',
    fr: '[ajoutez|ajoute|ajouter] {by} au résultat du dé',
    pl: '[dodaj|dodaje|dodać] {by} do wyniku rzutu',
  },
  price: ({ by }) => ({ dieModifier: by }),
  idle: (table, { by }) => {
    const { modifier = 0 } = frameOf(table, die) ?? {}
    return helpsNoHuman(
      table,
      faces.map((face) => [face + modifier, face + modifier + by]),
    )
  },
})

/** Rolls again; the new result stands. */
export const reroll = node('reroll', {
  make: (ifPiloted: number = 0) => ({ ifPiloted }),
  run: (game, { ifPiloted }) => {
    const rolling = frameOf(game, die)
    if (rolling === undefined) return
    rolling.setBack = true
    if (rolling.pilot !== undefined) rolling.modifier += ifPiloted
  },
  text: {
    en: '[roll the die|rolls the die|have the die rolled] again{piloted, select, yes {, with {ifPiloted, signed} if the viper is piloted} other {}}',
    es: '[repite|repite|hacer que se repita] la tirada{piloted, select, yes {, con {ifPiloted, signed} si el Viper está pilotado} other {}}',
    de: '[würfle neu|würfelt neu|neu würfeln lassen]{piloted, select, yes {, mit {ifPiloted, signed} bei einer bemannten Viper} other {}}',
    fr: '[relancez|relance|faire relancer] le dé{piloted, select, yes {, avec {ifPiloted, signed} si le viper est piloté} other {}}',
    pl: '[przerzuć kostkę|przerzuca kostkę|zarządzić ponowny rzut]{piloted, select, yes {, z modyfikatorem {ifPiloted, signed}, jeśli viper ma pilota} other {}}',
  },
  facts: ({ ifPiloted }) => ({ ifPiloted, piloted: ifPiloted === 0 ? 'no' : 'yes' }),
  price: () => ({ dieRerolled: 1 }),
  idle: (table, { ifPiloted }) => {
    const { modifier = 0, result = 0, pilot } = frameOf(table, die) ?? {}
    const more = modifier + (pilot === undefined ? 0 : ifPiloted)
    return helpsNoHuman(
      table,
      faces.map((face) => [result, face + more]),
    )
  },
})

/** The die that lies there shows more or less. */
export const changeResult = node('changeResult', {
  make: (by: number) => ({ by }),
  run: (game, { by }, { actor }) => {
    const rolled = frameOf(game, die)
    if (rolled === undefined) return
    rolled.result = clamp((rolled.result ?? 0) + by)
    tell.changesResult(game, { seat: actor, by, die: rolled.result })
  },
  text: {
    en: '[{up, select, yes {raise} other {lower}}|{up, select, yes {raises} other {lowers}}] the result by {n}',
    es: '[{up, select, yes {aumenta} other {reduce}}|{up, select, yes {aumenta} other {reduce}}|{up, select, yes {aumentar} other {reducir}}] en {n} el resultado',
    de: '[{up, select, yes {erhöhe} other {senke}} |{up, select, yes {erhöht} other {senkt}} |]das Ergebnis um {n}[|| {up, select, yes {erhöhen} other {senken}}]',
    fr: '[{up, select, yes {augmentez} other {réduisez}}|{up, select, yes {augmente} other {réduit}}|{up, select, yes {augmenter} other {réduire}}] de {n} le résultat',
    pl: '[{up, select, yes {zwiększ} other {zmniejsz}}|{up, select, yes {zwiększa} other {zmniejsza}}|{up, select, yes {zwiększyć} other {zmniejszyć}}] wynik o {n}',
  },
  facts: ({ by }) => ({ up: by > 0 ? 'yes' : 'no', n: Math.abs(by) }),
  price: ({ by }) => ({ dieResult: by }),
  idle: (table, { by }) => {
    const { result = 0 } = frameOf(table, die) ?? {}
    return helpsNoHuman(table, [[result, result + by]])
  },
})

const faces = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** "raise or lower the difficulty by 2": a choice between as much more and as much less. */
export function upOrDown(effects: readonly Node[], by: Term): Phrase | undefined {
  const [one, other] = effects as readonly Partial<ReturnType<typeof changeDifficulty>>[]
  const text = upOrDownTexts[one?.kind ?? '']
  if (text === undefined || effects.length !== 2 || one?.kind !== other?.kind || one?.by !== -(other?.by ?? 0)) return
  return phrase(text, { by, n: Math.abs(one.by ?? 0) })
}

const upOrDownTexts: Readonly<Record<string, Text>> = {
  changeDifficulty: {
    en: '{by, subject}[raise or lower|raises or lowers] the difficulty by {n}',
    es: '{by, subject}[aumenta o reduce|aumenta o reduce|aumentar o reducir] en {n} la dificultad',
    de: '{by, subject}[erhöhe oder senke |erhöht oder senkt |]die Schwierigkeit um {n}[|| erhöhen oder senken]',
    fr: '{by, subject}[augmentez ou réduisez|augmente ou réduit|augmenter ou réduire] de {n} la difficulté',
    pl: '{by, subject}[zwiększ lub zmniejsz|zwiększa lub zmniejsza|zwiększyć lub zmniejszyć] trudność o {n}',
  },
  changeResult: {
    en: '{by, subject}[raise or lower|raises or lowers] the result by {n}',
    es: '{by, subject}[aumenta o reduce|aumenta o reduce|aumentar o reducir] en {n} el resultado',
    de: '{by, subject}[erhöhe oder senke |erhöht oder senkt |]das Ergebnis um {n}[|| erhöhen oder senken]',
    fr: '{by, subject}[augmentez ou réduisez|augmente ou réduit|augmenter ou réduire] de {n} le résultat',
    pl: '{by, subject}[zwiększ lub zmniejsz|zwiększa lub zmniejsza|zwiększyć lub zmniejszyć] wynik o {n}',
  },
}

const tell = {
  changesResult: tells('changesResult', {
    en: '{seat} changes the die by {by, signed}: it now shows {die}.',
    es: '{seat} modifica el dado en {by, signed}: ahora muestra {die}.',
    de: '{seat} ändert den Wurf um {by, signed}: Er zeigt jetzt {die}.',
    fr: '{seat} modifie le dé de {by, signed}\u202f: il affiche maintenant {die}.',
    pl: '{seat} zmienia wynik rzutu o {by, signed}: wynosi on teraz {die}.',
  }),
}
