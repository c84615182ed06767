// What is new with Daybreak, for somebody who knows the base game: one thing after the other, each with its chapter of the rules.

import type { Words } from '../../words/words.ts'

export const newsWords = {
  mutiny: {
    en: 'Mutiny cards are a second, secret hand: strong actions that often cost the fleet. Whoever draws one too many goes to the Brig.',
    es: 'Las cartas de Motín son una segunda mano secreta: acciones fuertes que a menudo cuestan a la flota. Quien roba una de más va a la Prisión.',
    de: 'Meutereikarten sind eine zweite, geheime Hand: starke Aktionen, die die Flotte oft etwas kosten. Wer eine zu viel zieht, kommt in die Brig.',
    fr: 'Les cartes Mutinerie sont une seconde main, secrète\u202f: des actions fortes, qui coûtent souvent à la flotte. Qui en pioche une de trop va en Cellule.',
    pl: 'Karty Buntu to druga, tajna ręka: mocne akcje, które często kosztują flotę. Kto pociągnie o jedną za dużo, trafia do Aresztu.',
  },
  mutineer: {
    en: 'In place of the Sympathizer there may be a Mutineer: a human, for all to see, who loses all titles and draws Mutiny cards again and again.',
    es: 'En lugar del Simpatizante puede haber un amotinado: un humano, a la vista de todos, que pierde sus Cargos y roba cartas de Motín una y otra vez.',
    de: 'Statt des Sympathisanten kann es einen Meuterer geben: einen Menschen, für alle sichtbar, der alle Titel verliert und immer wieder Meutereikarten zieht.',
    fr: 'À la place du Sympathisant, il peut y avoir un mutin\u202f: un humain, au su de tous, qui perd tous ses titres et pioche sans cesse des cartes Mutinerie.',
    pl: 'Zamiast Sympatyka może być Buntownik: człowiek, o czym wszyscy wiedzą, który traci wszystkie tytuły i wciąż ciągnie karty Buntu.',
  },
  miracles: {
    en: 'Abilities that are used once per game cost a miracle token. Another token can be gained, and then they can be used again.',
    es: 'Las capacidades de una vez por partida cuestan una ficha de Milagro. Se puede ganar otra, y entonces se pueden volver a usar.',
    de: 'Fähigkeiten, die es einmal pro Spiel gibt, kosten einen Wundermarker. Man kann einen neuen erhalten und sie dann noch einmal einsetzen.',
    fr: 'Les capacités utilisables une fois par partie coûtent un pion Miracle. On peut en gagner un autre, et les utiliser alors à nouveau.',
    pl: 'Zdolności używane raz na grę kosztują żeton Cudu. Można otrzymać kolejny i wtedy użyć ich ponownie.',
  },
  motives: {
    en: 'Somebody may play a Cylon leader: openly a Cylon, who wins with either side by secret motives that have to be shown, some of them early.',
    es: 'Alguien puede jugar con un líder cylon: cylon a la vista, que gana con cualquiera de los bandos por Motivaciones secretas que hay que mostrar, algunas antes del final.',
    de: 'Jemand darf einen Zylonen-Führer spielen: offen ein Zylon, der mit jeder der beiden Seiten gewinnen kann, durch geheime Motive, die gezeigt werden müssen, manche schon früh.',
    fr: 'Quelqu’un peut jouer un leader cylon\u202f: ouvertement cylon, il gagne avec l’un ou l’autre camp par des Motivations secrètes qu’il faut montrer, certaines avant la fin.',
    pl: 'Ktoś może grać Przywódcą Cylonów: jawnym Cylonem, który wygrywa z każdą ze stron dzięki tajnym Motywom. Trzeba je pokazać, niektóre przed końcem gry.',
  },
  'daybreak-checks': {
    en: 'Some Skill cards have an ability that works inside a check, whoever has added them. There is a sixth type, Treachery, that counts against almost every check and does harm in it.',
    es: 'Algunas cartas de Habilidad tienen una capacidad que actúa dentro de una prueba, las haya añadido quien las haya añadido. Hay un sexto tipo, Traición, que cuenta en contra de casi todas las pruebas y hace daño en ellas.',
    de: 'Manche Fertigkeitskarten haben eine Eigenschaft, die in einem Check wirkt, wer immer sie hineingelegt hat. Es gibt einen sechsten Typ, Verrat, der gegen fast jeden Check zählt und darin Schaden anrichtet.',
    fr: 'Certaines cartes Compétence ont une capacité qui agit dans un test, qui que ce soit qui les ait jouées. Il y a un sixième type, la Traîtrise, qui compte contre presque tous les tests et y fait des dégâts.',
    pl: 'Niektóre karty umiejętności mają efekt działający w teście, ktokolwiek je dołożył. Jest szósty rodzaj, Zdrada, który liczy się na minus w prawie każdym teście i w nim szkodzi.',
  },
  'assault-raptors': {
    en: 'Assault raptors fly as vipers: they are never damaged, only destroyed, and may stay in space when the fleet jumps.',
    es: 'Los Raptors de asalto vuelan como Vipers: nunca resultan dañados, solo destruidos, y pueden quedarse en el espacio cuando la flota salta.',
    de: 'Angriffsraptoren fliegen wie Viper: Sie werden nie beschädigt, nur zerstört, und dürfen beim Sprung der Flotte im Weltraum bleiben.',
    fr: 'Les raptors d’assaut volent comme des vipers\u202f: jamais endommagés, seulement détruits, ils peuvent rester dans l’espace quand la flotte saute.',
    pl: 'Raptory szturmowe latają jak vipery: nigdy nie są uszkadzane, tylko niszczone, i mogą zostać w przestrzeni, gdy flota skacze.',
  },
  'daybreak-places': {
    en: 'Colonial One has four locations, and the Cylon locations have changed: read anew what old names do.',
    es: 'La Colonial Uno tiene cuatro localizaciones, y las localizaciones cylons han cambiado: lee de nuevo lo que hacen los nombres antiguos.',
    de: 'Die Colonial One hat vier Orte, und die Zylonen-Orte sind anders: Lies neu, was alte Namen bewirken.',
    fr: 'Le Colonial One a quatre lieux, et les lieux cylons ont changé\u202f: relisez ce que font les anciens noms.',
    pl: 'Colonial One ma cztery obszary, a obszary Cylonów się zmieniły: przeczytaj na nowo, co robią dawne nazwy.',
  },
  'search-for-home': {
    en: 'With Earth as the goal Demetrius flies missions: skill checks that nothing bends, for distance, for allies, or against the Cylons for good.',
    es: 'Con la Tierra como objetivo, la Demetrius vuela en misiones: pruebas que nada altera, por distancia, por aliados o contra los cylons para siempre.',
    de: 'Ist die Erde das Ziel, fliegt die Demetrius Missionen: Checks, an denen nichts etwas ändert, für Entfernung, für Verbündete oder endgültig gegen die Zylonen.',
    fr: 'Avec la Terre pour but, le Demetrius part en mission\u202f: des tests que rien ne modifie, pour la distance, pour des alliés, ou contre les cylons pour de bon.',
    pl: 'Gdy celem jest Ziemia, Demetrius wyrusza na misje: testy, których nic nie zmienia, o dystans, o sojuszników albo przeciw Cylonom na dobre.',
  },
} satisfies Words
