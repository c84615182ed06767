// Words for choosing cards of a check before one's turn comes.

import type { Words } from './words.ts'

export const prepareWords = {
  prepare: {
    en: 'Prepare yours meanwhile: they are added when your turn comes, unless something else happens before.',
    es: 'Prepara las tuyas mientras tanto: se añaden cuando te toque, salvo que antes ocurra otra cosa.',
    de: 'Bereite deine inzwischen vor: Sie werden hineingelegt, wenn du an der Reihe bist, es sei denn, vorher geschieht etwas anderes.',
    fr: 'Préparez les vôtres en attendant\u202f: elles sont jouées quand vient votre tour, sauf si autre chose se produit avant.',
    pl: 'Przygotuj swoje w tym czasie: zostaną dołożone, gdy przyjdzie twoja kolej, chyba że wcześniej zdarzy się coś innego.',
  },
  ready: {
    en: '{n, plural, =0 {Ready: no cards} one {Ready: # card} other {Ready: # cards}}',
    es: '{n, plural, =0 {Listo: ninguna carta} one {Listo: # carta} other {Listo: # cartas}}',
    de: '{n, plural, =0 {Bereit: keine Karten} one {Bereit: # Karte} other {Bereit: # Karten}}',
    fr: '{n, plural, =0 {Prêt\u202f: aucune carte} one {Prêt\u202f: # carte} other {Prêt\u202f: # cartes}}',
    pl: '{n, plural, =0 {Gotowe: brak kart} one {Gotowe: # karta} few {Gotowe: # karty} many {Gotowe: # kart} other {Gotowe: # karty}}',
  },
  lookAgain: {
    en: 'Something has happened since you prepared these cards: look once more.',
    es: 'Ha ocurrido algo desde que preparaste estas cartas: revísalas.',
    de: 'Seit du diese Karten vorbereitet hast, ist etwas geschehen: Sieh noch einmal hin.',
    fr: 'Quelque chose s’est produit depuis que vous avez préparé ces cartes\u202f: vérifiez-les.',
    pl: 'Odkąd karty zostały przygotowane, coś się wydarzyło: sprawdź je jeszcze raz.',
  },
} satisfies Words
