// Labels of options that are a single noun.

import type { Form } from '../../language/decisions.ts'
import type { Term } from '../../language/icu.ts'
import { everywhere, formed, termOf } from '../../language/reader.ts'
import { places } from '../../language/terms.ts'

export const termLabel =
  (terms: Readonly<Record<string, Term>>): Form =>
  ([id]) =>
    formed(termOf(terms, id), everywhere('name'))

export const boardLabel: Form = termLabel(places)
