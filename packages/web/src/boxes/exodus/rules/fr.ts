// The rules of Exodus in French.

import type { Chapters } from '../../slots.ts'

export const chapters: Chapters = {
  exodus: {
    title: 'Exodus : les nouveautés',
    parts: [
      'Exodus apporte quatre nouveaux personnages, [](character-felix-gaeta), [](character-tory-foster), [](character-samuel-t-anders) et [](character-callandra-cally-tyrol), et de nouvelles cartes Crise, Crise Majeure, Quorum, Compétence, Loyauté et Destination, qui sont dans leurs paquets.',
      'De chaque type de compétence du jeu de base, il y a trois nouvelles cartes de valeur 0, avec une [capacité de test de compétence](rule-skill-check-abilities), et une de valeur 6.',
      'Outre ce que disent les chapitres suivants :',
      [
        'Un joueur cylon est un cylon révélé. Tous les autres sont des joueurs humains, même avec une carte « Vous êtes un cylon » cachée.',
        'Le Président a au plus 10 cartes Quorum à la fin d’un tour.',
        'Un vaisseau civil pioché et détruit est un de ceux qui ne sont pas sur le plateau. Si tous ceux qui restent y sont, le joueur actif en choisit un.',
        'Les nouveaux personnages ont leur place dans les ordres de succession.',
      ],
    ],
  },
  'skill-check-abilities': {
    title: 'Exodus : capacités de test de compétence et conséquences',
    parts: [
      'Certaines cartes Compétence ont une capacité de test de compétence : [](card-establish-network), [](card-iron-will), [](card-protect-the-fleet), [](card-red-tape) et [](card-trust-instincts). Ce qu’elles disent n’arrive que dans le [test de compétence](rule-checks) où elles sont jouées, qu’elles viennent d’un humain, d’un cylon ou du paquet Destinée.',
      'Quand les cartes du test ont été mélangées et révélées :',
      [
        'Le joueur actif résout les capacités de test de compétence dans l’ordre de son choix. Chaque nom est résolu une fois par test, quel que soit le nombre d’exemplaires.',
        'Des cartes peuvent ainsi rejoindre le test ou le quitter. Les capacités de test de compétence des cartes qui le rejoignent sont résolues aussi.',
        'Si la carte Crise ou Crise Majeure a une conséquence et qu’au moins une carte ayant une capacité de test de compétence a été jouée, la conséquence s’applique, que le test soit réussi ou non.',
        'Ensuite, on additionne les valeurs comme d’habitude.',
      ],
      'Une carte qui était dans le test à la révélation entraîne la conséquence même si elle quitte le test.',
    ],
  },
  'not-a-cylon': {
    title: 'Exodus : le paquet Loyauté',
    parts: [
      'Toutes les cartes « Vous n’êtes pas un cylon » forment un paquet à part, à côté du paquet Loyauté. Le paquet Loyauté se compose de cartes cylon et de cartes de ce paquet, une de plus que dans les autres parties.',
      'Ce qui reste du paquet « Vous n’êtes pas un cylon » demeure à côté du plateau, pour les exécutions et les objectifs personnels. Les cartes cylon en trop retournent dans la boîte sans être vues.',
      'Il reste donc une carte dans le paquet Loyauté après la phase d’Agent Dormant. Elle peut être cylon.',
    ],
  },
  'loyalty-table': {
    title: 'Exodus : les cartes du paquet Loyauté',
    parts: [
      'Le paquet Loyauté se compose de :',
      [
        '3 joueurs : 1 carte cylon et 6 autres',
        '4 joueurs : 1 carte cylon et 7 autres',
        '5 joueurs : 2 cartes cylon et 9 autres',
        '6 joueurs : 2 cartes cylon et 10 autres',
        'Une carte de plus qui n’est pas cylon pour [](character-gaius-baltar), et une pour [](character-sharon-boomer-valerii).',
      ],
      'Les premières cartes distribuées, on mélange à 4 ou 6 joueurs la carte « [](card-you-are-a-sympathizer) » au paquet.',
    ],
  },
  'exodus-execution': {
    title: 'Exodus : l’exécution',
    parts: [
      'Quand un personnage est exécuté :',
      [
        'Le joueur défausse toutes ses cartes Compétence, et les cartes Quorum jouées sur le personnage. Il garde la main de cartes Quorum.',
        'Qui a une carte « Vous êtes un cylon » en montre une, sans utiliser sa capacité, et garde les autres face cachée. Il va comme cylon révélé sur le [](location-resurrection-ship), mais ne pioche pas de carte Crise Majeure. Dans les parties où un cylon révélé transmet ses cartes Loyauté, un cylon exécuté le fait aussi.',
        'Qui n’en a pas montre toutes ses cartes Loyauté : il était humain. La flotte perd 1 moral, le personnage quitte la partie, et les cartes Loyauté sont défaussées.',
        'Son joueur choisit un nouveau personnage de n’importe quel type, qui commence où le dit sa fiche, ou à l’[](location-sickbay) si personne ne peut plus y aller.',
        'Une carte du paquet « Vous n’êtes pas un cylon » est mélangée au paquet Loyauté, et le joueur pioche une carte Loyauté. Si [](character-sharon-boomer-valerii) a été exécutée avant la phase d’Agent Dormant, il en pioche une autre.',
        'Si c’était le joueur actif, son tour est terminé, humain ou cylon.',
      ],
      'Un joueur n’utilise qu’une capacité « une fois par partie », quel que soit son personnage. Un titre ne passe qu’après le choix du nouveau personnage. S’il ne reste aucun personnage à choisir, les humains perdent aussitôt.',
      'Certains personnages arrivent à leur manière après une exécution :',
      [
        '[](character-sharon-boomer-valerii) apporte au paquet Loyauté une carte de plus du paquet « Vous n’êtes pas un cylon ». Après la phase d’Agent Dormant, elle commence en [Cellule](location-brig), et son joueur pioche une carte Loyauté de plus.',
        '[](character-gaius-baltar), avant la phase d’Agent Dormant, apporte de même une carte de plus et en reçoit une aussitôt.',
        '[](character-karl-helo-agathon) est isolé pendant son prochain tour.',
        '[](character-lee-apollo-adama) commence dans un viper ; s’il n’y en a plus, au [](location-hangar-deck).',
        '[](character-samuel-t-anders) passe l’étape de réception des compétences de son prochain tour.',
      ],
    ],
  },
  'exodus-nukes': {
    title: 'Exodus : les charges nucléaires',
    parts: [
      'L’Amiral commence avec 2 charges nucléaires, comme toujours. Une troisième est à côté du plateau, et une charge lancée y est placée aussi. [](card-build-nuke) en fait regagner une. L’Amiral n’en a jamais plus de 3.',
    ],
  },
  'conflicted-loyalties': {
    title: 'Exodus : Loyautés Conflictuelles',
    parts: [
      'Avec cette variante, les objectifs personnels, les Cinq Derniers ou les deux sont mélangés au [paquet « Vous n’êtes pas un cylon »](rule-not-a-cylon). Ils comptent comme des cartes « Vous n’êtes pas un cylon » : qui n’en a pas d’autre est humain, qui a aussi une carte cylon est cylon. C’est plus difficile pour les humains. Pour vos premières parties, jouez sans elle, ou avec les seuls Cinq Derniers.',
      'Un objectif personnel est révélé par une action, dès que sa condition est remplie. Jusqu’à la distance 6, son joueur mélange alors la première carte du paquet « Vous n’êtes pas un cylon » au paquet Loyauté et pioche une nouvelle carte Loyauté ; à partir de 7, il n’en pioche pas.',
      'À la fin de la partie, chaque objectif qu’un joueur humain n’a pas révélé coûte 1 de la ressource indiquée. Si une ressource est alors à 0, les cylons ont gagné. Les objectifs des joueurs cylons ne coûtent rien.',
      'Une carte des Cinq Derniers n’agit que si un autre joueur la regarde, ou si une exécution la révèle :',
      [
        'Qui la regarde la montre aussitôt à tous et la rend. Son propriétaire la résout, la retourne face cachée et la mélange avec ses autres cartes Loyauté.',
        'Si une exécution la révèle, chaque joueur humain défausse 2 cartes Compétence, et la carte quitte la partie. Sans carte cylon, son propriétaire meurt en humain.',
        'Les joueurs cylons ne sont pas affectés.',
      ],
      'Personne ne peut dire exactement ce qu’il y a sur ses cartes Loyauté. Vous pouvez suggérer qu’il vaut mieux ne pas regarder les vôtres, que ce soit vrai ou non.',
    ],
  },
  'cylon-fleet-board': {
    title: 'Exodus\u202f: la Flotte Cylon',
    parts: [
      'Avec cette variante, il n’y a pas de cartes Attaque cylon. Les cylons se rassemblent sur un plateau à eux, dont les six cases répondent à celles qui entourent le Galactica, et poursuivent la flotte. Quatre vipers Mark VII remplacent deux vipers ordinaires, il y a 20 raiders et un troisième titre\u202f: le CAG.',
      'Quand une icône active des vaisseaux cylons et n’en trouve aucun, quelque chose se rassemble à la place\u202f:',
      [
        'Raiders, s’il n’y a ni raider ni basestar autour du Galactica\u202f: 1 raider.',
        'Raiders lourds, s’il n’y a ni raider lourd, ni centurion, ni basestar\u202f: 1 raider lourd.',
        'Basestars, ou lancement de raiders, s’il n’y a pas de basestar\u202f: 1 basestar.',
      ],
      'Le joueur actif lance un dé pour la case. S’il ne reste aucun vaisseau de ce type, tous les vaisseaux de la case de plus haut numéro qui en contient un rejoignent le Galactica. Dans les deux cas, le marqueur Poursuite avance ensuite d’une case. Sur la première, le CAG place 1 vaisseau civil, sur la troisième 2, l’un après l’autre\u202f; sur la quatrième, Attaque Auto, tout ce qui est sur le plateau rejoint le Galactica et le marqueur revient au départ.',
      'Les vaisseaux placés autour du Galactica viennent de la réserve, puis de la case de plus bas numéro\u202f; si cela ne suffit pas, le joueur actif dit lesquels ne sont pas placés.',
      'Le CAG place les vaisseaux civils quand aucune case n’est indiquée, dans une case sans vaisseau civil s’il y en a une. Par une action, le CAG active 1 viper sans personnage à bord et donne le titre à un autre joueur humain\u202f; ou bien, une fois par tour et s’il pilote, il active 1 viper sans personnage à bord et effectue une autre action. En [Cellule](location-brig), ou révélé comme cylon, le CAG perd le titre au profit du suivant.',
      'Un viper Mark VII est un viper en tout, mais il commence endommagé, se déplace de deux cases au plus, est endommagé sur 6–7 et détruit sur 8. Qui utilise un viper choisit lequel.',
      'De plus\u202f:',
      [
        'Un viper peut escorter un vaisseau civil de sa case jusqu’aux autres, au lieu de se déplacer ou d’attaquer.',
        'Quand la flotte saute, les vaisseaux civils restent où ils sont, et les vaisseaux cylons vont dans leurs cases de l’autre plateau, sans leurs dégâts.',
        'Une charge nucléaire est lancée contre une case d’espace\u202f: 1–2 y endommage deux fois un basestar, 3–6 en détruit un, 7 un avec 3 raiders, 8 tout ce qui s’y trouve.',
        'Les joueurs cylons peuvent aller sur le [](location-basestar-bridge), et de là dans leurs autres lieux, sans défausser de carte.',
      ],
    ],
  },
  'ionian-nebula': {
    title: 'Exodus\u202f: alliés et trauma',
    parts: [
      'Avec la Nébuleuse Ionienne pour objectif, une partie comporte des pions Trauma, des alliés et d’autres pions Dégâts au Basestar. Des 38 pions Trauma, 18 sont bienveillants, 18 malveillants et 2 sont des désastres. Chacun commence avec 3 pions, que personne d’autre ne peut voir\u202f; il y en a un, face cachée, sur l’[](location-sickbay), un sur [la Cellule](location-brig) et un sur chacun des 3 alliés du plateau.',
      'Qui pioche un pion Trauma le garde face cachée, sauf si c’est un désastre\u202f:',
      [
        'Un désastre est révélé aussitôt. Un joueur humain est [exécuté](rule-exodus-execution)\u202f; un joueur cylon pioche 2 pions de plus. Il retourne ensuite parmi les autres.',
        'Qui commence son tour à l’Infirmerie ou en Cellule prend le pion de ce lieu avant de piocher ses cartes, et un autre y est placé.',
        'Un humain exécuté défausse tous ses pions, et le nouveau personnage en pioche 3\u202f; les désastres parmi ceux-ci sont remplacés. Un cylon garde les siens.',
      ],
      'À la fin de votre propre phase de mouvement, vous devez rencontrer un allié qui se trouve au même endroit que vous\u202f; s’il y en a plusieurs, vous en choisissez un, et vous n’en rencontrez qu’un par tour. Le pion de l’allié est révélé\u202f: bienveillant, c’est le résultat du haut\u202f; malveillant, celui du bas\u202f; un désastre, rien. L’allié et le pion sont défaussés\u202f; vous piochez l’allié suivant et placez sur sa carte, face cachée, un de vos pions, ou un pion de la réserve si vous n’en avez pas. Ne vient jamais comme allié un personnage joué ou exécuté, ni celui dont le lieu n’existe plus.',
      'Un allié est perdu, avec son pion non révélé, quand son lieu est endommagé ou disparaît, ou quand quelqu’un choisit ce personnage. Le joueur cylon qui a le plus de pions Trauma pioche alors l’allié suivant et y place un pion\u202f; s’il n’y en a pas, le joueur actif le fait avec un pion de la réserve.',
      'Deux pions Dégâts au Basestar sont nouveaux. Dommages collatéraux détruit jusqu’à 3 raiders à côté du basestar\u202f; avec Personnel touché, chaque joueur cylon pioche 2 pions Trauma. Même le coup qui détruit un basestar fait piocher un pion.',
      'Vous pouvez dire qu’il vaut mieux rencontrer un allié ou non, mais jamais ce qu’il y a sur un pion non révélé.',
    ],
  },
  crossroads: {
    title: 'Exodus\u202f: le Choix Crucial et le jugement',
    parts: [
      'Dès que la flotte a parcouru une distance de 8, le tour est interrompu par la phase Choix Crucial\u202f:',
      [
        'La bataille\u202f: 1 basestar et 4 raiders apparaissent dans chacune des deux cases d’espace du haut, 2 vipers sont lancés dans chacune de celles du bas, et le marqueur Flotte revient au départ.',
        'Le Choix Crucial\u202f: chacun reçoit une carte Choix Crucial et place à côté, face cachée, un de ses pions Trauma, tous en même temps. Puis les cartes sont révélées une par une, dans le sens horaire à partir du joueur actif, et le résultat que désigne le pion s’applique. Qui n’a pas de pion choisit. Un joueur exécuté garde sa carte et son pion.',
        'Le jugement\u202f: les alliés, les cartes Choix Crucial et les pions du plateau sont rangés, et tous les pions Trauma sont révélés. Les joueurs humains, cylons cachés compris, défaussent les bienveillants, les joueurs cylons les malveillants. Qui en a encore 2 ou moins les défausse aussi.',
      ],
      'Qui a le plus de pions restants est éliminé\u202f:',
      [
        'Entre joueurs humains à égalité, le Président en désigne un.',
        'Les joueurs cylons à égalité sont tous éliminés.',
        'S’il y a des deux, tous ces joueurs cylons le sont, et un de ces joueurs humains.',
      ],
      'Un joueur éliminé est exécuté, mais ne choisit pas de nouveau personnage et ne va pas sur le Vaisseau de Résurrection. Il est hors de la partie et l’a perdue. Si le joueur actif a été exécuté ou éliminé, le tour du suivant commence. Les pions Trauma quittent la partie.',
      'Le prochain saut de la flotte met fin à la partie\u202f: les humains gagnent si chaque ressource est au-dessus de 0.',
    ],
  },
  'exodus-cylons': {
    title: 'Exodus : les joueurs cylons',
    parts: [
      'Un cylon révélé pioche 2 cartes Compétence de types différents.',
      'La phase de préparation au saut n’est plus sautée pendant le tour d’un cylon : si la carte Crise choisie sur [](location-caprica) a le symbole de saut, la flotte se prépare au saut une fois la carte résolue. Les vaisseaux cylons n’y sont toujours pas activés.',
      'Tout ce que dit la fiche d’un cylon révélé est ignoré. Ainsi, [](character-sharon-boomer-valerii), révélée avant la phase d’Agent Dormant, n’y reçoit qu’une carte. L’autre reste dans le paquet Loyauté et peut être distribuée après une exécution.',
    ],
  },
}
