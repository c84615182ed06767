// Words of my notes, and of what I do not want to hear.

import type { Words } from './words.ts'

export const noteWords = {
  hint: {
    en: 'Only you see these notes.',
    es: 'Solo tú ves estas notas.',
    de: 'Nur du siehst diese Notizen.',
    fr: 'Vous seul voyez ces notes.',
    pl: 'Te notatki widzisz tylko ty.',
  },
  kept: { en: 'Stored', es: 'Guardado', de: 'Gespeichert', fr: 'Enregistré', pl: 'Zapisano' },
  changed: {
    en: 'Being stored …',
    es: 'Guardando …',
    de: 'Wird gespeichert …',
    fr: 'Enregistrement …',
    pl: 'Zapisywanie …',
  },
  failed: {
    en: 'Not stored yet: the server cannot be reached.',
    es: 'Sin guardar: no se puede contactar con el servidor.',
    de: 'Noch nicht gespeichert: Der Server ist nicht erreichbar.',
    fr: 'Pas encore enregistré\u202f: le serveur est injoignable.',
    pl: 'Jeszcze nie zapisano: serwer jest nieosiągalny.',
  },
  marks: {
    en: 'What you think of the others',
    es: 'Lo que piensas de los demás',
    de: 'Was du von den anderen hältst',
    fr: 'Ce que vous pensez des autres',
    pl: 'Co sądzisz o innych',
  },
  markOf: {
    en: 'Your mark for {who}',
    es: 'Tu marca para {who}',
    de: 'Dein Zeichen für {who}',
    fr: 'Votre marque pour {who}',
    pl: 'Twój znak: {who}',
  },
  trust: { en: 'Trust', es: 'Confianza', de: 'Vertrauen', fr: 'Confiance', pl: 'Zaufanie' },
  doubt: { en: 'Doubt', es: 'Duda', de: 'Zweifel', fr: 'Doute', pl: 'Wątpliwość' },
  suspect: { en: 'Suspicion', es: 'Sospecha', de: 'Verdacht', fr: 'Soupçon', pl: 'Podejrzenie' },
  onlyYou: {
    en: '{mark} (only you see this)',
    es: '{mark} (solo lo ves tú)',
    de: '{mark} (siehst nur du)',
    fr: '{mark} (visible par vous seul)',
    pl: '{mark} (widzisz tylko ty)',
  },
  muteOf: {
    en: 'Do not show what {who} says',
    es: 'No mostrar lo que dice {who}',
    de: 'Nicht zeigen, was {who} sagt',
    fr: 'Ne pas afficher ce que dit {who}',
    pl: 'Nie pokazuj wypowiedzi: {who}',
  },
  everyone: { en: 'Everyone', es: 'Todos', de: 'Alle', fr: 'Tout le monde', pl: 'Wszyscy' },
  people: { en: 'People', es: 'Personas', de: 'Personen', fr: 'Personnes', pl: 'Osoby' },
  bots: { en: 'Bots', es: 'Bots', de: 'Bots', fr: 'Bots', pl: 'Boty' },
  mutedLines: {
    en: '{n, plural, one {One message} other {# messages}} of players you muted',
    es: '{n, plural, one {Un mensaje} other {# mensajes}} de jugadores silenciados',
    de: '{n, plural, one {Eine Nachricht} other {# Nachrichten}} von stummgeschalteten Spielern',
    fr: '{n, plural, one {Un message} other {# messages}} de joueurs que vous avez masqués',
    pl: '{n, plural, one {# wiadomość} few {# wiadomości} many {# wiadomości} other {# wiadomości}} wyciszonych graczy',
  },
  showMuted: { en: 'Show', es: 'Mostrar', de: 'Zeigen', fr: 'Afficher', pl: 'Pokaż' },
} satisfies Words
