// The rules of Exodus in German.

import type { Chapters } from '../../slots.ts'

export const chapters: Chapters = {
  exodus: {
    title: 'Exodus: Was neu ist',
    parts: [
      'Exodus bringt vier neue Charaktere, [](character-felix-gaeta), [](character-tory-foster), [](character-samuel-t-anders) und [](character-callandra-cally-tyrol), sowie neue Krisen-, Super-Krisen-, Zwölferrats-, Fertigkeits-, Loyalitäts- und Zielortkarten, die in ihren Stapeln liegen.',
      'Von jedem Fertigkeitstyp des Grundspiels gibt es drei neue Karten der Stärke 0, mit einer [Fertigkeits-Check-Eigenschaft](rule-skill-check-abilities), und eine der Stärke 6.',
      'Außer dem, was die nächsten Kapitel sagen:',
      [
        'Ein Zylonenspieler ist ein enttarnter Zylon. Alle anderen sind Menschenspieler, auch mit einer verdeckten Karte „Sie sind ein Zylon“.',
        'Der Präsident hat am Ende eines Zugs höchstens 10 Zwölferratskarten.',
        'Ein Zivilschiff, das gezogen und zerstört wird, ist eines von denen, die nicht auf dem Spielplan sind. Sind alle übrigen auf dem Spielplan, wählt der aktive Spieler eines davon.',
        'Die neuen Charaktere haben ihre Plätze in den Amtsfolgen.',
      ],
    ],
  },
  'skill-check-abilities': {
    title: 'Exodus: Fertigkeits-Check-Eigenschaften und Konsequenzen',
    parts: [
      'Manche Fertigkeitskarten haben eine Fertigkeits-Check-Eigenschaft: [](card-establish-network), [](card-iron-will), [](card-protect-the-fleet), [](card-red-tape) und [](card-trust-instincts). Was auf ihnen steht, geschieht nur in dem [Fertigkeits-Check](rule-checks), in dem sie liegen, gleich ob ein Mensch, ein Zylon oder der Schicksalsstapel sie beigesteuert hat.',
      'Wenn die Karten des Checks gemischt und aufgedeckt sind:',
      [
        'Der aktive Spieler handelt die Fertigkeits-Check-Eigenschaften in beliebiger Reihenfolge ab. Jeder Name wird einmal pro Check abgehandelt, auch wenn mehrere gleiche Karten im Check liegen.',
        'So können Karten zum Check dazukommen oder ihn verlassen. Auch Fertigkeits-Check-Eigenschaften von Karten, die dazukommen, werden abgehandelt.',
        'Hat die Krisen- oder Super-Krisenkarte eine Konsequenz und wurde mindestens eine Karte mit Fertigkeits-Check-Eigenschaft gespielt, tritt die Konsequenz ein, ob der Check bestanden wird oder nicht.',
        'Dann wird die Stärke wie gewohnt zusammengezählt.',
      ],
      'Eine Karte, die beim Aufdecken im Check lag, bringt die Konsequenz auch dann, wenn sie den Check verlässt.',
    ],
  },
  'not-a-cylon': {
    title: 'Exodus: der Loyalitätsstapel',
    parts: [
      'Alle Karten „Sie sind kein Zylon“ bilden einen eigenen Stapel neben dem Loyalitätsstapel. Der Loyalitätsstapel besteht aus Zylonenkarten und aus Karten dieses Stapels, einer mehr als in anderen Partien.',
      'Was vom Stapel „Sie sind kein Zylon“ übrig ist, bleibt neben dem Spielplan, für Exekutionen und persönliche Ziele. Übrige Zylonenkarten kommen ungesehen in die Schachtel.',
      'So liegt nach der Schläfer-Phase noch eine Karte im Loyalitätsstapel. Sie kann eine Zylonenkarte sein.',
    ],
  },
  'loyalty-table': {
    title: 'Exodus: die Karten des Loyalitätsstapels',
    parts: [
      'Der Loyalitätsstapel besteht aus:',
      [
        '3 Spieler: 1 Zylonenkarte und 6 andere',
        '4 Spieler: 1 Zylonenkarte und 7 andere',
        '5 Spieler: 2 Zylonenkarten und 9 andere',
        '6 Spieler: 2 Zylonenkarten und 10 andere',
        'Eine Karte mehr, die keine Zylonenkarte ist, für [](character-gaius-baltar) und eine für [](character-sharon-boomer-valerii).',
      ],
      'Sind die ersten Karten ausgeteilt, wird bei 4 oder 6 Spielern die Karte „[](card-you-are-a-sympathizer)“ hineingemischt.',
    ],
  },
  'exodus-execution': {
    title: 'Exodus: Exekution',
    parts: [
      'Wenn ein Charakter exekutiert wird:',
      [
        'Der Spieler wirft alle Fertigkeitskarten ab, ebenso Zwölferratskarten, die auf den Charakter gespielt wurden. Die Zwölferratskarten auf der Hand bleiben.',
        'Wer eine Karte „Sie sind ein Zylon“ hat, deckt eine davon auf, ohne ihre Eigenschaft zu nutzen, und behält die anderen verdeckt. Er kommt als enttarnter Zylon auf das [](location-resurrection-ship), zieht aber keine Super-Krisenkarte. In Partien, in denen ein enttarnter Zylon Loyalitätskarten weitergibt, gibt sie auch ein exekutierter weiter.',
        'Wer keine hat, deckt alle Loyalitätskarten auf: Er war ein Mensch. Die Flotte verliert 1 Moral, der Charakter ist aus dem Spiel, und die Loyalitätskarten werden abgeworfen.',
        'Sein Spieler wählt einen neuen Charakter beliebigen Typs; er beginnt, wo seine Tafel es sagt, oder in der [](location-sickbay), wenn dort niemand mehr hinkann.',
        'Eine Karte vom Stapel „Sie sind kein Zylon“ wird in den Loyalitätsstapel gemischt, und der Spieler zieht eine Loyalitätskarte. Wurde [](character-sharon-boomer-valerii) vor der Schläfer-Phase exekutiert, zieht er noch eine.',
        'War es der aktive Spieler, ist sein Zug zu Ende, ob Mensch oder Zylon.',
      ],
      'Ein Spieler nutzt in einer Partie nur eine „Einmal pro Spiel“-Fähigkeit, wen er auch spielt. Ein Titel geht erst weiter, nachdem der neue Charakter gewählt ist. Ist kein Charakter mehr übrig, haben die Menschen sofort verloren.',
      'Manche Charaktere kommen nach einer Exekution auf ihre eigene Art:',
      [
        '[](character-sharon-boomer-valerii) bringt eine weitere Karte vom Stapel „Sie sind kein Zylon“ in den Loyalitätsstapel. Nach der Schläfer-Phase beginnt sie in der [Brig](location-brig), und ihr Spieler zieht eine Loyalitätskarte mehr.',
        '[](character-gaius-baltar) bringt vor der Schläfer-Phase ebenso eine weitere Karte und erhält sofort eine.',
        '[](character-karl-helo-agathon) ist in seinem nächsten Zug verschollen.',
        '[](character-lee-apollo-adama) beginnt in einer Viper; ist keine mehr da, auf dem [](location-hangar-deck).',
        '[](character-samuel-t-anders) überspringt in seinem nächsten Zug den Schritt „Fertigkeiten erhalten“.',
      ],
    ],
  },
  'exodus-nukes': {
    title: 'Exodus: Nuklearwaffen',
    parts: [
      'Der Admiral beginnt wie immer mit 2 Nuklearwaffen. Eine dritte liegt neben dem Spielplan, und auch eine abgefeuerte kommt dorthin. [](card-build-nuke) holt eine davon zurück. Der Admiral hat nie mehr als 3.',
    ],
  },
  'conflicted-loyalties': {
    title: 'Exodus: Loyalitätskonflikte',
    parts: [
      'Mit dieser Option werden die persönlichen Ziele, die Letzten Fünf oder beide in den [Stapel „Sie sind kein Zylon“](rule-not-a-cylon) gemischt. Sie zählen als Karten „Sie sind kein Zylon“: Wer keine andere hat, ist ein Mensch, wer dazu eine Zylonenkarte hat, ein Zylon. Für die Menschen wird es schwerer. Spiel die ersten Partien ohne sie oder nur mit den Letzten Fünf.',
      'Ein persönliches Ziel wird als Aktion aufgedeckt, sobald seine Bedingung erfüllt ist. Bis zu einer Entfernung von 6 mischt sein Spieler dann die oberste Karte vom Stapel „Sie sind kein Zylon“ in den Loyalitätsstapel und zieht eine neue Loyalitätskarte; ab 7 zieht er keine.',
      'Am Ende der Partie kostet jedes Ziel, das ein Menschenspieler nicht aufgedeckt hat, 1 der Ressource, die es nennt. Steht danach eine Ressource auf 0, haben die Zylonen gewonnen. Die Ziele von Zylonenspielern kosten nichts.',
      'Eine Karte der Letzten Fünf tut nur etwas, wenn ein anderer Spieler sie ansieht oder eine Exekution sie aufdeckt:',
      [
        'Wer sie ansieht, zeigt sie sofort allen und gibt sie zurück. Ihr Besitzer handelt sie ab, dreht sie um und mischt sie mit seinen anderen Loyalitätskarten.',
        'Deckt eine Exekution sie auf, wirft jeder Menschenspieler 2 Fertigkeitskarten ab, und die Karte verlässt das Spiel. Ohne Zylonenkarte stirbt ihr Besitzer als Mensch.',
        'Zylonenspieler sind nicht betroffen.',
      ],
      'Niemand darf genau sagen, was auf seinen Loyalitätskarten steht. Du darfst andeuten, dass andere deine besser nicht ansehen, ob das stimmt oder nicht.',
    ],
  },
  'cylon-fleet-board': {
    title: 'Exodus: die Zylonenflotte',
    parts: [
      'Mit dieser Option gibt es keine Zylonenangriffskarten. Die Zylonen sammeln sich auf einem eigenen Spielplan, dessen sechs Felder denen um die Galactica entsprechen, und verfolgen die Flotte. Vier Viper Mark VII ersetzen zwei gewöhnliche, es gibt 20 Jäger und einen dritten Titel: den CAG.',
      'Wenn ein Symbol Zylonenschiffe aktiviert und keine findet, sammelt sich stattdessen etwas:',
      [
        'Jäger, wenn weder Jäger noch Basissterne um die Galactica sind: 1 Jäger.',
        'Schwere Jäger, wenn weder schwere Jäger noch Zenturios noch Basissterne da sind: 1 schwerer Jäger.',
        'Basissterne oder der Start von Jägern, wenn keine Basissterne da sind: 1 Basisstern.',
      ],
      'Der aktive Spieler würfelt das Feld aus. Ist kein Schiff dieser Art mehr übrig, kommen stattdessen alle Schiffe aus dem Feld mit der höchsten Zahl, in dem eines ist, zur Galactica. In beiden Fällen rückt danach der Verfolgungsmarker um ein Feld vor. Auf dem ersten Feld platziert der CAG 1 Zivilschiff, auf dem dritten 2 nacheinander; auf dem vierten, dem automatischen Angriff, kommt alles vom Spielplan zur Galactica, und der Marker geht auf Start zurück.',
      'Schiffe, die um die Galactica platziert werden, kommen aus dem Vorrat, dann aus dem Feld mit der niedrigsten Zahl; reicht das nicht, bestimmt der aktive Spieler, welche entfallen.',
      'Der CAG platziert Zivilschiffe, wenn kein Feld genannt ist, und zwar in einem ohne Zivilschiffe, solange es eines gibt. Als Aktion aktiviert der CAG 1 unbemannte Viper und gibt den Titel einem anderen Menschenspieler; oder er aktiviert, einmal pro Zug und als Pilot, 1 unbemannte Viper und führt eine weitere Aktion aus. In [der Brig](location-brig) oder als enttarnter Zylon verliert der CAG den Titel an den Nächsten in der Amtsfolge.',
      'Eine Viper Mark VII ist in allem eine Viper, beginnt aber beschädigt, fliegt bis zu zwei Felder weit, wird bei 6–7 beschädigt und bei 8 zerstört. Wer eine Viper einsetzt, wählt, welche.',
      'Außerdem:',
      [
        'Eine Viper darf ein Zivilschiff ihres Feldes zu den übrigen zurück eskortieren, statt zu fliegen oder anzugreifen.',
        'Wenn die Flotte springt, bleiben Zivilschiffe, wo sie sind, und Zylonenschiffe kommen in ihre Felder auf dem anderen Spielplan, ohne ihren Schaden.',
        'Eine Nuklearwaffe wird auf ein Weltraumfeld abgefeuert: 1–2 beschädigt dort einen Basisstern zweimal, 3–6 zerstört einen, 7 einen mit 3 Jägern, 8 alles dort.',
        'Zylonenspieler dürfen auf die [](location-basestar-bridge) und von dort an ihre anderen Orte, ohne eine Karte abzuwerfen.',
      ],
    ],
  },
  'ionian-nebula': {
    title: 'Exodus: Alliierte und Trauma',
    parts: [
      'Mit dem Ionischen Nebel als Ziel gibt es Traumamarker, Alliierte und andere Schadensmarker für Basissterne. Von den 38 Traumamarkern sind 18 wohlwollend, 18 feindselig und 2 Katastrophen. Jeder beginnt mit 3, die sonst niemand sehen darf; je einer liegt verdeckt auf der [](location-sickbay), auf [der Brig](location-brig) und auf jedem der 3 Alliierten auf dem Spielplan.',
      'Wer einen Traumamarker zieht, behält ihn verdeckt, außer er ist eine Katastrophe:',
      [
        'Eine Katastrophe wird sofort aufgedeckt. Ein Menschenspieler wird [exekutiert](rule-exodus-execution); ein Zylonenspieler zieht 2 weitere Marker. Danach kommt sie zu den übrigen zurück.',
        'Wer seinen Zug in der Krankenstation oder in der Brig beginnt, nimmt vor dem Ziehen von Karten den Marker dort; ein anderer wird hingelegt.',
        'Ein Mensch, der exekutiert wird, legt alle Marker ab, und der neue Charakter zieht 3; Katastrophen darunter werden ersetzt. Ein Zylon behält sie.',
      ],
      'Am Ende deines eigenen Bewegungs-Schritts musst du einem Alliierten begegnen, der dort ist, wo du bist; unter mehreren wählst du einen, und pro Zug begegnest du nur einem. Der Marker auf ihm wird aufgedeckt: Ist er wohlwollend, geschieht das obere Ergebnis, ist er feindselig, das untere, bei einer Katastrophe nichts. Alliierter und Marker werden abgelegt; du ziehst den nächsten Alliierten und legst verdeckt einen deiner Marker auf die Karte, oder einen aus dem Vorrat, wenn du keinen hast. Niemand kommt als Alliierter, den ein Spieler spielt, der exekutiert wurde oder dessen Ort es nicht mehr gibt.',
      'Ein Alliierter geht mit seinem verdeckten Marker verloren, wenn sein Ort beschädigt wird oder wegfällt oder wenn jemand diesen Charakter wählt. Der Zylonenspieler mit den meisten Traumamarkern zieht dann den nächsten und legt einen Marker darauf; gibt es keinen, tut es der aktive Spieler, mit einem Marker aus dem Vorrat.',
      'Zwei Schadensmarker für Basissterne sind neu. Kollateralschaden zerstört bis zu 3 Jäger neben dem Basisstern; bei Personalverlusten zieht jeder Zylonenspieler 2 Traumamarker. Auch für den Treffer, der einen Basisstern zerstört, wird ein Marker gezogen.',
      'Du darfst sagen, dass jemand einem Alliierten besser begegnen sollte oder nicht, aber nie, was auf einem verdeckten Marker ist.',
    ],
  },
  crossroads: {
    title: 'Exodus: Am Scheideweg und der Prozess',
    parts: [
      'Sobald die Flotte eine Entfernung von 8 zurückgelegt hat, wird der Zug von der „Am Scheideweg“-Phase unterbrochen:',
      [
        'Die Schlacht: In jedem der beiden oberen Weltraumfelder erscheinen 1 Basisstern und 4 Jäger, in jedem der unteren starten 2 Viper, und der Flottenanzeiger kommt auf das Startfeld zurück.',
        'Der Scheideweg: Jeder erhält eine „Am Scheideweg“-Karte und legt verdeckt einen seiner Traumamarker daneben, alle gleichzeitig. Dann werden die Karten im Uhrzeigersinn ab dem aktiven Spieler einzeln aufgedeckt, und das Ergebnis geschieht, das der Marker nennt. Wer keinen Marker hat, wählt. Wer exekutiert wird, behält Karte und Marker.',
        'Der Prozess: Alliierte, „Am Scheideweg“-Karten und die Marker auf dem Spielplan werden weggelegt und alle Traumamarker aufgedeckt. Menschenspieler, auch verborgene Zylonen, legen wohlwollende ab, Zylonenspieler feindselige. Wer dann noch 2 oder weniger hat, legt auch diese ab.',
      ],
      'Wer die meisten Marker übrig hat, scheidet aus:',
      [
        'Unter Menschenspielern mit gleich vielen bestimmt der Präsident einen.',
        'Zylonenspieler mit gleich vielen scheiden alle aus.',
        'Sind es beide, scheiden alle diese Zylonenspieler aus und einer dieser Menschenspieler.',
      ],
      'Wer ausscheidet, wird exekutiert, wählt aber keinen neuen Charakter und kommt nicht auf das Auferstehungsschiff. Er ist aus dem Spiel und hat es verloren. Wurde der aktive Spieler exekutiert oder ist er ausgeschieden, beginnt der Zug des nächsten. Die Traumamarker kommen aus dem Spiel.',
      'Der nächste Sprung der Flotte beendet das Spiel: Die Menschen gewinnen, wenn jede Ressource über 0 liegt.',
    ],
  },
  'exodus-cylons': {
    title: 'Exodus: Zylonenspieler',
    parts: [
      'Ein enttarnter Zylon zieht 2 Fertigkeitskarten verschiedenen Typs.',
      'Der Sprungvorbereitungs-Schritt entfällt im Zug eines Zylonen nicht mehr: Hat die auf [](location-caprica) gewählte Krisenkarte das Sprungvorbereitungssymbol, bereitet die Flotte den Sprung vor, wenn die Karte abgehandelt ist. Zylonenschiffe werden dort weiterhin nicht aktiviert.',
      'Alles, was auf der Tafel eines enttarnten Zylonen steht, wird ignoriert. So erhält [](character-sharon-boomer-valerii), vor der Schläfer-Phase enttarnt, in ihr nur eine Karte. Die andere bleibt im Loyalitätsstapel und kann nach einer Exekution ausgeteilt werden.',
    ],
  },
}
