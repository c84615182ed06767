// The rules in German.

import type { Rules } from './chapters.ts'

export const rules: Rules = {
  turn: {
    title: 'Der Zug',
    parts: [
      'Ein Zug hat sechs Schritte. Dann ist der Spieler zur Linken an der Reihe.',
      [
        'Fertigkeiten erhalten: Du ziehst die Fertigkeitskarten, die deine Charaktertafel zeigt. In der [](location-sickbay) ziehst du nur 1.',
        'Bewegung: an einen beliebigen Ort des Schiffs, auf dem du bist, oder für 1 Fertigkeitskarte auf das andere Schiff. Wer eine Viper fliegt, fliegt in ein angrenzendes Weltraumfeld oder kommt für 1 Karte an Bord. In die [](location-sickbay) und in die [](location-brig) geht niemand von selbst.',
        'Aktion: genau eine. Nutze den Ort, an dem du bist, eine Fähigkeit deiner Tafel, eine Karte mit dem Wort Aktion, deine Viper, einen Titel, oder enttarne dich als Zylon. Du darfst auch nichts tun.',
        'Krise: Du ziehst eine Krisenkarte und handelst sie ab; siehe [Krisen](rule-crises).',
        'Zylonenschiffe aktivieren: Die Schiffe auf der Karte handeln; siehe [Zylonenschiffe](rule-cylon-ships).',
        'Sprungvorbereitung: Zeigt die Karte das Symbol, rückt der Flottenanzeiger 1 Feld weiter; siehe [Sprung](rule-jump).',
      ],
      'Am Ende des Zugs wirft jeder mit mehr als 10 Fertigkeitskarten auf 10 ab. Dann muss die Flotte von jeder Ressource mindestens 1 haben.',
      'Der Zug eines enttarnten Zylonen ist kürzer: 2 Fertigkeitskarten beliebigen Typs, eine Bewegung an einen beliebigen Zylonen-Ort und eine Aktion dort. Eine Krise gibt es nicht.',
    ],
  },
  checks: {
    title: 'Fertigkeits-Checks',
    parts: [
      'Ein Fertigkeits-Check hat eine Schwierigkeit und nennt einige Fertigkeitstypen. Karten dieser Typen zählen dafür, alle anderen dagegen.',
      [
        '2 Karten des Schicksalsstapels werden verdeckt hingelegt. Er enthält 2 Karten jedes Typs, damit niemand sicher sein kann, wer was gelegt hat.',
        'Vom linken Nachbarn des aktiven Spielers an, der als Letzter dran ist, legt jeder beliebig viele Karten verdeckt hinein, oder keine. In der [Brig](location-brig) und als enttarnter Zylon höchstens 1.',
        'Alle Karten werden gemischt und aufgedeckt. Die Stärken der passenden Typen werden addiert, die der anderen abgezogen.',
        'Eine Summe von mindestens der Schwierigkeit ist ein Erfolg. Manche Checks nennen eine niedrigere Zahl für einen Teilerfolg. Alles darunter ist ein Misserfolg.',
        'Das Ergebnis wird ausgeführt, und die Karten werden abgeworfen.',
      ],
      'Einige Karten verändern einen Check: [](card-scientific-research) und [](card-investigative-committee), bevor Karten gelegt werden, [](card-declare-emergency), sobald die Summe bekannt ist.',
      'Du darfst sagen, wie sehr du helfen willst, aber nie, welche Karten du hast oder wie stark sie sind.',
    ],
  },
  crises: {
    title: 'Krisen',
    parts: [
      'Es gibt drei Arten von Krisenkarten.',
      [
        'Ein [Fertigkeits-Check](rule-checks): Was bei Erfolg und bei Misserfolg geschieht, steht auf der Karte.',
        'Eine Entscheidung: Der aktive Spieler, der Präsident oder der Admiral wählt eine von zwei Möglichkeiten, auch eine, die nicht ganz ausgeführt werden kann.',
        'Ein Zylonenangriff: Zuerst handeln die Schiffe, die schon da sind, dann werden neue aufgestellt, und eine Sonderregel folgt.',
      ],
      'Nach der Krise handeln die Zylonenschiffe ihrer Symbole, und vielleicht bereitet die Flotte den Sprung vor. Wer in der [Brig](location-brig) ist, zieht keine Krisenkarte; dann geschieht in diesem Zug beides nicht.',
      'Super-Krisenkarten gehören enttarnten Zylonen, die sie auf [](location-caprica) ausspielen. Fähigkeiten von Charakteren helfen dagegen nicht.',
    ],
  },
  'cylon-ships': {
    title: 'Zylonenschiffe',
    parts: [
      'Zylonenschiffe folgen einem festen Programm. Die Symbole einer Karte werden nacheinander ausgeführt.',
      [
        'Jäger: Jeder tut das Erste, was er kann: eine Viper in seinem Feld angreifen (unbemannte zuerst), dort ein Zivilschiff zerstören, ein Feld auf das nächste Zivilschiff zufliegen oder die Galactica angreifen. Ist kein Jäger da, startet jeder Basisstern 2.',
        'Start: Jeder Basisstern startet 3 Jäger.',
        'Schwere Jäger: Zenturios an Bord rücken 1 Feld vor. Dann setzt jeder schwere Jäger bei den Viper-Startsymbolen einen Zenturio an Bord ab, und die anderen fliegen ein Feld darauf zu. Ist kein schwerer Jäger da, startet jeder Basisstern 1.',
        'Basissterne: Jeder greift die Galactica an.',
      ],
      'Ein Zenturio, der das letzte Feld der Enterkommando-Leiste verlässt, entscheidet das Spiel gegen die Menschen. In der [](location-armory) könnt ihr gegen sie kämpfen.',
      'Gibt es zu wenige Schiffe für alle Plätze, entscheidet der aktive Spieler, wohin sie kommen.',
    ],
  },
  combat: {
    title: 'Kampf',
    parts: [
      'Jeder Angriff ist ein Wurf mit einem achtseitigen Würfel.',
      [
        'Viper oder Galactica gegen einen Jäger: zerstört ab 3.',
        'Viper oder Galactica gegen einen schweren Jäger: zerstört ab 7.',
        'Gegen einen Basisstern: Eine Viper beschädigt ihn mit einer 8, die Galactica ab 5.',
        'Nuklearwaffe gegen einen Basisstern: 1 oder 2 beschädigt ihn zweimal, ab 3 wird er zerstört, ab 7 auch bis zu 3 Jäger neben ihm.',
        'Jäger gegen eine Viper: beschädigt ab 5, zerstört mit einer 8.',
        'Gegen die Galactica: Ein Jäger beschädigt sie mit einer 8, ein Basisstern ab 4.',
        'Gegen einen Zenturio in der [](location-armory): zerstört ab 7.',
      ],
      'Angegriffen wird aus der [](location-weapons-control), mit der eigenen Viper oder mit unbemannten Vipern aus der [](location-command). Piloten starten vom [](location-hangar-deck). Eine beschädigte Viper wartet auf [](card-repair), eine zerstörte ist verloren; der Pilot kommt in beiden Fällen in die [](location-sickbay).',
      'Schaden an der Galactica kostet eine Ressource oder legt einen Ort lahm: Wer dort ist, kommt in die [](location-sickbay), und der Ort ist bis zur Reparatur nicht nutzbar. Sechs beschädigte Orte zugleich zerstören das Schiff.',
      'Der dritte Schaden zerstört einen Basisstern. Bis dahin schwächen ihn seine Marker: [](token-critical-hit) zählt doppelt, [](token-disabled-hangar), [](token-disabled-weapons), [](token-structural-damage).',
    ],
  },
  jump: {
    title: 'Sprung',
    parts: [
      'Der Flottenanzeiger rückt mit dem Symbol auf Krisenkarten weiter. Auf dem letzten Feld springt die Flotte von selbst. Auf den beiden blauen Feldern davor kann die [](location-ftl-control) früher springen: Würfle, und bei 6 oder weniger geht die gezeigte Bevölkerung (3 oder 1) verloren.',
      'Beim Sprung verlassen alle Schiffe den Spielplan: Zylonenschiffe gehen in den Vorrat, Viper und Zivilschiffe sind in Sicherheit, und Piloten kehren auf das [](location-hangar-deck) zurück. Zenturios an Bord bleiben.',
      'Der Admiral zieht 2 Zielortkarten, wählt eine und legt die andere unter den Stapel. Was die Karte sagt, geschieht, ihre Entfernung zählt, und der Anzeiger kehrt zum Start zurück.',
      'Erreicht die Entfernung zum ersten Mal 4, folgt die [Schläfer-Phase](rule-sleeper). Sobald sie 8 oder mehr ist, führt der nächste Sprung nach Kobol: Die Menschen gewinnen, wenn keine Ressource auf 0 ist.',
    ],
  },
  loyalty: {
    title: 'Loyalität und Enttarnung',
    parts: [
      'Loyalitätskarten sagen, auf wessen Seite du bist, und nur du siehst deine. Bei 3 oder 4 Spielern ist 1 Zylonenkarte im Stapel, bei 5 oder 6 Spielern sind es 2. Eine genügt, um Zylon zu sein. Nicht alle werden zu Beginn ausgeteilt.',
      'Ein nicht enttarnter Zylon spielt wie alle anderen und schadet der Flotte unbemerkt. Niemand darf eine Loyalitätskarte zeigen, außer eine Karte oder Fähigkeit sagt es.',
      'Sich zu enttarnen ist eine Aktion:',
      [
        'Zeige die Zylonenkarte und nutze ihre Eigenschaft, außer in der [Brig](location-brig).',
        'Wirf auf 3 Fertigkeitskarten ab; Titel gehen weiter.',
        'Geh auf das [](location-resurrection-ship) und zieh eine Super-Krisenkarte.',
      ],
      'Von da an betreffen dich Krisen, Brig und die Fähigkeiten deines Charakters nicht mehr. Du handelst auf [](location-caprica), bei der [](location-cylon-fleet) und der [](location-human-fleet) und auf dem [](location-resurrection-ship) und legst höchstens 1 Karte in jeden Fertigkeits-Check.',
    ],
  },
  titles: {
    title: 'Titel',
    parts: [
      'Der Präsident hat die Zwölferratskarten, spielt sie als Aktion, darf an jedem Ort als Aktion eine ziehen und entscheidet manche Krisen. Im [](location-presidents-office) zieht er eine Karte und darf danach noch eine ziehen oder eine spielen. In der [](location-administration) kann der Titel an jemand anderen gehen.',
      'Der Admiral wählt die Zielorte, entscheidet manche Krisen und darf als Aktion die 2 Nuklearwaffen einsetzen. Wer als Admiral in die [Brig](location-brig) kommt, verliert den Titel und erhält ihn beim Verlassen nicht zurück.',
      'Ein frei werdender Titel geht an den Menschenspieler, der in seiner Amtsfolge am höchsten steht. Zwölferratskarten und Nuklearwaffen gehen mit. Enttarnte Zylonen haben keine Titel.',
    ],
  },
  brig: {
    title: 'Brig und Krankenstation',
    parts: [
      'In der [Brig](location-brig) bewegst du dich nicht, ziehst keine Krisenkarte und legst höchstens 1 Karte in jeden Fertigkeits-Check. Deine Aktion hast du: jede beliebige, auch den Check der Brig selbst, der dich freilässt. Dorthin kommt man durch das [](location-admirals-quarters) und durch Karten.',
      'In der [](location-sickbay) ziehst du nur 1 Fertigkeitskarte. Du verlässt sie mit deiner nächsten Bewegung. Dorthin kommst du, wenn dein Ort oder deine Viper beschädigt wird, und durch Karten.',
      'Niemand kommt aus der Brig in die Krankenstation: Was jemanden dorthin schicken würde, bewirkt nichts.',
    ],
  },
  resources: {
    title: 'Ressourcen, Sieg und Niederlage',
    parts: [
      'Die Flotte beginnt mit 8 Treibstoff, 8 Nahrung, 10 Moral und 12 Bevölkerung. Bei der Hälfte davon oder weniger ist eine Ressource im roten Bereich. Keine steigt über 15.',
      'Die Menschen verlieren,',
      [
        'wenn eine Ressource am Ende eines Zugs oder bei der Ankunft auf 0 ist: Bis dahin kann man sie zurückgewinnen,',
        'wenn sechs Orte der Galactica zugleich beschädigt sind,',
        'wenn ein Zenturio das letzte Feld der Enterkommando-Leiste verlässt.',
      ],
      'Sie gewinnen mit dem Sprung nach einer Entfernung von 8; siehe [Sprung](rule-jump).',
      'Ein zerstörtes Zivilschiff wird umgedreht: Es kostet die Bevölkerung, den Treibstoff oder die Moral, die es zeigt, oder nichts. Die [](location-communications) erlaubt, sie anzusehen und aus der Gefahr zu bringen.',
    ],
  },
  sleeper: {
    title: 'Schläfer-Phase',
    parts: [
      'Erreicht die Entfernung zum ersten Mal 4, erhält jeder eine weitere Loyalitätskarte, der aktive Spieler zuerst. Wer bisher treu war, kann jetzt Zylon sein.',
      '[](character-gaius-baltar) hat von Anfang an eine Karte mehr. [](character-sharon-boomer-valerii) erhält in dieser Phase zwei und kommt danach in die [Brig](location-brig).',
      'Bei 4 oder 6 Spielern ist die Karte „[](card-you-are-a-sympathizer)“ im Stapel. Wer sie erhält, zeigt sie sofort. Ist eine Ressource im roten Bereich, kommt dieser Spieler in die [Brig](location-brig) und bleibt Mensch; sonst wird er ein enttarnter Zylon ohne Super-Krisenkarte, der den Ort [](location-cylon-fleet) nicht nutzen darf.',
      'Auch ein enttarnter Zylon erhält eine Karte. Auf dem [](location-resurrection-ship) kann er bis zu einer Entfernung von 7 seine verdeckten Loyalitätskarten jemand anderem geben.',
    ],
  },
}
