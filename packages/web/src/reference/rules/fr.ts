// The rules in French.

import type { Rules } from './chapters.ts'

export const rules: Rules = {
  turn: {
    title: 'Le tour',
    parts: [
      'Un tour compte six étapes. Puis c’est au joueur de gauche.',
      [
        'Réception des compétences : vous piochez les cartes Compétence qu’indique votre fiche de personnage. À l’[](location-sickbay), vous n’en piochez qu’1.',
        'Mouvement : vers n’importe quel lieu du vaisseau où vous êtes ou, pour 1 carte Compétence, vers l’autre vaisseau. Qui pilote un viper vole vers une case d’espace adjacente ou monte à bord pour 1 carte. Personne n’entre de plein gré à l’[](location-sickbay) ni en [](location-brig).',
        'Action : exactement une. Utilisez le lieu où vous êtes, une capacité de votre fiche, une carte portant le mot Action, votre viper, un titre, ou révélez-vous cylon. Vous pouvez aussi ne rien faire.',
        'Crise : vous piochez une carte Crise et la résolvez ; voir [crises](rule-crises).',
        'Activation des vaisseaux cylons : les vaisseaux que montre la carte agissent ; voir [vaisseaux cylons](rule-cylon-ships).',
        'Préparation au saut : si la carte montre le symbole, le marqueur Flotte avance d’1 case ; voir [saut](rule-jump).',
      ],
      'À la fin du tour, quiconque a plus de 10 cartes Compétence se défausse jusqu’à en avoir 10. Puis il doit rester à la flotte au moins 1 de chaque ressource.',
      'Le tour d’un cylon révélé est plus court : 2 cartes Compétence de n’importe quel type, un mouvement vers n’importe quel lieu cylon, et une action sur place. Il n’y a pas de crise.',
    ],
  },
  checks: {
    title: 'Tests de compétence',
    parts: [
      'Un test de compétence a une difficulté et nomme certains types de compétence. Les cartes de ces types comptent pour lui, toutes les autres contre lui.',
      [
        '2 cartes du paquet Destinée sont posées face cachée. Ce paquet contient 2 cartes de chaque type : personne ne peut être sûr de qui a joué quoi.',
        'À partir de la gauche du joueur actif, qui passe en dernier, chacun joue face cachée autant de cartes qu’il veut, ou aucune. En [](location-brig), et comme cylon révélé, 1 au plus.',
        'Toutes les cartes sont mélangées et révélées. Les valeurs des types voulus s’ajoutent, celles des autres se retranchent.',
        'Un total au moins égal à la difficulté est une réussite. Certains tests donnent un nombre plus bas pour une réussite partielle. En dessous, c’est un échec.',
        'Le résultat s’applique et les cartes sont défaussées.',
      ],
      'Certaines cartes changent un test : [](card-scientific-research) et [](card-investigative-committee) avant que l’on joue des cartes, [](card-declare-emergency) une fois le total connu.',
      'Vous pouvez dire combien vous voulez aider, mais jamais quelles cartes vous avez ni leur valeur.',
    ],
  },
  crises: {
    title: 'Crises',
    parts: [
      'Il y a trois sortes de cartes Crise.',
      [
        'Un [test de compétence](rule-checks) : la carte dit ce qui arrive en cas de réussite et d’échec.',
        'Un choix : le joueur actif, le Président ou l’Amiral choisit l’une de deux options, même si elle ne peut pas s’appliquer entièrement.',
        'Une attaque cylon : les vaisseaux déjà là agissent d’abord, puis de nouveaux sont placés, et une règle spéciale suit.',
      ],
      'Après la crise, les vaisseaux cylons de ses symboles agissent, et la flotte prépare peut-être le saut. Qui est en [](location-brig) ne pioche pas de carte Crise : ce tour-là, ni l’un ni l’autre n’a lieu.',
      'Les cartes Crise Majeure sont aux cylons révélés, qui les jouent sur [](location-caprica). Les capacités des personnages n’y peuvent rien.',
    ],
  },
  'cylon-ships': {
    title: 'Vaisseaux cylons',
    parts: [
      'Les vaisseaux cylons suivent un programme fixe. Les symboles d’une carte s’appliquent l’un après l’autre.',
      [
        'Raiders : chacun fait la première chose possible : attaquer un viper de sa case (d’abord ceux sans personnage à bord), y détruire un vaisseau civil, avancer d’une case vers le vaisseau civil le plus proche, ou attaquer le Galactica. S’il n’y a aucun raider, chaque basestar en lance 2.',
        'Lancement : chaque basestar lance 3 raiders.',
        'Raiders lourds : les centurions à bord avancent d’1 case. Puis chaque raider lourd près des symboles de lancement de vipers dépose un centurion à bord, et les autres avancent d’une case vers eux. S’il n’y a aucun raider lourd, chaque basestar en lance 1.',
        'Basestars : chacun attaque le Galactica.',
      ],
      'Si un centurion quitte la dernière case de la piste d’abordage, les humains perdent. À l’[](location-armory), on peut les combattre.',
      'S’il manque des vaisseaux pour toutes les places, le joueur actif choisit où ils vont.',
    ],
  },
  combat: {
    title: 'Combat',
    parts: [
      'Chaque attaque est un lancer d’un dé à huit faces.',
      [
        'Viper ou Galactica contre un raider : détruit sur 3 ou plus.',
        'Viper ou Galactica contre un raider lourd : détruit sur 7 ou plus.',
        'Contre un basestar : un viper l’endommage sur 8, le Galactica sur 5 ou plus.',
        'Charge nucléaire contre un basestar : 1 ou 2 l’endommage deux fois, 3 ou plus le détruit, 7 ou plus détruit aussi jusqu’à 3 raiders à ses côtés.',
        'Raider contre un viper : endommagé sur 5 ou plus, détruit sur 8.',
        'Contre le Galactica : un raider l’endommage sur 8, un basestar sur 4 ou plus.',
        'Contre un centurion à l’[](location-armory) : détruit sur 7 ou plus.',
      ],
      'On attaque depuis le [](location-weapons-control), avec son viper, ou avec les vipers sans personnage à bord depuis la [](location-command). Les pilotes décollent du [](location-hangar-deck). Un viper endommagé attend la carte [](card-repair), un viper détruit est perdu ; dans les deux cas le pilote va à l’[](location-sickbay).',
      'Un pion Dégâts au Galactica coûte une ressource ou met un lieu hors service : ceux qui y sont vont à l’[](location-sickbay), et il est inutilisable jusqu’à sa réparation. Six lieux endommagés à la fois détruisent le vaisseau.',
      'Le troisième pion Dégâts détruit un basestar. D’ici là ses pions l’affaiblissent : [](token-critical-hit) compte double, [](token-disabled-hangar), [](token-disabled-weapons), [](token-structural-damage).',
    ],
  },
  jump: {
    title: 'Saut',
    parts: [
      'Le marqueur Flotte avance grâce au symbole des cartes Crise. Sur la dernière case, la flotte saute d’elle-même. Sur les deux cases bleues qui précèdent, le [](location-ftl-control) peut sauter plus tôt : lancez un dé et, sur 6 ou moins, la population indiquée (3 ou 1) est perdue.',
      'Lors d’un saut, tous les vaisseaux quittent le plateau : les vaisseaux cylons retournent à la pile, vipers et vaisseaux civils sont en sécurité, et les pilotes reviennent sur le [](location-hangar-deck). Les centurions à bord restent.',
      'L’Amiral pioche 2 cartes Destination, en choisit une et met l’autre sous le paquet. Ce que dit la carte s’applique, sa distance compte, et le marqueur revient au départ.',
      'Quand la distance atteint 4 pour la première fois, vient la [phase d’Agent Dormant](rule-sleeper). Dès qu’elle est de 8 ou plus, le saut suivant mène à Kobol : les humains gagnent si aucune ressource n’est à 0.',
    ],
  },
  loyalty: {
    title: 'Loyauté et révélation',
    parts: [
      'Les cartes Loyauté disent dans quel camp vous êtes, et vous seul voyez les vôtres. À 3 ou 4 joueurs, 1 carte cylon est dans le paquet ; à 5 ou 6, il y en a 2. Une seule suffit pour être cylon. Toutes ne sont pas distribuées au début.',
      'Un cylon non révélé joue comme les autres et nuit à la flotte sans se faire remarquer. Personne ne peut montrer une carte Loyauté, sauf si une carte ou une capacité le dit.',
      'Se révéler est une action :',
      [
        'Montrez la carte cylon et utilisez sa capacité, sauf en [](location-brig).',
        'Défaussez-vous jusqu’à avoir 3 cartes Compétence ; les titres passent à d’autres.',
        'Allez sur le [](location-resurrection-ship) et piochez une carte Crise Majeure.',
      ],
      'Dès lors, les crises, la Cellule et les capacités de votre personnage ne vous concernent plus. Vous agissez sur [](location-caprica), la [](location-cylon-fleet), la [](location-human-fleet) et le [](location-resurrection-ship), et jouez au plus 1 carte dans chaque test.',
    ],
  },
  titles: {
    title: 'Titres',
    parts: [
      'Le Président a les cartes Quorum, les joue comme action, peut en piocher une comme action où qu’il soit, et tranche certaines crises. Au [](location-presidents-office), il pioche une carte, puis peut en piocher ou en jouer une autre. À l’[](location-administration), le titre peut passer à un autre.',
      'L’Amiral choisit les destinations, tranche certaines crises et peut, comme action, lancer les 2 charges nucléaires. L’Amiral envoyé en [](location-brig) perd le titre et ne le retrouve pas en sortant.',
      'Un titre libre revient au joueur humain le plus haut dans son ordre de succession. Cartes Quorum et charges nucléaires suivent. Les cylons révélés n’ont pas de titre.',
    ],
  },
  brig: {
    title: 'Cellule et Infirmerie',
    parts: [
      'En [](location-brig), vous ne bougez pas, ne piochez pas de carte Crise et jouez au plus 1 carte dans chaque test de compétence. Vous gardez votre action : n’importe laquelle, y compris le test de la Cellule, qui vous libère. On y arrive par les [](location-admirals-quarters) et par des cartes.',
      'À l’[](location-sickbay), vous ne piochez qu’1 carte Compétence. Vous en sortez à votre prochain mouvement. Vous y allez quand votre lieu ou votre viper est endommagé, et par des cartes.',
      'Personne ne va de la Cellule à l’Infirmerie : un effet qui l’y enverrait ne fait rien.',
    ],
  },
  resources: {
    title: 'Ressources, victoire et défaite',
    parts: [
      'La flotte commence avec 8 de carburant, 8 de nourriture, 10 de moral et 12 de population. À la moitié ou moins, une ressource est dans la zone rouge. Aucune ne dépasse 15.',
      'Les humains perdent',
      [
        'si une ressource est à 0 à la fin d’un tour ou à l’arrivée : jusque-là, on peut la regagner,',
        'si six lieux du Galactica sont endommagés à la fois,',
        'si un centurion quitte la dernière case de la piste d’abordage.',
      ],
      'Ils gagnent par le saut qui suit une distance de 8 ; voir [saut](rule-jump).',
      'Un vaisseau civil détruit est retourné : il coûte la population, le carburant ou le moral qu’il montre, ou rien. Les [](location-communications) permettent de les regarder et de les mettre à l’abri.',
    ],
  },
  sleeper: {
    title: 'Phase d’Agent Dormant',
    parts: [
      'Quand la distance atteint 4 pour la première fois, chacun reçoit une autre carte Loyauté, en commençant par le joueur actif. Qui était loyal peut maintenant être cylon.',
      '[](character-gaius-baltar) a une carte de plus dès le début. [](character-sharon-boomer-valerii) en reçoit deux dans cette phase puis va en [](location-brig).',
      'À 4 ou 6 joueurs, la carte « [](card-you-are-a-sympathizer) » est dans le paquet. Qui la reçoit la montre aussitôt. Si une ressource est dans la zone rouge, ce joueur va en [](location-brig) et reste humain ; sinon il devient un cylon révélé sans carte Crise Majeure, qui ne peut pas utiliser la [](location-cylon-fleet).',
      'Un cylon révélé reçoit aussi une carte. Sur le [](location-resurrection-ship), jusqu’à une distance de 7, il peut donner ses cartes Loyauté non révélées à un autre.',
    ],
  },
}
