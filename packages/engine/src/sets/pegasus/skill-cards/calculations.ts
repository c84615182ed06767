// Calculations: the die that lies there shows more or less.

import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { frameOf } from '../../../core/procedure.ts'
import { clamp, die } from '../../../rules/die.ts'

/** Calculations: the die that lies there shows more or less. */
export const changeResult = node('changeResult', {
  make: (by: number) => ({ by }),
  run: (game, { by }, { actor }) => {
    const rolled = frameOf(game, die)
    if (rolled === undefined) return
    rolled.result = clamp((rolled.result ?? 0) + by)
    tell.changesResult(game, { seat: actor, by, die: rolled.result })
  },
  text: {
    en: '{by, signed} to the result of the die',
    es: '{by, signed} al resultado del dado',
    de: '{by, signed} auf das Würfelergebnis',
    fr: '{by, signed} au résultat du dé',
    pl: '{by, signed} do wyniku rzutu kostką',
  },
  mayText: {
    en: '{up, select, yes {raise} other {lower}} the result by {n}',
    es: '{up, select, yes {aumentar} other {reducir}} en {n} el resultado',
    de: 'das Ergebnis um {n} {up, select, yes {erhöhen} other {senken}}',
    fr: '{up, select, yes {augmenter} other {réduire}} le résultat de {n}',
    pl: '{up, select, yes {zwiększyć} other {zmniejszyć}} wynik o {n}',
  },
  facts: ({ by }) => ({ by, up: by > 0 ? 'yes' : 'no', n: Math.abs(by) }),
  price: () => ({}),
})

const tell = {
  changesResult: tells('changesResult', {
    en: '{seat} changes the die by {by, signed}: it now shows {die}.',
    es: '{seat} modifica el dado en {by, signed}: ahora muestra {die}.',
    de: '{seat} ändert den Wurf um {by, signed}: Er zeigt jetzt {die}.',
    fr: '{seat} modifie le dé de {by, signed}\u202f: il affiche maintenant {die}.',
    pl: '{seat} zmienia wynik rzutu o {by, signed}: wynosi on teraz {die}.',
  }),
}
