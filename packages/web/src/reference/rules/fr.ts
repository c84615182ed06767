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
      'Le Président a les cartes Quorum, les pioche et les joue au [](location-presidents-office), et tranche certaines crises. À l’[](location-administration), le titre peut passer à un autre.',
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
  treachery: {
    title: 'Pegasus : la Traîtrise',
    parts: [
      'La Traîtrise est un sixième type de compétence. Elle compte contre tout test qui ne la nomme pas ; au [Sas](location-airlock) et au [](location-resistance-hq), elle compte pour. 2 cartes Traîtrise entrent aussi dans le paquet Destinée, qui a alors 12 cartes.',
      'Seuls les joueurs cylons utilisent ce que disent les cartes Traîtrise. Ce sont les seules cartes Compétence dont un cylon révélé peut utiliser le texte. Un humain peut tout au plus les défausser, et un cylon peut y répondre par [](card-sabotage).',
      'Une capacité de mouvement, comme celle de [](card-critical-situation), s’utilise pendant la phase de mouvement de votre propre tour, au lieu de vous déplacer. Une par tour, même en Cellule et en Détention.',
      'Ce qui change encore :',
      [
        'Un cylon révélé pioche 2 cartes Compétence de types différents, et peut utiliser une capacité de mouvement au lieu de se déplacer.',
        'Qui se révèle cylon donne ses cartes Loyauté non révélées à un joueur humain, jusqu’à la distance 6. Il en va de même des cartes de la phase d’Agent Dormant.',
        'Si l’action d’un cylon fait piocher une carte Crise avec le symbole de saut, la flotte se prépare au saut.',
        'Le Président a au plus 10 cartes Quorum à la fin d’un tour.',
        'Le [](location-resurrection-ship-pegasus) est un lieu où personne ne va de son plein gré, comme l’Infirmerie et la Cellule.',
      ],
    ],
  },
  reckless: {
    title: 'Pegasus : les tests téméraires',
    parts: [
      'Certaines cartes Compétence sont téméraires : [](card-jury-rigged), [](card-at-any-cost), [](card-guts-and-initiative) et d’autres. On les joue avant que des cartes ne soient ajoutées à un test ; elles l’aident et le rendent téméraire. On ne joue qu’une carte téméraire par test.',
      'Dans un test téméraire, certaines cartes Traîtrise font ce qu’elles disent quand elles sont révélées, comme [](card-broadcast-location). Peu importe qui les a ajoutées ou si elles venaient du paquet Destinée. Chaque nom agit une fois par test.',
    ],
  },
  execution: {
    title: 'Pegasus : l’exécution',
    parts: [
      'Un personnage peut être exécuté : par le [Sas](location-airlock), par le [](location-resistance-hq), par des cartes, et quand le Galactica quitte Nouvelle Caprica sans lui.',
      [
        'Le joueur défausse toutes ses cartes Compétence, et les cartes Quorum jouées sur le personnage.',
        'Qui a une carte cylon en montre une, sans utiliser sa capacité, et donne ses autres cartes Loyauté à un joueur humain, jusqu’à la distance 6. Il va sur le [](location-resurrection-ship-pegasus) comme cylon révélé, mais ne pioche pas de carte Crise Majeure. Un leader cylon y va aussi, sans montrer son Projet.',
        'Qui n’en a pas montre toutes ses cartes Loyauté : il était humain. La flotte perd 1 moral, et le personnage quitte la partie.',
        'Le joueur choisit alors un nouveau personnage de n’importe quel type, mais pas un leader cylon, qui commence où le dit sa fiche. Qui a déjà utilisé une capacité “une fois par partie” n’en reçoit pas d’autre.',
      ],
      'Un titre ne passe qu’après le choix du nouveau personnage. S’il ne reste aucun personnage à choisir, les humains perdent aussitôt.',
      'Avant la phase d’Agent Dormant, [](character-gaius-baltar) apporte une carte Loyauté de plus, et [](character-sharon-boomer-valerii) une pour le paquet ; après, elle commence en Cellule, et il ne peut pas utiliser le détecteur de cylons. [](character-karl-helo-agathon) est isolé pendant un tour. [](character-lee-apollo-adama) commence dans un viper, s’il y en a un.',
    ],
  },
  'pegasus-board': {
    title: 'Pegasus : le vaisseau Pegasus',
    parts: [
      'Le Pegasus est un vaisseau à part, avec quatre lieux pour les humains. Y aller ou en revenir coûte 1 carte Compétence, comme pour le Colonial One.',
      [
        '[](location-pegasus-cic) : attaquer un basestar ; sur un jet faible, c’est le Pegasus lui-même qui est touché.',
        '[](location-main-batteries) : tirer sur une case d’espace ; cela touche des raiders, ou vos propres vaisseaux.',
        '[](location-engine-room) : défausser 2 cartes Compétence ; la prochaine carte Crise de ce tour compte comme si elle avait le symbole de saut.',
        '[](location-airlock) : un test de compétence qui exécute quelqu’un.',
      ],
      'Chaque fois que le Galactica subirait des dégâts, le joueur actif peut les faire subir au Pegasus. Quand les quatre lieux sont endommagés à la fois, le Pegasus est détruit : tous ceux à bord vont à l’Infirmerie, et plus personne n’y va. Les dégâts du Pegasus ne comptent pas parmi les six lieux qui détruisent le Galactica.',
    ],
  },
  leaders: {
    title: 'Pegasus : leaders cylons et Projets',
    parts: [
      '[](character-cavil), [](character-leoben-conoy) et [](character-caprica-six) sont des leaders cylons. À 4 joueurs ou plus, un joueur peut en choisir un ; à 7, quelqu’un doit le faire. Un leader commence comme cylon révélé, avec 2 cartes Compétence de ses propres types, et garde les capacités de sa fiche.',
      'Au lieu de cartes Loyauté, un leader a un Projet : compatissant à 4 ou 6 joueurs, hostile à 5 ou 7. Il dit quel camp doit gagner et ce qui doit être vrai en plus. Le leader ne gagne qu’avec tout cela. Personne d’autre ne le voit avant la fin.',
      'À la [](location-human-fleet-pegasus), un leader peut s’infiltrer, et apparaît dans un lieu du Galactica :',
      [
        'Un infiltré compte comme joueur humain, pioche 3 cartes Compétence et une carte Crise, et utilise les cartes Compétence autres que la Traîtrise.',
        'Il joue au plus 2 cartes dans un test, en Cellule ou en Détention 1, et n’a jamais de titre.',
        'Comme action, il retourne sur le [](location-resurrection-ship-pegasus). S’il quitte ainsi la Cellule ou la Détention, il ne garde que 3 cartes Compétence.',
        'Il gagne et perd toujours selon son Projet, et peut s’infiltrer à nouveau.',
      ],
      'Avec un leader, le paquet Loyauté a 1 carte cylon à 4 ou 5 joueurs et 2 à 6 ou 7, et il n’y a pas de Sympathisant.',
      'Variante : au lieu du Sympathisant, [](card-you-are-a-sympathetic-cylon) est dans le paquet. Qui la reçoit devient un cylon révélé avec un Projet compatissant, qui peut s’infiltrer comme un leader.',
    ],
  },
  'new-caprica': {
    title: 'Pegasus : Nouvelle Caprica',
    parts: [
      'Si Nouvelle Caprica est l’objectif, la phase commence dès que la distance atteint 7. Les humains arrivent au [](location-resistance-hq), les cylons à l’[](location-occupation-authority). Tous les vaisseaux civils restants sont bloqués. Les cartes Crise viennent désormais du paquet Nouvelle Caprica, et le marqueur Flotte revient au départ.',
      'Jusqu’au retour du Galactica, tous ne se déplacent que sur Nouvelle Caprica, et ce qui touche aux vaisseaux, au Galactica ou au Pegasus ne fait rien. Au lieu de la Cellule il y a la [](location-detention), avec au plus 2 cartes dans un test, et au lieu de l’Infirmerie le [](location-medical-center). Un Amiral en Détention garde son titre. Un Président qui joue une carte Quorum sur Nouvelle Caprica lance un dé et, sur 3 ou moins, va en Détention.',
      'Sur Nouvelle Caprica, il y a aussi ces actions :',
      [
        'Un humain attaque une force d’occupation dans son lieu : elle disparaît sur 5 ou plus. [](card-maximum-firepower) permet de relancer.',
        'Un cylon dans un lieu avec une force d’occupation essaie d’y arrêter un humain : Détention sur 1 à 3, Centre médical sur 4 à 7, rien sur un 8.',
        'Certains lieux ont une action pour les humains et une autre pour les cylons.',
      ],
      'Le symbole d’occupation fait avancer chaque force d’un lieu : de l’[](location-occupation-authority) par le [](location-breeders-canyon) au [](location-shipyard). De là, elle s’en va et détruit le premier vaisseau civil bloqué ou, s’il n’y en a pas, le premier préparé. S’il n’y a aucune force sur le plateau, on en place une.',
      'Les vaisseaux sont préparés, surtout au [](location-shipyard) : du dessus de la pile bloquée au-dessous de la pile préparée. Le symbole de saut rapproche maintenant le Galactica. Sur la dernière case, il revient, avec un basestar et 4 raiders dans chacune des deux cases à tribord et 2 vipers dans chaque case de lancement.',
      'Dès lors, les vaisseaux cylons agissent de nouveau, la piste de préparation au saut ne compte plus, et le symbole d’évacuation amène le premier vaisseau préparé dans une case de lancement. Les humains se déplacent entre Nouvelle Caprica, le Galactica et le Pegasus, les cylons entre Nouvelle Caprica et leurs lieux, chaque fois pour 1 carte Compétence. Personne ne va sur le Colonial One.',
      'Quand le Galactica est en orbite, l’Amiral peut ordonner le départ, comme action. Les vaisseaux restés sur Nouvelle Caprica sont détruits, les humains restés là, exécutés. Si aucune ressource n’est alors à 0, les humains gagnent.',
    ],
  },
}
