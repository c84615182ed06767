// Words for who was executed.

import type { Words } from '../../words/words.ts'

export const executionWords = {
  executed: { en: 'Executed', es: 'Ejecutados', de: 'Exekutiert', fr: 'Exécutés', pl: 'Straceni' },
  execution: { en: 'Execution', es: 'Ejecución', de: 'Exekution', fr: 'Exécution', pl: 'Egzekucja' },
} satisfies Words
