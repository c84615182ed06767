// The rules of Pegasus in French.

import type { Chapters } from '../../slots.ts'

export const chapters: Chapters = {
  pegasus: {
    title: 'Pegasus : les nouveautés',
    parts: [
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
  treachery: {
    title: 'Pegasus : la Traîtrise',
    parts: [
      'La Traîtrise est un sixième type de compétence. Elle compte contre tout test qui ne la nomme pas ; au [Sas](location-airlock) et au [](location-resistance-hq), elle compte pour. 2 cartes Traîtrise entrent aussi dans le paquet Destinée, qui a alors 12 cartes.',
      'Seuls les joueurs cylons utilisent ce que disent les cartes Traîtrise. Ce sont les seules cartes Compétence dont un cylon révélé peut utiliser le texte. Un humain peut tout au plus les défausser, et un cylon peut y répondre par [](card-sabotage).',
    ],
  },
  reckless: {
    title: 'Pegasus : les tests téméraires',
    parts: [
      'Certaines cartes Compétence sont téméraires : [](card-jury-rigged), [](card-at-any-cost), [](card-guts-and-initiative) et d’autres. On les joue avant que des cartes ne soient ajoutées à un test ; elles l’aident et le rendent téméraire. On ne joue qu’une carte téméraire par test.',
      'Dans un test téméraire, certaines cartes Traîtrise font ce qu’elles disent quand elles sont révélées, comme [](card-broadcast-location). Peu importe qui les a ajoutées ou si elles venaient du paquet Destinée. Chaque nom agit une fois par test.',
    ],
  },
  'other-treachery': {
    title: 'Pegasus : avec d’autres cartes Traîtrise',
    parts: [
      'Si la table joue avec les cartes Traîtrise d’une autre boîte, celles de cette boîte restent dans la leur, comme ses Projets et ses lieux cylons. [](character-cavil), [](character-leoben-conoy) et [](character-caprica-six) sont alors des leaders cylons comme les autres.',
      'Certaines cartes Compétence sont téméraires : [](card-jury-rigged), [](card-at-any-cost), [](card-guts-and-initiative) et d’autres. On les joue avant que des cartes ne soient ajoutées à un test ; elles l’aident et le rendent téméraire. On ne joue qu’une carte téméraire par test.',
      'Quand toutes les capacités de test de compétence d’un test téméraire ont été résolues, la première carte Traîtrise est montrée. Si sa valeur dépasse 0, elle est défaussée sans effet. Si elle est de 0, une autre est montrée et les deux sont résolues, même si une carte de ce nom l’a déjà été dans ce test. Aucune ne compte dans le total.',
      'Une carte qui interdit toutes les capacités de test de compétence, comme [](card-restore-order), et une carte téméraire s’excluent : la première jouée l’emporte.',
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
