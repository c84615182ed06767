// What is new with Pegasus, for somebody who knows the base game: one thing after the other, each with its chapter of the rules.

import type { Words } from '../../words/words.ts'

export const newsWords = {
  treachery: {
    en: 'There is a sixth type of Skill card, Treachery. It counts against almost every check, comes out of Destiny too, and only Cylons may use what it says.',
    es: 'Hay un sexto tipo de carta de Habilidad: Traición. Cuenta en contra de casi todas las pruebas, sale también del Destino y solo los cylons usan lo que dice.',
    de: 'Es gibt einen sechsten Typ von Fertigkeitskarten: Verrat. Er zählt gegen fast jeden Check, kommt auch vom Schicksal, und nur Zylonen dürfen nutzen, was darauf steht.',
    fr: 'Il y a un sixième type de carte Compétence, la Trahison. Elle compte contre presque tous les tests, sort aussi de la Destinée, et seuls les cylons en utilisent le texte.',
    pl: 'Jest szósty rodzaj kart umiejętności: Zdrada. Liczy się na minus w prawie każdym teście, pojawia się też z Przeznaczenia, a jej tekstu używają tylko Cyloni.',
  },
  reckless: {
    en: 'Reckless cards help a check before cards are added, and make it dangerous: Treachery cards in it then do what they say.',
    es: 'Las cartas temerarias ayudan a una prueba antes de añadir cartas y la vuelven peligrosa: las cartas de Traición que haya en ella hacen entonces lo que dicen.',
    de: 'Waghalsige Karten helfen einem Check, bevor Karten hineingelegt werden, und machen ihn gefährlich: Verratskarten darin tun dann, was auf ihnen steht.',
    fr: 'Les cartes téméraires aident un test avant que l’on joue des cartes, et le rendent dangereux\u202f: les cartes Trahison qui s’y trouvent font alors ce qu’elles disent.',
    pl: 'Ryzykowne karty pomagają w teście, zanim dołoży się karty, i czynią go groźnym: karty Zdrady w nim robią wtedy to, co na nich napisano.',
  },
  execution: {
    en: 'Characters can be executed. It proves what somebody was: a Cylon wakes up revealed, a human costs 1 morale, and the player goes on with another character.',
    es: 'Se puede ejecutar a los personajes. Eso demuestra qué era alguien: un cylon despierta descubierto, un humano cuesta 1 de Moral, y el jugador sigue con otro personaje.',
    de: 'Charaktere können exekutiert werden. Das beweist, was jemand war: Ein Zylon erwacht enttarnt, ein Mensch kostet 1 Moral, und der Spieler spielt mit einem anderen Charakter weiter.',
    fr: 'On peut exécuter des personnages. Cela prouve ce que quelqu’un était\u202f: un cylon se réveille révélé, un humain coûte 1 de moral, et le joueur continue avec un autre personnage.',
    pl: 'Postacie można tracić w egzekucji. Dowodzi to, kim ktoś był: Cylon budzi się ujawniony, człowiek kosztuje 1 morale, a gracz gra dalej inną postacią.',
  },
  'pegasus-board': {
    en: 'The ship Pegasus has four locations, guns of its own, and takes hits that would damage Galactica. Going there costs a card.',
    es: 'La nave Pegasus tiene cuatro localizaciones y cañones propios, y encaja impactos que dañarían a Galactica. Ir allí cuesta una carta.',
    de: 'Das Schiff Pegasus hat vier Orte und eigene Geschütze und steckt Treffer ein, die die Galactica beschädigen würden. Der Weg dorthin kostet eine Karte.',
    fr: 'Le vaisseau Pegasus a quatre lieux et ses propres canons, et encaisse des coups destinés au Galactica. S’y rendre coûte une carte.',
    pl: 'Statek Pegasus ma cztery obszary i własne działa oraz przyjmuje trafienia, które uszkodziłyby Galacticę. Przejście tam kosztuje kartę.',
  },
  leaders: {
    en: 'Somebody may play a Cylon leader: openly a Cylon, with a secret agenda that wins alone, and able to infiltrate the humans for a while.',
    es: 'Alguien puede jugar con un líder cylon: cylon a la vista, con una Agenda secreta que gana por su cuenta y capaz de infiltrarse un tiempo entre los humanos.',
    de: 'Jemand darf einen Zylonen-Führer spielen: offen ein Zylon, mit einer geheimen Absicht, die für sich gewinnt, und fähig, die Menschen eine Zeit lang zu infiltrieren.',
    fr: 'Quelqu’un peut jouer un leader cylon\u202f: ouvertement cylon, avec un Projet secret qui gagne pour lui seul, et capable d’infiltrer un temps les humains.',
    pl: 'Ktoś może grać przywódcą Cylonów: jawnym Cylonem z tajnymi Intencjami, które wygrywają osobno, zdolnym przez pewien czas przeniknąć między ludzi.',
  },
  'new-caprica': {
    en: 'With New Caprica as the goal the fleet settles at distance 7, under occupation. One hides, prepares ships and waits for Galactica; then the Admiral decides when to leave, and who stays behind dies.',
    es: 'Con Nueva Cáprica como objetivo, la flota se asienta a distancia 7, bajo ocupación. Hay que esconderse, preparar naves y esperar a Galactica; después el Almirante decide cuándo partir, y quien se queda muere.',
    de: 'Ist Neu-Caprica das Ziel, siedelt die Flotte bei Entfernung 7, unter Besatzung. Man versteckt sich, präpariert Schiffe und wartet auf die Galactica; dann entscheidet der Admiral, wann es losgeht, und wer zurückbleibt, stirbt.',
    fr: 'Avec Nouvelle Caprica pour but, la flotte s’installe à la distance 7, sous occupation. On se cache, on prépare des vaisseaux, on attend le Galactica\u202f; puis l’Amiral décide du départ, et qui reste meurt.',
    pl: 'Gdy celem jest Nowa Caprica, flota osiedla się przy dystansie 7, pod okupacją. Trzeba się kryć, przygotowywać statki i czekać na Galacticę; potem Admirał decyduje o odlocie, a kto zostanie, ginie.',
  },
} satisfies Words
