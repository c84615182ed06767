// The rules of Daybreak in German.

import type { Chapters } from '../../slots.ts'

export const chapters: Chapters = {
  daybreak: {
    title: 'Götterdämmerung: Was neu ist',
    parts: [
      'Götterdämmerung bringt vier neue Menschen, [](character-romo-lampkin), [](character-louis-hoshi), [](character-brendan-hot-dog-costanza) und [](character-sherman-doc-cottle), vier Zylonen-Führer und alternative Versionen von [](character-lee-adama-alt), [](character-tom-zarek-alt), [](character-karl-helo-agathon-alt) und [](character-gaius-baltar-alt). Von diesen vieren spielt jeweils nur eine Version mit; bei der Wahl der Charaktertypen zählt die andere trotzdem.',
      'Die Krisen- und Fertigkeitskarten liegen in ihren Stapeln. Ein sechster Fertigkeitstyp, Verrat, liegt neben den anderen.',
      'Außer dem, was die nächsten Kapitel sagen:',
      [
        'Ein Zylonenspieler ist ein enttarnter Zylon. Alle anderen sind Menschenspieler, auch mit einer verdeckten Karte „Sie sind ein Zylon“.',
        'Der Präsident hat am Ende eines Zugs höchstens 10 Zwölferratskarten.',
        'Ein Zivilschiff, das gezogen und zerstört wird, ist eines von denen, die nicht auf dem Spielplan sind. Sind alle übrigen auf dem Spielplan, wählt der aktive Spieler eines davon.',
        'Ändert sich die höchste oder niedrigste Ressource und sind mehrere gleich, wählt der aktive Spieler.',
        'Niemand geht aus freien Stücken in die [Krankenstation](location-sickbay), in die [Brig](location-brig) oder auf das [](location-resurrection-ship-daybreak).',
      ],
    ],
  },
  miracles: {
    title: 'Götterdämmerung: Wundermarker',
    parts: [
      'Jeder beginnt mit 1 Wundermarker. Was eine Charaktertafel einmal pro Spiel erlaubt, kostet ihn; wer einen neuen erhält, darf es noch einmal einsetzen.',
      [
        'Niemand hat mehr als 1 Marker. Nur wer keinen hat, kann für einen neuen gewählt werden.',
        '[](character-gaius-baltar-alt) darf bis zu 3 haben und legt für seine Fähigkeit 3 ab.',
        'Ein Zylon, der sich enttarnt, legt alle Marker ab und erhält keine mehr. Ein Zylonen-Führer behält und erhält sie, ob er infiltriert oder nicht.',
      ],
    ],
  },
  mutiny: {
    title: 'Götterdämmerung: Meutereikarten',
    parts: [
      'Meutereikarten sind eine eigene geheime Hand neben den Fertigkeitskarten. Jede wird als Aktion ausgespielt und danach abgeworfen, wenn sie nichts anderes sagt.',
      [
        'Wer eine Meutereikarte hat und eine zweite zieht, kommt sofort in die [Brig](location-brig), behält eine der beiden und wirft die andere ab.',
        'In der Brig, und wo eine Karte sagt, dass niemand dorthin kommt, bleibt nur die Wahl.',
        'In der Brig zieht und spielt man Meutereikarten wie überall.',
        'Zylonenspieler ziehen, haben und spielen nie Meutereikarten und können auch nicht dafür gewählt werden. Wer sich als Zylon enttarnt, wirft sie ab. Ein infiltrierender Führer zieht und spielt sie und wirft sie ab, wenn die Infiltration endet.',
      ],
    ],
  },
  mutineer: {
    title: 'Götterdämmerung: der Loyalitätsstapel und der Meuterer',
    parts: [
      'Es gibt keinen Sympathisanten. An seine Stelle tritt „[](card-you-are-the-mutineer)“, und zwar vom ersten Austeilen an:',
      [
        '3 Spieler: 1 Zylonenkarte und 5 andere',
        '4 Spieler: 1 Zylonenkarte, 7 andere und der Meuterer; mit Zylonen-Führer 1 und 5',
        '5 Spieler: 2 Zylonenkarten und 8 andere; mit Zylonen-Führer 1, 7 und der Meuterer',
        '6 Spieler: 2 Zylonenkarten, 10 andere und der Meuterer; mit Zylonen-Führer 2 und 8',
        '7 Spieler, immer mit Zylonen-Führer: 2 Zylonenkarten, 10 andere und der Meuterer',
        'Eine Karte mehr, die kein Zylon ist, für [](character-gaius-baltar) und eine für [](character-sharon-boomer-valerii).',
      ],
      'Der Meuterer ist eine Menschenkarte, die offen liegt:',
      [
        'Wer sie ausgeteilt bekommt, deckt sie sofort auf und zieht eine weitere Loyalitätskarte.',
        'Wer sie erhält, verliert alle Titel an den Nächsten in der Amtsfolge und zieht eine Meutereikarte. Später kann er wieder Titel erhalten.',
        'Der Meuterer darf 2 Meutereikarten haben und kommt erst mit der dritten in die Brig.',
        'Hat die Krisenkarte im eigenen Zug des Meuterers das Sprungvorbereitungssymbol, zieht er eine Meutereikarte.',
        'Enttarnt sich der Meuterer als Zylon, geht die Karte an einen Menschenspieler, bei jeder Entfernung.',
        'Ist die Schläfer-Phase vorbei und die Karte noch im Stapel, bestimmt der aktive Spieler einen Menschenspieler, der eine weitere Loyalitätskarte zieht.',
        'In Partien mit Exekutionen: Wer exekutiert wird, verliert alle Meutereikarten und Wundermarker, und der nächste Charakter beginnt ohne Marker. War der exekutierte Meuterer ein Mensch, erhält der nächste Charakter die Karte; ein Zylon gibt sie einem Menschenspieler.',
      ],
    ],
  },
  motives: {
    title: 'Götterdämmerung: Zylonen-Führer und Motive',
    parts: [
      '[](character-aaron-doral), [](character-danna-biers), [](character-simon-oneill) und [](character-sharon-athena-agathon) sind Zylonen-Führer. Ab 4 Spielern darf einer von ihnen einen wählen, zu siebt muss es jemand tun. Ein Führer beginnt als enttarnter Zylon mit 2 Fertigkeitskarten seiner eigenen Typen und behält die Fähigkeiten seiner Tafel; Athena infiltriert von Anfang an.',
      'Statt Loyalitätskarten erhält ein Führer zu Beginn 2 Motivkarten und in der Schläfer-Phase 2 weitere. Jede nennt eine Seite und eine Bedingung. Manche werden jederzeit aufgedeckt, solange die Bedingung erfüllt ist, die anderen am Ende des Spiels, wenn sie dann erfüllt ist. Was aufgedeckt ist, bleibt es.',
      'Ein Führer gewinnt zusammen mit der Seite, die gewinnt, wenn beides gilt:',
      ['Mindestens 2 seiner aufgedeckten Motive gehören zu dieser Seite.', 'Höchstens 1 Motiv ist nicht aufgedeckt.'],
      'Bei der [](location-human-fleet-daybreak) darf ein Führer infiltrieren und taucht an einem Ort auf der Galactica auf:',
      [
        'Ein Infiltrator gilt als Menschenspieler, zieht 3 Fertigkeitskarten und eine Krisenkarte und nutzt den Text von Fertigkeitskarten.',
        'Er legt höchstens 2 Karten in einen Fertigkeits-Check, in der Brig 1, und hat nie einen Titel.',
        'Als Aktion kehrt er auf das [](location-resurrection-ship-daybreak) zurück, aus der Brig mit höchstens 3 Fertigkeitskarten. Wer dorthin kommt, hat die Infiltration beendet.',
      ],
    ],
  },
  'daybreak-checks': {
    title: 'Götterdämmerung: Fertigkeits-Check-Eigenschaften und Verrat',
    parts: [
      'Manche Fertigkeitskarten haben eine Fertigkeits-Check-Eigenschaft, zum Beispiel [](card-install-upgrades) und [](card-dogfight-maneuver). Sie wirkt nur in dem [Fertigkeits-Check](rule-checks), in dem die Karte liegt, wer immer sie beigesteuert hat, auch der Schicksalsstapel. Sind die Karten aufgedeckt, handelt der aktive Spieler diese Eigenschaften in beliebiger Reihenfolge ab, jeden Namen einmal pro Check. Was abgehandelt ist, gilt weiter, auch wenn die Karte den Check verlässt; hat sie ihn vorher verlassen, wird sie nicht abgehandelt. [](card-restore-order) verhindert sie alle.',
      'Verrat zählt gegen jeden Fertigkeits-Check, der ihn nicht nennt, und jede Verrat-Karte hat eine solche Eigenschaft. Auch in den Schicksalsstapel kommen 2 Verrat-Karten, er hat dann 12 Karten.',
      'Wer [](card-bait) oder [](card-dradis-contact) freiwillig abwirft, ob für eine Krise, wegen des Handkartenlimits oder um das Schiff zu wechseln, zieht eine Meutereikarte, höchstens eine pro Zug. Wird die Karte durch Zufall abgeworfen oder in einen Check gelegt, zieht man keine.',
    ],
  },
  'assault-raptors': {
    title: 'Götterdämmerung: Angriffsraptoren',
    parts: [
      'Zu Beginn ist ein Angriffsraptor in der Reserve, drei liegen neben dem Spielplan. [](card-raptor-specialist), [](card-weapons-armed) und [](card-trial-by-fire) bringen weitere. Ein Angriffsraptor ist in allem eine Viper und kein Raptor; wer eine Viper einsetzt, wählt, welche.',
      [
        'Er wird nie beschädigt. Ein Angriff zerstört ihn bei 7 oder 8, und ebenso alles, was ihn beschädigen würde.',
        'Gegen Basissterne ist er besser als eine Viper.',
        'Wenn die Flotte springt, darf sein Pilot mit ihm im Weltraum bleiben. Bei unbemannten sagt der aktive Spieler, welche bleiben.',
      ],
    ],
  },
  'daybreak-places': {
    title: 'Götterdämmerung: Colonial One und Zylonen-Orte',
    parts: [
      'Die Colonial One hat vier Orte: [](location-press-room-daybreak), [](location-presidents-office-daybreak), [](location-administration-daybreak) und [](location-quorum-chamber). Drei davon haben alte Namen und bewirken Neues: Für die [](location-administration-daybreak) gibt es keinen Fertigkeits-Check mehr. Scheitert „[](card-bomb-on-colonial-1)“, kommen alle an Bord in die Krankenstation, und niemand geht mehr dorthin.',
      'Auch die Zylonen-Orte sind anders. Wird das Auferstehungszentrum zerstört, tritt „[](location-hub-destroyed)“ für immer an die Stelle des Orts „[](location-resurrection-ship-daybreak)“, mit allen, die dort sind.',
    ],
  },
  'search-for-home': {
    title: 'Götterdämmerung: Die Suche nach der Erde',
    parts: [
      'Ist die Erde das Ziel, gibt es die Demetrius und 8 Missionen. Die Schläfer-Phase kommt bei einer Entfernung von 4. Ab 10 beendet der nächste Sprung das Spiel, und die Menschen gewinnen, wenn jede Ressource über 0 ist.',
      'Die Demetrius ist ein eigenes Schiff mit drei Orten für Menschen, die nie beschädigt werden. Der Weg hin oder zurück kostet 1 Fertigkeitskarte.',
      [
        '[](location-bridge): Liegt keine Karte auf dem Feld „Aktive Mission“, decke die oberste Mission auf. Der aktive Spieler zieht in diesem Zug keine Krisenkarte.',
        '[](location-tactical-plot): Sieh dir die oberste Mission an und lege sie auf oder unter den Stapel.',
        '[](location-captains-cabin): Jeder zieht eine Fertigkeitskarte eines Typs, auch Zylonenspieler.',
      ],
      'Eine Mission ist ein Fertigkeits-Check, der sofort abgehandelt wird. Keine Fähigkeit und keine Karte ändert ihn, und Fertigkeits-Check-Eigenschaften werden nicht abgehandelt; Höchstzahlen für Karten gelten weiter, etwa in der Brig oder für Zylonenspieler.',
      'Die Karte bleibt auf dem Feld „Aktive Mission“, bis die Flotte springt:',
      [
        '„[](card-digging-up-the-past)“ und „[](card-the-search-for-home)“ zählen bei Erfolg sofort als Entfernung und liegen dann für immer neben der Zielkarte.',
        'Scheitern sie, liegen sie verdeckt und kommen zurück in den Stapel.',
        'Alle anderen werden abgeworfen.',
      ],
    ],
  },
  'rebel-basestar': {
    title: 'Götterdämmerung: der Rebellen-Basisstern',
    parts: [
      '„[](card-cylon-civil-war)“ bringt den Rebellen-Basisstern ins Spiel, bei Erfolg aufseiten der Menschen, bei Misserfolg aufseiten der Zylonen. Nur die Spieler dieser Seite dürfen dorthin und dort handeln. Für Menschen ist er ein Schiff wie die anderen; Zylonenspieler wechseln für 1 Fertigkeitskarte zwischen ihm und ihren anderen Orten. Seine Orte werden nie beschädigt.',
      'Jede seiner drei Aktionen kostet einen Wundermarker oder eine Super-Krisenkarte:',
      [
        '[](location-hybrid-tank): Lege die obersten 5 Krisenkarten in eine eigene Reihenfolge.',
        '[](location-datastream): Nimm 3 Karten deiner Wahl aus einem Fertigkeitsstapel und seinem Ablagestapel.',
        '[](location-raider-bay): Platziere 2 Jäger oder 4 unbemannte Viper in einem Weltraumfeld und aktiviere nur diese.',
      ],
    ],
  },
  'daybreak-cylons': {
    title: 'Götterdämmerung: Zylonenspieler',
    parts: [
      'Wer sich als Zylon enttarnt, wirft mit den Fertigkeitskarten alle Meutereikarten und Wundermarker ab und gibt danach alle verdeckten Loyalitätskarten einem Menschenspieler. Mit Karten, die ein Zylonenspieler in der Schläfer-Phase erhält, geschieht dasselbe. Ab einer Entfernung von 7 wird nur noch der Meuterer weitergegeben.',
      [
        'Ein enttarnter Zylon zieht 2 Fertigkeitskarten verschiedenen Typs.',
        'Hat die auf [](location-caprica-daybreak) gewählte Krisenkarte das Sprungvorbereitungssymbol, bereitet die Flotte den Sprung vor. Zylonenschiffe werden nicht aktiviert.',
        '[](character-sharon-boomer-valerii) erhält, vor der Schläfer-Phase enttarnt, in ihr trotzdem zwei Karten.',
      ],
    ],
  },
}
