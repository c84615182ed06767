// The rules of Daybreak in French.

import type { Chapters } from '../../slots.ts'

export const chapters: Chapters = {
  daybreak: {
    title: 'Daybreak\u202f: ce qui est nouveau',
    parts: [
      'Daybreak apporte quatre nouveaux humains, [](character-romo-lampkin), [](character-louis-hoshi), [](character-brendan-hot-dog-costanza) et [](character-sherman-doc-cottle), quatre leaders cylons, et d’autres versions de [](character-lee-adama-alt), [](character-tom-zarek-alt), [](character-karl-helo-agathon-alt) et [](character-gaius-baltar-alt). De chacune de ces quatre personnes, une seule version est jouée\u202f; pour le choix des types, l’autre compte encore.',
      'Ses cartes Crise et Compétence sont dans leurs paquets. Un sixième type de compétence, la Traîtrise, est placé à côté des autres.',
      'Outre ce que disent les chapitres suivants\u202f:',
      [
        'Un joueur cylon est un cylon révélé. Tous les autres sont des joueurs humains, même avec une carte «\u202fVous êtes un cylon\u202f» cachée.',
        'Le Président a au plus 10 cartes Quorum à la fin d’un tour.',
        'Un vaisseau civil pioché et détruit est l’un de ceux qui ne sont pas sur le plateau. Si tous ceux qui restent y sont, le joueur actif en choisit un.',
        'Si la ressource la plus haute ou la plus basse change et que plusieurs sont égales, le joueur actif choisit.',
        'Personne ne va de son plein gré à l’[Infirmerie](location-sickbay), en [Cellule](location-brig) ou sur le [](location-resurrection-ship-daybreak).',
      ],
    ],
  },
  miracles: {
    title: 'Daybreak\u202f: pions Miracle',
    parts: [
      'Chacun commence avec 1 pion Miracle. Ce qu’une fiche permet une fois par partie coûte ce pion\u202f; qui en gagne un autre peut l’utiliser à nouveau.',
      [
        'Personne n’a plus de 1 pion. On ne peut choisir pour en gagner un que quelqu’un qui n’en a pas.',
        '[](character-gaius-baltar-alt) peut en avoir jusqu’à 3, et en paie 3 pour sa capacité.',
        'Un cylon qui se révèle perd tous ses pions et n’en gagne plus. Un leader cylon les garde et en gagne, infiltré ou non.',
      ],
    ],
  },
  mutiny: {
    title: 'Daybreak\u202f: cartes Mutinerie',
    parts: [
      'Les cartes Mutinerie sont une main secrète à part, à côté des cartes Compétence. Chacune se joue par une action puis se défausse, sauf indication contraire.',
      [
        'Qui a une carte Mutinerie et en pioche une deuxième va aussitôt en [Cellule](location-brig), garde l’une des deux et défausse l’autre.',
        'En Cellule, et quand une carte dit qu’on n’y va pas, il ne reste que le choix.',
        'En Cellule, on pioche et on joue des cartes Mutinerie comme ailleurs.',
        'Les joueurs cylons ne piochent, n’ont et ne jouent jamais de cartes Mutinerie, et ne peuvent pas être choisis pour en piocher. Qui se révèle cylon les défausse. Un leader infiltré en pioche et en joue, et les défausse quand l’Infiltration prend fin.',
      ],
    ],
  },
  mutineer: {
    title: 'Daybreak\u202f: le paquet Loyauté et le mutin',
    parts: [
      'Il n’y a pas de Sympathisant. «\u202f[](card-you-are-the-mutineer)\u202f» prend sa place, dès la première distribution\u202f:',
      [
        '3 joueurs\u202f: 1 carte cylon et 5 autres',
        '4 joueurs\u202f: 1 carte cylon, 7 autres et le mutin\u202f; avec un leader cylon, 1 et 5',
        '5 joueurs\u202f: 2 cartes cylon et 8 autres\u202f; avec un leader cylon, 1, 7 et le mutin',
        '6 joueurs\u202f: 2 cartes cylon, 10 autres et le mutin\u202f; avec un leader cylon, 2 et 8',
        '7 joueurs, toujours avec un leader cylon\u202f: 2 cartes cylon, 10 autres et le mutin',
        'Une carte de plus qui n’est pas cylon pour [](character-gaius-baltar), et une pour [](character-sharon-boomer-valerii).',
      ],
      'Le mutin est une carte humaine face visible\u202f:',
      [
        'Qui la reçoit à une distribution la montre aussitôt et pioche une autre carte Loyauté.',
        'Qui la reçoit perd tous ses titres au profit du suivant et pioche une carte Mutinerie. Il peut retrouver des titres plus tard.',
        'Le mutin peut avoir 2 cartes Mutinerie, et va en Cellule à la troisième.',
        'Si la carte Crise de son propre tour a le symbole de saut, le mutin pioche une carte Mutinerie.',
        'Si le mutin se révèle cylon, la carte passe à un joueur humain, à n’importe quelle distance.',
        'Si la phase d’Agent Dormant est finie et que la carte est encore dans le paquet, le joueur actif désigne un joueur humain, qui pioche une autre carte Loyauté.',
        'Dans les parties avec exécutions\u202f: qui est exécuté perd toutes ses cartes Mutinerie et tous ses pions Miracle, et le personnage suivant commence sans pion. Si le mutin exécuté était humain, le personnage suivant reçoit la carte\u202f; un cylon la donne à un joueur humain.',
      ],
    ],
  },
  motives: {
    title: 'Daybreak\u202f: leaders cylons et Motivations',
    parts: [
      '[](character-aaron-doral), [](character-danna-biers), [](character-simon-oneill) et [](character-sharon-athena-agathon) sont des leaders cylons. À 4 joueurs ou plus, un joueur peut en choisir un\u202f; à 7, quelqu’un doit le faire. Un leader commence comme cylon révélé, avec 2 cartes Compétence de ses propres types, et garde les capacités de sa fiche\u202f; Athena commence infiltrée.',
      'Au lieu de cartes Loyauté, un leader reçoit 2 Motivations au début et 2 pendant la phase d’Agent Dormant. Chacune nomme un camp et une condition. Certaines se montrent à tout moment tant que c’est vrai, les autres à la fin de la partie si c’est vrai alors. Ce qui est montré le reste.',
      'Un leader gagne avec le camp qui gagne si les deux sont vrais\u202f:',
      ['Au moins 2 des Motivations montrées nomment ce camp.', 'Au plus 1 Motivation n’a pas été montrée.'],
      'À la [](location-human-fleet-daybreak), un leader peut s’infiltrer, et apparaît dans un lieu du Galactica\u202f:',
      [
        'Un infiltré compte comme joueur humain, pioche 3 cartes Compétence et une carte Crise, et utilise le texte des cartes Compétence.',
        'Il joue au plus 2 cartes dans un test, en Cellule 1, et n’a jamais de titre.',
        'Comme action, il retourne sur le [](location-resurrection-ship-daybreak), depuis la Cellule avec 3 cartes Compétence au plus. Qui y arrive a terminé l’Infiltration.',
      ],
    ],
  },
  'daybreak-checks': {
    title: 'Daybreak\u202f: capacités de test et Traîtrise',
    parts: [
      'Certaines cartes Compétence ont une capacité de test de compétence, par exemple [](card-install-upgrades) et [](card-dogfight-maneuver). Elle n’agit que dans le [test](rule-checks) où se trouve la carte, qui que ce soit qui l’ait jouée, le paquet Destinée aussi. Quand les cartes sont révélées, le joueur actif résout ces capacités dans n’importe quel ordre, chaque nom une fois par test. Ce qui est résolu reste valable même si la carte quitte le test\u202f; si elle l’a quitté avant, elle n’est pas résolue. [](card-restore-order) les empêche toutes.',
      'La Traîtrise compte contre tout test qui ne la nomme pas, et chaque carte Traîtrise a une telle capacité. 2 cartes Traîtrise entrent aussi dans le paquet Destinée, qui a alors 12 cartes.',
      'Qui choisit de défausser [](card-bait) ou [](card-dradis-contact), pour une crise, la limite de main ou un changement de vaisseau, pioche une carte Mutinerie, une au plus par tour. Une carte perdue au hasard ou jouée dans un test n’en fait pas piocher.',
    ],
  },
  'assault-raptors': {
    title: 'Daybreak\u202f: raptors d’assaut',
    parts: [
      'Au début, un raptor d’assaut est dans la réserve, trois sont à côté du plateau. [](card-raptor-specialist), [](card-weapons-armed) et [](card-trial-by-fire) en apportent d’autres. Un raptor d’assaut est un viper en tout, et non un raptor\u202f; qui utilise un viper choisit lequel.',
      [
        'Il n’est jamais endommagé. Une attaque le détruit sur 7 ou 8, de même que tout ce qui l’endommagerait.',
        'Contre les basestars, il vaut mieux qu’un viper.',
        'Quand la flotte saute, son pilote peut rester avec lui dans l’espace. De ceux sans pilote, le joueur actif dit lesquels restent.',
      ],
    ],
  },
  'daybreak-places': {
    title: 'Daybreak\u202f: le Colonial One et les lieux cylons',
    parts: [
      'Le Colonial One a quatre lieux\u202f: [](location-press-room-daybreak), [](location-presidents-office-daybreak), [](location-administration-daybreak) et [](location-quorum-chamber). Trois ont d’anciens noms et de nouveaux effets\u202f: pour [](location-administration-daybreak), il n’y a plus de test de compétence. Si «\u202f[](card-bomb-on-colonial-1)\u202f» échoue, tous ceux à bord vont à l’Infirmerie, et plus personne n’y va.',
      'Les lieux cylons ont changé aussi. Si le Centre de résurrection est détruit, «\u202f[](location-hub-destroyed)\u202f» prend pour de bon la place du [](location-resurrection-ship-daybreak), avec tous ceux qui y sont.',
    ],
  },
  'search-for-home': {
    title: 'Daybreak\u202f: la recherche d’un foyer',
    parts: [
      'Avec la Terre pour but, une partie a le Demetrius et 8 missions. La phase d’Agent Dormant vient à la distance 4. À partir de 10, le saut suivant termine la partie, et les humains gagnent si toutes les ressources sont au-dessus de 0.',
      'Le Demetrius est un vaisseau à part, avec trois lieux pour les humains, qui ne sont jamais endommagés. Y aller ou en revenir coûte 1 carte Compétence.',
      [
        '[](location-bridge)\u202f: s’il n’y a pas de carte sur l’emplacement Mission active, révélez la première mission. Le joueur actif ne pioche pas de carte Crise ce tour-ci.',
        '[](location-tactical-plot)\u202f: regardez la première mission et placez-la sur ou sous le paquet.',
        '[](location-captains-cabin)\u202f: chacun pioche une carte Compétence d’un type, les joueurs cylons aussi.',
      ],
      'Une mission est un test de compétence résolu aussitôt. Aucune capacité ni carte ne le modifie, et aucune capacité de test n’est résolue\u202f; les limites de cartes restent valables, comme en Cellule ou pour les joueurs cylons.',
      'La carte reste sur l’emplacement Mission active jusqu’au saut de la flotte\u202f:',
      [
        '«\u202f[](card-digging-up-the-past)\u202f» et «\u202f[](card-the-search-for-home)\u202f», réussies, comptent aussitôt comme distance et restent pour de bon à côté du but.',
        'Si elles échouent, elles sont face cachée et retournent dans le paquet.',
        'Toutes les autres sont défaussées.',
      ],
    ],
  },
  'rebel-basestar': {
    title: 'Daybreak\u202f: le Basestar rebelle',
    parts: [
      '«\u202f[](card-cylon-civil-war)\u202f» met en jeu le Basestar rebelle, du côté des humains en cas de réussite, des cylons en cas d’échec. Seuls les joueurs de ce camp peuvent y aller et y agir. Pour les humains, c’est un vaisseau comme les autres\u202f; les joueurs cylons passent entre lui et leurs autres lieux pour 1 carte Compétence. Ses lieux ne sont jamais endommagés.',
      'Chacune de ses trois actions coûte un pion Miracle ou une carte Crise Majeure\u202f:',
      [
        '[](location-hybrid-tank)\u202f: mettez les 5 premières cartes Crise dans l’ordre de votre choix.',
        '[](location-datastream)\u202f: prenez 3 cartes de votre choix dans un paquet de compétence et sa défausse.',
        '[](location-raider-bay)\u202f: placez 2 raiders ou 4 vipers sans personnage à bord dans une case d’espace et n’activez que ceux-là.',
      ],
    ],
  },
  'daybreak-cylons': {
    title: 'Daybreak\u202f: les joueurs cylons',
    parts: [
      'Qui se révèle cylon défausse, avec ses cartes Compétence, toutes ses cartes Mutinerie et ses pions Miracle, et donne ensuite toutes ses cartes Loyauté cachées à un joueur humain. Il en va de même des cartes qu’un joueur cylon reçoit pendant la phase d’Agent Dormant. À partir de la distance 7, seul le mutin est encore transmis.',
      [
        'Un cylon révélé pioche 2 cartes Compétence de types différents.',
        'Si la carte Crise choisie sur [](location-caprica-daybreak) a le symbole de saut, la flotte se prépare au saut. Les vaisseaux cylons ne sont pas activés.',
        '[](character-sharon-boomer-valerii), révélée avant la phase d’Agent Dormant, y reçoit tout de même deux cartes.',
      ],
    ],
  },
}
