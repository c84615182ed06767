// Labels of options: a single noun, and what happens to one ship.

import type { Form } from '../../language/decisions.ts'
import { phrase } from '../../language/facts.ts'
import type { Term } from '../../language/icu.ts'
import type { Text } from '../../language/languages.ts'
import { spaceAreas } from '../../language/more-terms.ts'
import { everywhere, formed, termOf } from '../../language/reader.ts'
import { places, ships } from '../../language/terms.ts'

export const termLabel =
  (terms: Readonly<Record<string, Term>>): Form =>
  ([id]) =>
    formed(termOf(terms, id), everywhere('name'))

export const boardLabel: Form = termLabel(places)

/** As 'destroy:front:basestar:1'. */
const shipLabel =
  (text: Text): Form =>
  ([area, ship, id]) =>
    phrase(text, { ship: termOf(ships, ship), n: Number(id) + 1, area: termOf(spaceAreas, area) })

export const destroyLabel: Form = shipLabel({
  en: 'Destroy {ship} {n} {area, form, in}',
  es: 'Destruir {ship, form, the} {n} {area, form, in}',
  de: '{ship} {n} {area, form, in} zerstören',
  fr: 'Détruire {ship, form, the} {n} {area, form, in}',
  pl: 'Zniszcz {ship, form, acc} {n} {area, form, in}',
})

export const removeLabel: Form = shipLabel({
  en: 'Remove {ship} {n} {area, form, in}',
  es: 'Retirar {ship, form, the} {n} {area, form, in}',
  de: '{ship} {n} {area, form, in} entfernen',
  fr: 'Retirer {ship, form, the} {n} {area, form, in}',
  pl: 'Usuń {ship, form, acc} {n} {area, form, in}',
})
