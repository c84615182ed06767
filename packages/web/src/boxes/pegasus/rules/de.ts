// The rules of Pegasus in German.

import type { Chapters } from '../../slots.ts'

export const chapters: Chapters = {
  pegasus: {
    title: 'Pegasus: Was neu ist',
    parts: [
      'Eine Bewegungs-Eigenschaft, etwa auf [](card-critical-situation), nutzt man im Bewegungs-Schritt des eigenen Zugs, statt sich zu bewegen. Eine pro Zug, auch in der Brig und im Arrest.',
      'Was sich außerdem ändert:',
      [
        'Ein enttarnter Zylon zieht 2 Fertigkeitskarten verschiedenen Typs und darf eine Bewegungs-Eigenschaft nutzen, statt sich zu bewegen.',
        'Wer sich als Zylon enttarnt, gibt seine verdeckten Loyalitätskarten einem Menschenspieler, bis zu einer Entfernung von 6. Mit Karten aus der Schläfer-Phase geschieht dasselbe.',
        'Zieht ein Zylon durch seine Aktion eine Krisenkarte mit Sprungvorbereitungssymbol, bereitet die Flotte den Sprung vor.',
        'Der Präsident hat am Ende eines Zugs höchstens 10 Zwölferratskarten.',
        'Das [](location-resurrection-ship-pegasus) ist ein Ort, zu dem niemand aus freien Stücken geht, wie Krankenstation und Brig.',
      ],
    ],
  },
  treachery: {
    title: 'Pegasus: Verrat',
    parts: [
      'Verrat ist ein sechster Fertigkeitstyp. Er zählt gegen jeden Fertigkeits-Check, der ihn nicht nennt; in der [Luftschleuse](location-airlock) und im [](location-resistance-hq) zählt er dafür. Auch in den Schicksalsstapel kommen 2 Verrat-Karten, er hat dann 12 Karten.',
      'Nur Zylonenspieler nutzen, was auf Verrat-Karten steht. Es sind die einzigen Fertigkeitskarten, deren Text ein enttarnter Zylon nutzen darf. Ein Mensch kann sie höchstens abwerfen, und darauf kann ein Zylon mit [](card-sabotage) antworten.',
    ],
  },
  reckless: {
    title: 'Pegasus: Waghalsige Fertigkeits-Checks',
    parts: [
      'Manche Fertigkeitskarten sind waghalsig: [](card-jury-rigged), [](card-at-any-cost), [](card-guts-and-initiative) und andere. Man spielt sie, bevor Karten in einen Check gelegt werden; sie helfen ihm und machen ihn waghalsig. Pro Check wird nur eine waghalsige Karte gespielt.',
      'In einem waghalsigen Check tun bestimmte Verrat-Karten beim Aufdecken, was auf ihnen steht, so auch [](card-broadcast-location). Egal ist, wer sie hineingelegt hat und ob sie aus dem Schicksalsstapel kamen. Jeder Name wirkt einmal pro Check.',
    ],
  },
  'other-treachery': {
    title: 'Pegasus: mit anderen Verrat-Karten',
    parts: [
      'Spielt der Tisch mit den Verrat-Karten einer anderen Schachtel, bleiben die von dieser in ihrer, ebenso ihre Absichten und ihre Zylonenorte. [](character-cavil), [](character-leoben-conoy) und [](character-caprica-six) sind dann Zylonen-Führer wie die anderen.',
      'Manche Fertigkeitskarten sind waghalsig: [](card-jury-rigged), [](card-at-any-cost), [](card-guts-and-initiative) und andere. Man spielt sie, bevor Karten in einen Check gelegt werden; sie helfen ihm und machen ihn waghalsig. Pro Check wird nur eine waghalsige Karte gespielt.',
      'Sind alle Fertigkeits-Check-Eigenschaften eines waghalsigen Checks abgehandelt, wird die oberste Verrat-Karte gezeigt. Ist sie stärker als 0, wird sie abgeworfen und bewirkt nichts. Nach einer mit Stärke 0 wird noch eine gezeigt, und beide werden abgehandelt, auch wenn in diesem Check schon eine Karte dieses Namens abgehandelt wurde. Keine davon zählt für die Summe.',
      'Eine Karte, die alle Fertigkeits-Check-Eigenschaften verbietet, etwa [](card-restore-order), und eine waghalsige schließen einander aus: Es gilt, welche zuerst gespielt wird.',
    ],
  },
  execution: {
    title: 'Pegasus: Exekution',
    parts: [
      'Ein Charakter kann exekutiert werden: durch die [Luftschleuse](location-airlock), das [](location-resistance-hq), durch Karten, und wenn die Galactica Neu-Caprica ohne ihn verlässt.',
      [
        'Der Spieler wirft alle Fertigkeitskarten ab, ebenso Zwölferratskarten, die auf den Charakter gespielt wurden.',
        'Wer eine Zylonenkarte hat, deckt eine davon auf, ohne ihre Eigenschaft zu nutzen, und gibt die übrigen Loyalitätskarten einem Menschenspieler, bis zu einer Entfernung von 6. Er kommt als enttarnter Zylon auf das [](location-resurrection-ship-pegasus), zieht aber keine Super-Krisenkarte. Auch ein Zylonen-Führer kommt dorthin und zeigt seine Absicht nicht.',
        'Wer keine hat, deckt alle Loyalitätskarten auf: Er war ein Mensch. Die Flotte verliert 1 Moral, und der Charakter ist aus dem Spiel.',
        'Der Spieler wählt dann einen neuen Charakter beliebigen Typs, aber keinen Zylonen-Führer; er beginnt, wo seine Tafel es sagt. Wer schon eine „Einmal pro Spiel“-Fähigkeit benutzt hat, bekommt keine neue.',
      ],
      'Ein Titel geht erst weiter, nachdem der neue Charakter gewählt ist. Ist kein Charakter mehr übrig, haben die Menschen sofort verloren.',
      'Vor der Schläfer-Phase bringt [](character-gaius-baltar) eine weitere Loyalitätskarte mit, [](character-sharon-boomer-valerii) eine für den Stapel; danach beginnt sie in der Brig, und er kann den Zylonendetektor nicht nutzen. [](character-karl-helo-agathon) ist einen Zug lang verschollen. [](character-lee-apollo-adama) beginnt in einer Viper, falls es eine gibt.',
    ],
  },
  'pegasus-board': {
    title: 'Pegasus: das Schiff Pegasus',
    parts: [
      'Die Pegasus ist ein eigenes Schiff mit vier Orten für Menschen. Der Weg hin oder zurück kostet 1 Fertigkeitskarte, wie bei der Colonial One.',
      [
        '[](location-pegasus-cic): einen Basisstern angreifen; bei einem niedrigen Wurf wird die Pegasus selbst getroffen.',
        '[](location-main-batteries): auf ein Weltraumfeld feuern; das trifft Jäger oder die eigenen Schiffe.',
        '[](location-engine-room): 2 Fertigkeitskarten abwerfen; die nächste Krisenkarte dieses Zugs zählt, als hätte sie das Sprungvorbereitungssymbol.',
        '[](location-airlock): ein Fertigkeits-Check, der jemanden exekutiert.',
      ],
      'Immer wenn die Galactica beschädigt würde, darf der aktive Spieler die Pegasus treffen lassen. Sind alle vier Orte zugleich beschädigt, ist die Pegasus zerstört: Alle an Bord kommen in die Krankenstation, und niemand geht mehr dorthin. Schäden der Pegasus zählen nicht zu den sechs Orten, die die Galactica zerstören.',
    ],
  },
  leaders: {
    title: 'Pegasus: Zylonen-Führer und Absichten',
    parts: [
      '[](character-cavil), [](character-leoben-conoy) und [](character-caprica-six) sind Zylonen-Führer. Ab 4 Spielern darf einer von ihnen einen wählen, zu siebt muss es jemand tun. Ein Führer beginnt als enttarnter Zylon mit 2 Fertigkeitskarten seiner eigenen Typen und behält die Fähigkeiten seiner Tafel.',
      'Statt Loyalitätskarten hat ein Führer eine Absicht: mit 4 oder 6 Spielern eine sympathisierende, mit 5 oder 7 eine feindliche. Sie sagt, welche Seite gewinnen und was sonst noch gelten muss. Nur mit alldem gewinnt der Führer. Niemand sonst sieht sie vor dem Ende des Spiels.',
      'Bei der [](location-human-fleet-pegasus) darf ein Führer infiltrieren und taucht an einem Ort auf der Galactica auf:',
      [
        'Ein Infiltrator gilt als Menschenspieler, zieht 3 Fertigkeitskarten und eine Krisenkarte und nutzt alle Fertigkeitskarten außer Verrat.',
        'Er legt höchstens 2 Karten in einen Fertigkeits-Check, in der Brig oder im Arrest 1, und hat nie einen Titel.',
        'Als Aktion kehrt er auf das [](location-resurrection-ship-pegasus) zurück. Verlässt er so die Brig oder den Arrest, behält er nur 3 Fertigkeitskarten.',
        'Er gewinnt und verliert weiter nach seiner Absicht und darf wieder infiltrieren.',
      ],
      'Mit einem Führer hat der Loyalitätsstapel 1 Zylonenkarte bei 4 oder 5 Spielern und 2 bei 6 oder 7, und es gibt keinen Sympathisanten.',
      'Variante: Statt des Sympathisanten ist [](card-you-are-a-sympathetic-cylon) im Stapel. Wer die Karte erhält, wird ein enttarnter Zylon mit einer sympathisierenden Absicht und darf infiltrieren wie ein Führer.',
    ],
  },
  'new-caprica': {
    title: 'Pegasus: Neu-Caprica',
    parts: [
      'Ist Neu-Caprica das Ziel, beginnt die Phase, sobald die Entfernung 7 beträgt. Menschen landen im [](location-resistance-hq), Zylonen in der [](location-occupation-authority). Alle übrigen Zivilschiffe sind gesperrt. Krisenkarten kommen nun vom Neu-Caprica-Stapel, und der Flottenanzeiger geht auf Start.',
      'Bis die Galactica zurückkehrt, bewegen sich alle nur auf Neu-Caprica, und was Schiffe, die Galactica oder die Pegasus betrifft, bewirkt nichts. Statt der Brig gibt es den [](location-detention) mit höchstens 2 Karten in einem Fertigkeits-Check, statt der Krankenstation das [Medizinische Zentrum](location-medical-center). Ein Admiral im Arrest behält den Titel. Ein Präsident, der auf Neu-Caprica eine Zwölferratskarte spielt, würfelt und kommt bei 3 oder weniger in Arrest.',
      'Auf Neu-Caprica gibt es außerdem diese Aktionen:',
      [
        'Ein Mensch greift einen Besatzungstrupp am selben Ort an: Bei 5 oder mehr ist er fort. Mit [](card-maximum-firepower) darf man neu würfeln.',
        'Ein Zylon an einem Ort mit Besatzungstrupp versucht, dort einen Menschen zu inhaftieren: Arrest bei 1 bis 3, Medizinisches Zentrum bei 4 bis 7, nichts bei 8.',
        'Manche Orte haben eine Aktion für Menschen und eine andere für Zylonen.',
      ],
      'Das Besatzungssymbol bewegt jeden Besatzungstrupp einen Ort weiter: von der [](location-occupation-authority) über den [](location-breeders-canyon) zur [](location-shipyard). Von dort verschwindet er und zerstört das oberste gesperrte Zivilschiff, oder, wenn es keines gibt, das oberste präparierte. Ist kein Trupp auf dem Plan, kommt einer dazu.',
      'Schiffe werden präpariert, meist in der [](location-shipyard): von oben vom gesperrten Stapel unter den präparierten. Das Sprungvorbereitungssymbol bringt jetzt die Galactica näher. Auf dem letzten Feld kehrt sie zurück, mit einem Basisstern und 4 Jägern in jedem der beiden Felder an Steuerbord und 2 Vipern in jedem Startfeld.',
      'Von da an handeln Zylonenschiffe wieder, die Sprungvorbereitungs-Leiste bedeutet nichts mehr, und das Evakuierungssymbol bringt das oberste präparierte Schiff in ein Startfeld. Menschen bewegen sich zwischen Neu-Caprica, Galactica und Pegasus, Zylonen zwischen Neu-Caprica und ihren Orten, jeweils für 1 Fertigkeitskarte. Niemand geht zur Colonial One.',
      'Ist die Galactica im Orbit, darf der Admiral als Aktion den Abflug befehlen. Schiffe, die noch auf Neu-Caprica sind, werden zerstört, Menschen, die noch dort sind, exekutiert. Ist dann keine Ressource bei 0, gewinnen die Menschen.',
    ],
  },
}
