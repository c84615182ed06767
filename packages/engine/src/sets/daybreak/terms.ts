// The nouns of Daybreak in five languages, with the forms that their groups have in language/terms.ts.

import type { Term } from '../../core/facts.ts'
import { deNoun, enNoun, esNoun, frNoun, plNoun } from '../../language/grammar.ts'
import {
  callsign,
  card,
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

export const mutinyCard = card('Mutiny', 'Motín', 'Meutereikarte', 'Mutinerie', 'Buntu')
export const motiveCard = card('Motive', 'Motivación', 'Motivkarte', 'Motivation', 'Motywu', 'Motywów')
export const missionCard = card('Mission', 'Misión', 'Missionskarte', 'Mission', 'Misji')

Object.assign(decks, {
  mutiny: deck`Mutiny | Motín | Meutereistapel | Mutinerie | Buntu`,
  motive: deck`Motive | Motivación | Motivstapel | Motivation | Motywów`,
  mission: deck`Mission | Misión | Missionsstapel | Mission | Misji`,
})

export const miracleToken: Term = {
  en: enNoun('miracle token', 'miracle tokens'),
  es: esNoun('f', 'ficha de Milagro', 'fichas de Milagro'),
  de: deNoun('m', 'Wundermarker', 'Wundermarker', { pluralDat: 'Wundermarkern' }),
  fr: frNoun('m', 'pion Miracle', 'pions Miracle'),
  pl: plNoun('m', ['żeton Cudu', 'żeton Cudu', 'żetonu Cudu'], ['żetony Cudu', 'żetony Cudu', 'żetonów Cudu']),
}

export const assaultRaptor: Term = {
  en: enNoun('assault raptor', 'assault raptors'),
  es: esNoun('m', 'Raptor de asalto', 'Raptors de asalto'),
  de: deNoun('m', 'Angriffsraptor', 'Angriffsraptoren', { pluralDat: 'Angriffsraptoren' }),
  fr: frNoun('m', 'raptor d’assaut', 'raptors d’assaut'),
  pl: plNoun(
    'm',
    ['raptor szturmowy', 'raptora szturmowego', 'raptora szturmowego'],
    ['raptory szturmowe', 'raptory szturmowe', 'raptorów szturmowych'],
  ),
}

Object.assign(ships, { assaultRaptor })

Object.assign(places, {
  'quorum-chamber': {
    en: enPlace('Quorum Chamber', 'the'),
    es: esPlace('f', 'la', 'Cámara del Quórum'),
    de: dePlace(
      'f',
    )`Kammer des Zwölferrats | der Kammer des Zwölferrats | in die Kammer des Zwölferrats | in der Kammer des Zwölferrats`,
    fr: frPlace('f', 'Chambre du Quorum', 'à la Chambre du Quorum'),
    pl: plPlace('f')`Sala Kworum | Salę Kworum | Sali Kworum | do Sali Kworum | w Sali Kworum`,
  },
  'hub-destroyed': {
    en: enPlace('Hub Destroyed'),
    es: esPlace('m', 'el', 'Centro de Resurrección destruido'),
    de: dePlace(
      'n',
      '',
    )`Auferstehungszentrum zerstört | des Orts „Auferstehungszentrum zerstört“ | zum Ort „Auferstehungszentrum zerstört“ | auf dem Ort „Auferstehungszentrum zerstört“`,
    fr: frPlace('m', 'Centre de résurrection détruit', 'au Centre de résurrection détruit'),
    pl: plPlace(
      'n',
    )`Zniszczone Centrum Zmartwychwstania | Zniszczone Centrum Zmartwychwstania | Zniszczonego Centrum Zmartwychwstania | do Zniszczonego Centrum Zmartwychwstania | w Zniszczonym Centrum Zmartwychwstania`,
  },
  demetrius: {
    en: enPlace('Demetrius', '', 'on'),
    es: esPlace('f', 'la', 'Demetrius'),
    de: dePlace('f')`Demetrius | der Demetrius | auf die Demetrius | auf der Demetrius`,
    fr: frPlace('m', 'Demetrius', 'sur le Demetrius'),
    pl: plPlace('m')`Demetrius | Demetriusa | Demetriusa | na Demetriusa | na Demetriusie`,
  },
  bridge: {
    en: enPlace('Bridge', 'the', 'on'),
    es: esPlace('m', 'el', 'Puente'),
    de: dePlace('f')`Brücke | der Brücke | auf die Brücke | auf der Brücke`,
    fr: frPlace('f', 'Passerelle du Demetrius', 'à la Passerelle du Demetrius'),
    pl: plPlace('m')`Mostek | Mostek | Mostka | na Mostek | na Mostku`,
  },
  'tactical-plot': {
    en: enPlace('Tactical Plot', 'the'),
    es: esPlace('f', 'la', 'Sala de Derrota'),
    de: dePlace('pl')`Sternkarten | der Sternkarten | zu den Sternkarten | bei den Sternkarten`,
    fr: frPlace('f', 'Carte tactique', 'à la Carte tactique'),
    pl: plPlace(
      'm',
    )`Plan taktyczny | Plan taktyczny | Planu taktycznego | na obszar „Plan taktyczny” | na obszarze „Plan taktyczny”`,
  },
  'captains-cabin': {
    en: enPlace('Captain’s Cabin', 'the'),
    es: esPlace('m', 'el', 'Camarote del Capitán'),
    de: dePlace('f')`Kapitänskajüte | der Kapitänskajüte | in die Kapitänskajüte | in der Kapitänskajüte`,
    fr: frPlace('f', 'Cabine du capitaine', 'à la Cabine du capitaine'),
    pl: plPlace('f')`Kajuta kapitana | Kajutę kapitana | Kajuty kapitana | do Kajuty kapitana | w Kajucie kapitana`,
  },
  'rebel-basestar': {
    en: enPlace('Rebel Basestar', 'the', 'on'),
    es: esPlace('f', 'la', 'Estrella Base rebelde'),
    de: dePlace(
      'm',
    )`Rebellen-Basisstern | des Rebellen-Basissterns | auf den Rebellen-Basisstern | auf dem Rebellen-Basisstern`,
    fr: frPlace('m', 'Basestar rebelle', 'sur le Basestar rebelle'),
    pl: plPlace(
      'm',
    )`Zbuntowany basestar | Zbuntowanego basestara | Zbuntowanego basestara | na Zbuntowanego basestara | na Zbuntowanym basestarze`,
  },
  'hybrid-tank': {
    en: enPlace('Hybrid Tank', 'the'),
    es: esPlace('m', 'el', 'Tanque del Híbrido'),
    de: dePlace('m')`Hybriden-Tank | des Hybriden-Tanks | zum Hybriden-Tank | am Hybriden-Tank`,
    fr: frPlace('f', 'Cuve de l’Hybride', 'à la Cuve de l’Hybride'),
    pl: plPlace(
      'm',
    )`Zbiornik Hybrydy | Zbiornik Hybrydy | Zbiornika Hybrydy | do Zbiornika Hybrydy | w Zbiorniku Hybrydy`,
  },
  datastream: {
    en: enPlace('Datastream', 'the'),
    es: esPlace('m', 'el', 'Flujo de Datos'),
    de: dePlace('m')`Datenstrom | des Datenstroms | zum Datenstrom | am Datenstrom`,
    fr: frPlace('m', 'Flux de données', 'au Flux de données'),
    pl: plPlace(
      'm',
    )`Strumień danych | Strumień danych | Strumienia danych | do Strumienia danych | w Strumieniu danych`,
  },
  'raider-bay': {
    en: enPlace('Raider Bay', 'the'),
    es: esPlace('m', 'el', 'Hangar de Incursores'),
    de: dePlace('f')`Jäger-Startrampe | der Jäger-Startrampe | zur Jäger-Startrampe | an der Jäger-Startrampe`,
    fr: frPlace('m', 'Hangar à raiders', 'au Hangar à raiders'),
    pl: plPlace('m')`Hangar raiderów | Hangar raiderów | Hangaru raiderów | do Hangaru raiderów | w Hangarze raiderów`,
  },
})

Object.assign(characters, {
  'louis-hoshi': character('m', 'Louis Hoshi', 'Hoshi', { gen: 'Hoshiego', dat: 'Hoshiemu', acc: 'Hoshiego' }),
  'romo-lampkin': character('m', 'Romo Lampkin', 'Lampkin', {
    gen: 'Lampkina',
    dat: 'Lampkinowi',
    acc: 'Lampkina',
  }),
  'brendan-hot-dog-costanza': character(
    'm',
    callsign('Brendan', 'Hot Dog', 'Costanza'),
    'Hot Dog',
    undeclined('Hot Dog'),
  ),
  'sherman-doc-cottle': character('m', callsign('Sherman', 'Doc', 'Cottle'), 'Cottle', {
    gen: 'Cottle’a',
    dat: 'Cottle’owi',
    acc: 'Cottle’a',
  }),
  'lee-adama-alt': character('m', 'Lee Adama', 'Lee', undeclined('Lee')),
  'tom-zarek-alt': character('m', 'Tom Zarek', 'Zarek', { gen: 'Zareka', dat: 'Zarekowi', acc: 'Zareka' }),
  'karl-helo-agathon-alt': character('m', callsign('Karl', 'Helo', 'Agathon'), 'Helo', undeclined('Helo')),
  'gaius-baltar-alt': character('m', 'Gaius Baltar', 'Baltar', { gen: 'Baltara', dat: 'Baltarowi', acc: 'Baltara' }),
  'aaron-doral': character('m', 'Aaron Doral', 'Doral', { gen: 'Dorala', dat: 'Doralowi', acc: 'Dorala' }),
  'danna-biers': character('f', 'D’Anna Biers', 'D’Anna', { gen: 'D’Anny', dat: 'D’Annie', acc: 'D’Annę' }),
  'simon-oneill': character('m', 'Simon O’Neill', 'Simon', { gen: 'Simona', dat: 'Simonowi', acc: 'Simona' }),
  'sharon-athena-agathon': character('f', callsign('Sharon', 'Athena', 'Agathon'), 'Athena', {
    gen: 'Atheny',
    dat: 'Athenie',
    acc: 'Athenę',
  }),
})
