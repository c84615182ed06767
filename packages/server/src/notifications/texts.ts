// What people are told, in their language. A message says that a table waits, and at a slow one what everybody saw happen: never what is
// asked, as it may be seen on a locked telephone by whoever stands beside it.

import type { Language } from '@cic/engine'
import type { NotifiedEvent } from '../people.ts'

export interface Texts {
  readonly events: Readonly<Record<NotifiedEvent, EventText>>
  readonly confirmation: { readonly subject: string; readonly body: (link: string) => string }
  /** Before what has happened meanwhile. */
  readonly since: string
  readonly unsubscribe: string
  /** The page behind the link at the end of each mail. */
  readonly page: {
    readonly title: string
    readonly question: string
    readonly yes: string
    readonly done: string
  }
}

interface EventText {
  readonly title: string
  readonly body: (table: string) => string
}

export const texts: Readonly<Record<Language, Texts>> = {
  en: {
    events: {
      turn: { title: 'A table waits for you', body: (table) => `“${table}” waits for you.` },
      vote: { title: 'A vote has started', body: (table) => `“${table}” is voting, and your vote is missing.` },
      clock: { title: 'Your time runs out', body: (table) => `At “${table}” four fifths of your time are used up.` },
    },
    confirmation: {
      subject: 'Confirm your address for CIC',
      body: (link) =>
        `Somebody wants to be told at this address when a table of CIC waits for them. If that was you, open this link within a day:\n\n${link}\n\nOtherwise do nothing: you will get no further mail.`,
    },
    since: 'Since you were last here:',
    unsubscribe: 'No more mail to this address:',
    page: {
      title: 'E-mail from CIC',
      question: 'Shall no more mail be sent to this address?',
      yes: 'No more mail',
      done: 'No more mail will be sent to this address.',
    },
  },
  es: {
    events: {
      turn: { title: 'Una mesa te espera', body: (table) => `«${table}» te espera.` },
      vote: { title: 'Ha empezado una votación', body: (table) => `En «${table}» se vota y falta tu voto.` },
      clock: {
        title: 'Se te acaba el tiempo',
        body: (table) => `En «${table}» has gastado cuatro quintas partes de tu tiempo.`,
      },
    },
    confirmation: {
      subject: 'Confirma tu dirección para CIC',
      body: (link) =>
        `Alguien quiere recibir un aviso en esta dirección cuando una mesa de CIC le espere. Si has sido tú, abre este enlace antes de un día:\n\n${link}\n\nSi no, no hagas nada: no recibirás más correo.`,
    },
    since: 'Desde la última vez que estuviste aquí:',
    unsubscribe: 'No enviar más correo a esta dirección:',
    page: {
      title: 'Correo de CIC',
      question: '¿No enviar más correo a esta dirección?',
      yes: 'No más correo',
      done: 'No se enviará más correo a esta dirección.',
    },
  },
  de: {
    events: {
      turn: { title: 'Ein Tisch wartet auf dich', body: (table) => `„${table}“ wartet auf dich.` },
      vote: {
        title: 'Eine Abstimmung hat begonnen',
        body: (table) => `An „${table}“ wird abgestimmt, und deine Stimme fehlt.`,
      },
      clock: {
        title: 'Deine Zeit läuft ab',
        body: (table) => `An „${table}“ sind vier Fünftel deiner Zeit verbraucht.`,
      },
    },
    confirmation: {
      subject: 'Bestätige deine Adresse für CIC',
      body: (link) =>
        `Jemand möchte an dieser Adresse erfahren, wenn ein Tisch von CIC auf ihn wartet. Wenn du das warst, öffne innerhalb eines Tages diesen Link:\n\n${link}\n\nSonst musst du nichts tun: Du bekommst keine weitere Mail.`,
    },
    since: 'Seit du zuletzt hier warst:',
    unsubscribe: 'Keine Mails mehr an diese Adresse:',
    page: {
      title: 'Mails von CIC',
      question: 'Sollen keine Mails mehr an diese Adresse gehen?',
      yes: 'Keine Mails mehr',
      done: 'An diese Adresse gehen keine Mails mehr.',
    },
  },
  fr: {
    events: {
      turn: { title: 'Une table vous attend', body: (table) => `« ${table} » vous attend.` },
      vote: { title: 'Un vote a commencé', body: (table) => `On vote à « ${table} », et il manque votre voix.` },
      clock: {
        title: 'Votre temps s’épuise',
        body: (table) => `À « ${table} », quatre cinquièmes de votre temps sont écoulés.`,
      },
    },
    confirmation: {
      subject: 'Confirmez votre adresse pour CIC',
      body: (link) =>
        `Quelqu’un souhaite être averti à cette adresse quand une table de CIC l’attend. Si c’est vous, ouvrez ce lien dans la journée :\n\n${link}\n\nSinon, ne faites rien : vous ne recevrez pas d’autre message.`,
    },
    since: 'Depuis votre dernière visite :',
    unsubscribe: 'Ne plus écrire à cette adresse :',
    page: {
      title: 'Messages de CIC',
      question: 'Ne plus envoyer de messages à cette adresse ?',
      yes: 'Plus de messages',
      done: 'Plus aucun message ne sera envoyé à cette adresse.',
    },
  },
  pl: {
    events: {
      turn: { title: 'Stół czeka na ciebie', body: (table) => `„${table}” czeka na ciebie.` },
      vote: {
        title: 'Rozpoczęło się głosowanie',
        body: (table) => `Przy stole „${table}” trwa głosowanie i brakuje twojego głosu.`,
      },
      clock: {
        title: 'Kończy ci się czas',
        body: (table) => `Przy stole „${table}” minęły cztery piąte twojego czasu.`,
      },
    },
    confirmation: {
      subject: 'Potwierdź swój adres w CIC',
      body: (link) =>
        `Ktoś chce dostawać pod tym adresem wiadomości, gdy czeka na niego stół CIC. Jeśli to ty, otwórz ten link w ciągu doby:\n\n${link}\n\nW przeciwnym razie nic nie rób: nie dostaniesz kolejnych wiadomości.`,
    },
    since: 'Od twojej ostatniej wizyty:',
    unsubscribe: 'Nie wysyłaj więcej wiadomości na ten adres:',
    page: {
      title: 'Wiadomości z CIC',
      question: 'Czy nie wysyłać więcej wiadomości na ten adres?',
      yes: 'Nie wysyłaj więcej',
      done: 'Na ten adres nie będą już wysyłane wiadomości.',
    },
  },
}
