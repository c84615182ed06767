// The nouns of Pegasus in five languages, with the forms that their groups have in language/terms.ts.

import type { Term } from '../../core/facts.ts'
import { deNoun, enNoun, esNoun, frNoun, plNoun } from '../../language/grammar.ts'
import {
  callsign,
  character,
  characters,
  deck,
  decks,
  dePlace,
  enPlace,
  esPlace,
  frPlace,
  places,
  plPlace,
  ships,
  undeclined,
} from '../../language/terms.ts'

Object.assign(decks, {
  newCaprica: deck`New Caprica Crisis | Crisis de Nueva Cáprica | Neu-Caprica-Krisenstapel | Crise Nouvelle Caprica | Kryzysów Nowej Capriki`,
  hostileAgenda: deck`Hostile Agenda | Agenda hostil | Feindlicher Absichtsstapel | Projet Hostile | Wrogich Intencji`,
  sympatheticAgenda: deck`Sympathetic Agenda | Agenda simpatizante | Sympathisierender Absichtsstapel | Projet Compatissant | Przyjaznych Intencji`,
})

Object.assign(places, {
  pegasus: {
    en: enPlace('Pegasus', '', 'on'),
    es: esPlace('f', 'la', 'Pegasus'),
    de: dePlace('f')`Pegasus | der Pegasus | auf die Pegasus | auf der Pegasus`,
    fr: frPlace('m', 'Pegasus', 'sur le Pegasus'),
    pl: plPlace('m')`Pegasus | Pegasusa | Pegasusa | na Pegasusa | na Pegasusie`,
  },
  'pegasus-cic': {
    en: enPlace('Pegasus CIC'),
    es: esPlace('m', 'el', 'CIC de Pegasus'),
    de: dePlace('n')`Pegasus-CIC | des Pegasus-CIC | ins Pegasus-CIC | im Pegasus-CIC`,
    fr: frPlace('m', 'CIC du Pegasus', 'au CIC du Pegasus'),
    pl: plPlace('n')`CIC Pegasusa | CIC Pegasusa | CIC Pegasusa | do CIC Pegasusa | w CIC Pegasusa`,
  },
  airlock: {
    en: enPlace('Airlock', 'the'),
    es: esPlace('f', 'la', 'Esclusa'),
    de: dePlace('f')`Luftschleuse | der Luftschleuse | zur Luftschleuse | in der Luftschleuse`,
    fr: frPlace('m', 'Sas', 'au Sas'),
    pl: plPlace('f')`Śluza | Śluzę | Śluzy | do Śluzy | w Śluzie`,
  },
  'main-batteries': {
    en: enPlace('Main Batteries', 'the'),
    es: esPlace('pl', 'las', 'Baterías Principales'),
    de: dePlace('pl')`Hauptgeschütze | der Hauptgeschütze | zu den Hauptgeschützen | bei den Hauptgeschützen`,
    fr: frPlace('pl', 'Batteries principales', 'aux Batteries principales'),
    pl: plPlace('pl')`Baterie główne | Baterie główne | Baterii głównych | do Baterii głównych | w Bateriach głównych`,
  },
  'engine-room': {
    en: enPlace('Engine Room', 'the'),
    es: esPlace('f', 'la', 'Sala de Máquinas'),
    de: dePlace('m')`Maschinenraum | des Maschinenraums | in den Maschinenraum | im Maschinenraum`,
    fr: frPlace('f', 'Salle des machines', 'à la Salle des machines'),
    pl: plPlace('f')`Maszynownia | Maszynownię | Maszynowni | do Maszynowni | w Maszynowni`,
  },
  'new-caprica': {
    en: enPlace('New Caprica', '', 'on'),
    es: esPlace('f', '', 'Nueva Cáprica'),
    de: dePlace('n', '')`Neu-Caprica | von Neu-Caprica | nach Neu-Caprica | auf Neu-Caprica`,
    fr: frPlace('f', 'Nouvelle Caprica', 'sur Nouvelle Caprica', false),
    pl: plPlace('f')`Nowa Caprika | Nową Caprikę | Nowej Capriki | na Nową Caprikę | na Nowej Caprice`,
  },
  'medical-center': {
    en: enPlace('Medical Center', 'the'),
    es: esPlace('m', 'el', 'Centro Médico'),
    de: {
      ...dePlace(
        'n',
      )`Medizinisches Zentrum | des Medizinischen Zentrums | ins Medizinische Zentrum | im Medizinischen Zentrum`,
      the: 'das Medizinische Zentrum',
      acc: 'das Medizinische Zentrum',
    },
    fr: frPlace('m', 'Centre médical', 'au Centre médical'),
    pl: plPlace(
      'n',
    )`Centrum medyczne | Centrum medyczne | Centrum medycznego | do Centrum medycznego | w Centrum medycznym`,
  },
  detention: {
    en: enPlace('Detention'),
    es: esPlace('m', 'el', 'Centro de Detención'),
    de: dePlace('m')`Arrest | des Arrests | in Arrest | im Arrest`,
    fr: frPlace('f', 'Détention', 'en Détention'),
    pl: plPlace('n')`Więzienie | Więzienie | Więzienia | do Więzienia | w Więzieniu`,
  },
  'resistance-hq': {
    en: enPlace('Resistance HQ'),
    es: esPlace('m', 'el', 'Cuartel General de la Resistencia'),
    de: dePlace(
      'n',
    )`Widerstands-Hauptquartier | des Widerstands-Hauptquartiers | zum Widerstands-Hauptquartier | im Widerstands-Hauptquartier`,
    fr: frPlace('m', 'QG de la Résistance', 'au QG de la Résistance'),
    pl: plPlace(
      'n',
    )`Dowództwo ruchu oporu | Dowództwo ruchu oporu | Dowództwa ruchu oporu | do Dowództwa ruchu oporu | w Dowództwie ruchu oporu`,
  },
  'occupation-authority': {
    en: enPlace('Occupation Authority'),
    es: esPlace('f', 'la', 'Autoridad de Ocupación'),
    de: dePlace(
      'f',
    )`Besatzungs-Direktion | der Besatzungs-Direktion | zur Besatzungs-Direktion | in der Besatzungs-Direktion`,
    fr: frPlace('f', 'Autorité d’occupation', 'à l’Autorité d’occupation'),
    pl: plPlace(
      'pl',
    )`Władze okupacyjne | Władze okupacyjne | Władz okupacyjnych | na obszar „Władze okupacyjne” | na obszarze „Władze okupacyjne”`,
  },
  'breeders-canyon': {
    en: enPlace('Breeder’s Canyon'),
    es: esPlace('m', 'el', 'Cañón de Breeder'),
    de: dePlace('m')`Breeder’s Canyon | des Breeder’s Canyon | zum Breeder’s Canyon | am Breeder’s Canyon`,
    fr: frPlace('m', 'Canyon de Breeder', 'au Canyon de Breeder'),
    pl: plPlace(
      'm',
    )`Breeder’s Canyon | Breeder’s Canyon | Breeder’s Canyon | na obszar „Breeder’s Canyon” | na obszarze „Breeder’s Canyon”`,
  },
  shipyard: {
    en: enPlace('Shipyard', 'the'),
    es: esPlace('m', 'el', 'Astillero'),
    de: dePlace('f')`Schiffswerft | der Schiffswerft | zur Schiffswerft | in der Schiffswerft`,
    fr: frPlace('m', 'Chantier naval', 'au Chantier naval'),
    pl: plPlace('f')`Stocznia | Stocznię | Stoczni | do Stoczni | w Stoczni`,
  },
})

Object.assign(characters, {
  'helena-cain': character('f', 'Helena Cain', 'Cain', undeclined('Cain')),
  'anastasia-dee-dualla': character('f', callsign('Anastasia', 'Dee', 'Dualla'), 'Dee', undeclined('Dee')),
  'ellen-tigh': character('f', 'Ellen Tigh', 'Ellen', undeclined('Ellen')),
  'louanne-kat-katraine': character('f', callsign('Louanne', 'Kat', 'Katraine'), 'Kat', undeclined('Kat')),
  cavil: character('m', 'Cavil', 'Cavil', { gen: 'Cavila', dat: 'Cavilowi', acc: 'Cavila' }),
  'leoben-conoy': character('m', 'Leoben Conoy', 'Leoben', { gen: 'Leobena', dat: 'Leobenowi', acc: 'Leobena' }),
  'caprica-six': character(
    'f',
    { en: 'Caprica Six', es: 'Cáprica Seis', de: 'Caprica Six', fr: 'Caprica Six', pl: 'Caprica Six' },
    { en: 'Caprica Six', es: 'Cáprica Seis', de: 'Caprica Six', fr: 'Caprica Six', pl: 'Caprica Six' },
    { gen: 'Capriki Six', dat: 'Caprice Six', acc: 'Capricę Six' },
  ),
})

/** Scar is a raider with a name. */
const scar: Term = {
  en: { ...enNoun('Scar', 'Scar'), a: 'Scar', the: 'Scar', of: 'of Scar' },
  es: { ...esNoun('m', 'Scar', 'Scar'), a: 'Scar', the: 'Scar', of: 'de Scar', to: 'a Scar' },
  de: { ...deNoun('m', 'Scar', 'Scar'), a: 'Scar', aAcc: 'Scar', the: 'Scar', theAcc: 'Scar', of: 'von Scar' },
  fr: { ...frNoun('m', 'Scar', 'Scar'), a: 'Scar', the: 'Scar', of: 'de Scar', to: 'à Scar' },
  pl: plNoun('m', ['Scar', 'Scara', 'Scara'], ['Scar', 'Scara', 'Scara']),
}

export const occupationForce: Term = {
  en: enNoun('occupation force', 'occupation forces'),
  es: esNoun('f', 'Fuerza de ocupación', 'Fuerzas de ocupación'),
  de: deNoun('m', 'Besatzungstrupp', 'Besatzungstrupps'),
  fr: frNoun('f', 'force d’occupation', 'forces d’occupation'),
  pl: plNoun(
    'm',
    ['żeton sił okupacyjnych', 'żeton sił okupacyjnych', 'żetonu sił okupacyjnych'],
    ['żetony sił okupacyjnych', 'żetony sił okupacyjnych', 'żetonów sił okupacyjnych'],
  ),
}

Object.assign(ships, { scar, occupationForce })
