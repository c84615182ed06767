// What is new with Exodus, for somebody who knows the base game: one thing after the other, each with its chapter of the rules.

import type { Words } from '../../words/words.ts'

export const newsWords = {
  'skill-check-abilities': {
    en: 'Skill cards of strength 0 have an ability that works inside a check, whoever has added them, Destiny too: cards join or leave the check, or count double. They also bring about the consequence that some crises have, passed or failed.',
    es: 'Las cartas de Habilidad de Fuerza 0 tienen una capacidad que actúa dentro de una prueba, las haya añadido quien las haya añadido, también el Destino: entran o salen cartas de la prueba, o valen el doble. Además provocan la Consecuencia que tienen algunas crisis, se supere o no la prueba.',
    de: 'Fertigkeitskarten der Stärke 0 haben eine Eigenschaft, die in einem Check wirkt, wer immer sie hineingelegt hat, auch das Schicksal: Karten kommen hinzu, fallen weg oder zählen doppelt. Sie lösen auch die Konsequenz aus, die manche Krisen haben, ob der Check gelingt oder nicht.',
    fr: 'Les cartes Compétence de force 0 ont une capacité qui agit dans un test, qui que ce soit qui les ait jouées, la Destinée aussi\u202f: des cartes entrent dans le test, en sortent ou comptent double. Elles provoquent aussi la conséquence de certaines crises, que le test soit réussi ou non.',
    pl: 'Karty umiejętności o sile 0 mają efekt działający w teście, ktokolwiek je dołożył, także Przeznaczenie: karty wchodzą do testu, opuszczają go albo liczą się podwójnie. Wywołują też konsekwencję, którą mają niektóre kryzysy, czy test się uda, czy nie.',
  },
  'not-a-cylon': {
    en: 'The Loyalty deck has one card more than is dealt. So a Cylon card may lie there unused, and nobody can tell by counting.',
    es: 'El mazo de Lealtad tiene una carta más de las que se reparten. Puede que una carta de cylon se quede allí sin usar, y nadie puede saberlo contando.',
    de: 'Der Loyalitätsstapel hat eine Karte mehr, als ausgeteilt wird. So kann dort eine Zylonenkarte ungenutzt liegen, und durch Zählen findet das niemand heraus.',
    fr: 'Le paquet Loyauté a une carte de plus qu’on n’en distribue. Une carte cylon peut donc y rester, et personne ne peut le savoir en comptant.',
    pl: 'W talii Lojalności jest o jedną kartę więcej, niż się rozdaje. Karta Cylona może więc tam zostać i nikt nie dowie się tego, licząc.',
  },
  'exodus-execution': {
    en: 'Characters can be executed. A Cylon wakes up revealed; a human costs 1 morale, and the player goes on with another character and a new Loyalty card, perhaps on the other side. Whoever is executed in their own turn has ended it.',
    es: 'Se puede ejecutar a los personajes. Un cylon despierta descubierto; un humano cuesta 1 de Moral, y el jugador sigue con otro personaje y una carta de Lealtad nueva, quizá en el otro bando. Quien es ejecutado en su propio turno lo termina.',
    de: 'Charaktere können exekutiert werden. Ein Zylon erwacht enttarnt; ein Mensch kostet 1 Moral, und der Spieler spielt mit einem anderen Charakter und einer neuen Loyalitätskarte weiter, vielleicht auf der anderen Seite. Wer im eigenen Zug exekutiert wird, hat ihn beendet.',
    fr: 'On peut exécuter des personnages. Un cylon se réveille révélé\u202f; un humain coûte 1 de moral, et le joueur continue avec un autre personnage et une nouvelle carte Loyauté, peut-être dans l’autre camp. Qui est exécuté pendant son tour l’a terminé.',
    pl: 'Postacie można tracić w egzekucji. Cylon budzi się ujawniony; człowiek kosztuje 1 morale, a gracz gra dalej inną postacią i z nową kartą Lojalności, być może po drugiej stronie. Kto ginie we własnej turze, ten ją zakończył.',
  },
  'exodus-nukes': {
    en: 'There is a third nuke. Used ones can come back, to three at most.',
    es: 'Hay una tercera Arma Nuclear. Las usadas pueden recuperarse, hasta un máximo de tres.',
    de: 'Es gibt eine dritte Nuklearwaffe. Eingesetzte können zurückkommen, bis zu dreien.',
    fr: 'Il y a une troisième charge nucléaire. On peut en récupérer, jusqu’à trois.',
    pl: 'Jest trzecia głowica nuklearna. Zużyte można odzyskać, najwyżej do trzech.',
  },
  'conflicted-loyalties': {
    en: 'As an option, humans have secrets, too: a personal goal that costs the fleet if it is not shown before the end, or one of the Final Five, who punish whoever looks at them.',
    es: 'Como opción, también los humanos tienen secretos: un objetivo personal que cuesta a la flota si no se muestra antes del final, o uno de los Cinco Finales, que castigan a quien los mira.',
    de: 'Wahlweise haben auch Menschen Geheimnisse: ein persönliches Ziel, das die Flotte etwas kostet, wenn es bis zum Ende nicht gezeigt ist, oder einen der Letzten Fünf, die bestrafen, wer sie ansieht.',
    fr: 'En option, les humains aussi ont des secrets\u202f: un objectif personnel, qui coûte à la flotte s’il n’est pas montré avant la fin, ou l’un des Cinq Derniers, qui punissent qui les regarde.',
    pl: 'Opcjonalnie także ludzie mają tajemnice: cel osobisty, który kosztuje flotę, jeśli nie zostanie pokazany przed końcem, albo kogoś z Ostatniej Piątki, która karze tego, kto ją obejrzy.',
  },
  'cylon-fleet-board': {
    en: 'As another option, there are no attack cards: Cylons gather beyond the line and come over when they have caught up, the CAG leads the vipers, some of them Mark VII, and civilian ships have to be escorted.',
    es: 'Como otra opción, no hay cartas de ataque: los cylons se reúnen más allá de la línea y la cruzan cuando nos alcanzan, el CAG manda los Vipers, algunos Mark VII, y hay que escoltar las Naves Civiles.',
    de: 'Wahlweise gibt es keine Angriffskarten: Die Zylonen sammeln sich jenseits der Linie und kommen herüber, wenn sie uns eingeholt haben, der CAG führt die Viper, einige davon Mark VII, und Zivilschiffe müssen eskortiert werden.',
    fr: 'Autre option\u202f: il n’y a pas de cartes d’attaque. Les cylons se rassemblent au-delà de la ligne et la franchissent quand ils nous rattrapent, le CAG mène les vipers, dont des Mark VII, et il faut escorter les vaisseaux civils.',
    pl: 'W innej opcji nie ma kart ataku: Cyloni zbierają się za linią i przekraczają ją, gdy nas dogonią, CAG prowadzi vipery, część z nich to Mark VII, a statki cywilne trzeba eskortować.',
  },
} satisfies Words
