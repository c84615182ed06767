// Preventative Policy: the next loss of a resource in this turn is 1 less.

import type { Wrap } from '../../../core/card.ts'
import { type Resource, resources } from '../../../core/ids.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { changed } from '../../../core/rules.ts'
import { resources as resourceTerms } from '../../../language/terms.ts'
import { changeResources } from '../../../rules/resources.ts'
import { recall, remember } from '../state.ts'

/** Preventative Policy: the next loss of this resource in this turn is 1 less. */
export const protect = node('protect', {
  make: (resource: Resource) => ({ resource }),
  run: (game, { resource }) => {
    remember(game).policies.push(resource)
    tell.policy(game, { resource })
  },
  text: {
    en: '{self, subject}[choose|chooses] {oneOf, list, or, acc}; the next loss of that resource in this turn is 1 less',
    es: '{self, subject}[elige|elige|elegir] {oneOf, list, or}; la próxima pérdida de ese Recurso en este turno se reduce en 1',
    de: '{self, subject}[wähle |wählt |]{oneOf, list, or}[|| wählen]; der nächste Verlust dieser Ressource in diesem Zug ist um 1 geringer',
    fr: '{self, subject}[choisissez|choisit|choisir] {oneOf, list, or}\u202f; la prochaine perte de cette ressource pendant ce tour est réduite de 1',
    pl: '{self, subject}[wybierz|wybiera|wybrać] {oneOf, list, or, acc}; następna strata tego zasobu w tej turze jest mniejsza o 1',
  },
  facts: ({ resource }) => ({ oneOf: [resourceTerms[resource]] }),
  price: ({ resource }) => ({ [`protected:${resource}`]: 1 }),
  possible: (game, { resource }) => !recall(game).policies.includes(resource),
})

export const policyChanges = [
  changed(changeResources, (rule, game, amounts) => {
    const { policies } = recall(game)
    if (policies.length === 0) return rule(game, amounts)
    const saved = resources.filter((resource) => policies.includes(resource) && (amounts[resource] ?? 0) < 0)
    const left = { ...amounts }
    for (const resource of saved) {
      left[resource] = (left[resource] ?? 0) + 1
      policies.splice(policies.indexOf(resource), 1)
      tell.policyHelps(game, { resource })
    }
    rule(game, left)
  }),
]

export const policyWraps = {
  'turn:begin': ((game, _frame, step) => {
    if (recall(game).policies.length > 0) remember(game).policies = []
    return step()
  }) satisfies Wrap<object>,
}

const tell = {
  policy: tells('policy', {
    en: 'The next loss of {resource} in this turn will be 1 less.',
    es: 'La próxima pérdida {resource, form, de} en este turno se reducirá en 1.',
    de: 'Der nächste Verlust von {resource} in diesem Zug wird um 1 geringer ausfallen.',
    fr: 'La prochaine perte de {resource} de ce tour sera réduite de 1.',
    pl: 'Następna strata {resource, form, gen} w tej turze będzie mniejsza o 1.',
  }),
  policyHelps: tells('policyHelps', {
    en: '“Preventative Policy” saves 1 {resource}.',
    es: '“Política preventiva” evita perder 1 {resource, form, amount}.',
    de: '„Vorbeugende Maßnahmen“ erspart den Verlust von 1 {resource}.',
    fr: '«\u202fPolitique préventive\u202f» évite la perte de 1 {resource}.',
    pl: '„Polityka zapobiegawcza” chroni przed utratą 1 jednostki {resource, form, gen}.',
  }),
}
