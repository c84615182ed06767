// The rules of Daybreak in Spanish.

import type { Chapters } from '../../slots.ts'

export const chapters: Chapters = {
  daybreak: {
    title: 'Amanecer: qué hay de nuevo',
    parts: [
      'Amanecer trae cuatro humanos nuevos, [](character-romo-lampkin), [](character-louis-hoshi), [](character-brendan-hot-dog-costanza) y [](character-sherman-doc-cottle), cuatro líderes cylons y otras versiones de [](character-lee-adama-alt), [](character-tom-zarek-alt), [](character-karl-helo-agathon-alt) y [](character-gaius-baltar-alt). De cada una de estas cuatro personas solo se juega una versión; para elegir el tipo de personaje la otra sigue contando.',
      'Sus cartas de Crisis y de Habilidad están en sus mazos. Un sexto tipo de Habilidad, Traición, se pone junto a los demás.',
      'Además de lo que dicen los capítulos siguientes:',
      [
        'Un jugador cylon es un cylon descubierto. Los demás son jugadores humanos, aunque tengan una carta “Eres un cylon” sin revelar.',
        'El Presidente tiene como máximo 10 cartas de Quórum al final de un turno.',
        'Una Nave Civil que se roba y se destruye es una de las que no están en el tablero. Si todas las que quedan están en el tablero, el jugador actual elige una.',
        'Si cambia el Recurso más alto o más bajo y hay varios iguales, elige el jugador actual.',
        'Nadie va por voluntad propia a la [Enfermería](location-sickbay), a la [Prisión](location-brig) ni a la [](location-resurrection-ship-daybreak).',
      ],
    ],
  },
  miracles: {
    title: 'Amanecer: fichas de Milagro',
    parts: [
      'Todos empiezan con 1 ficha de Milagro. Lo que una hoja permite una vez por partida la cuesta; quien gana otra puede volver a usarlo.',
      [
        'Nadie tiene más de 1 ficha. Solo se puede elegir para ganar una a quien no tiene ninguna.',
        '[](character-gaius-baltar-alt) puede tener hasta 3 y paga 3 por su capacidad.',
        'Un cylon que se descubre pierde todas sus fichas y ya no gana más. Un líder cylon las conserva y las gana, esté infiltrado o no.',
      ],
    ],
  },
  mutiny: {
    title: 'Amanecer: cartas de Motín',
    parts: [
      'Las cartas de Motín son una mano secreta aparte, junto a las cartas de Habilidad. Cada una se juega como acción y después se descarta, salvo que diga otra cosa.',
      [
        'Quien tiene una carta de Motín y roba otra va de inmediato a la [Prisión](location-brig), conserva una de las dos y descarta la otra.',
        'En la Prisión, y cuando una carta dice que no se va allí, solo queda elegir.',
        'En la Prisión las cartas de Motín se roban y se juegan como en cualquier otro sitio.',
        'Los jugadores cylons nunca roban, tienen ni juegan cartas de Motín, ni se les puede elegir para robarlas. Quien se descubre como cylon las descarta. Un líder infiltrado las roba y las juega, y las descarta cuando termina la Infiltración.',
      ],
    ],
  },
  mutineer: {
    title: 'Amanecer: el mazo de Lealtad y el amotinado',
    parts: [
      'No hay Simpatizante. Ocupa su lugar “[](card-you-are-the-mutineer)”, desde el primer reparto:',
      [
        '3 jugadores: 1 carta de cylon y 5 de las otras',
        '4 jugadores: 1 carta de cylon, 7 de las otras y el amotinado; con un líder cylon, 1 y 5',
        '5 jugadores: 2 cartas de cylon y 8 de las otras; con un líder cylon, 1, 7 y el amotinado',
        '6 jugadores: 2 cartas de cylon, 10 de las otras y el amotinado; con un líder cylon, 2 y 8',
        '7 jugadores, siempre con un líder cylon: 2 cartas de cylon, 10 de las otras y el amotinado',
        'Una carta más que no es de cylon por [](character-gaius-baltar), y otra por [](character-sharon-boomer-valerii).',
      ],
      'El amotinado es una carta humana que está a la vista:',
      [
        'Quien la recibe en un reparto la muestra de inmediato y roba otra carta de Lealtad.',
        'Quien la recibe pierde todos los Cargos, que pasan al siguiente en la línea, y roba una carta de Motín. Más tarde puede volver a tener Cargos.',
        'El amotinado puede tener 2 cartas de Motín y va a la Prisión con la tercera.',
        'Si la carta de Crisis de su propio turno tiene el icono de salto, el amotinado roba una carta de Motín.',
        'Si el amotinado se descubre como cylon, la carta pasa a un jugador humano, a cualquier distancia.',
        'Si la fase de Agentes Durmientes ha terminado y la carta sigue en el mazo, el jugador actual elige a un jugador humano, que roba otra carta de Lealtad.',
        'En partidas con ejecuciones: quien es ejecutado pierde todas sus cartas de Motín y fichas de Milagro, y el personaje siguiente empieza sin ficha. Si el amotinado ejecutado era humano, el personaje siguiente recibe la carta; un cylon se la da a un jugador humano.',
      ],
    ],
  },
  motives: {
    title: 'Amanecer: líderes cylons y Motivaciones',
    parts: [
      '[](character-aaron-doral), [](character-danna-biers), [](character-simon-oneill) y [](character-sharon-athena-agathon) son líderes cylons. Con 4 jugadores o más, uno puede elegir un líder; con 7, alguien debe hacerlo. Un líder empieza como cylon descubierto, con 2 cartas de Habilidad de sus propios tipos, y conserva las capacidades de su hoja; Athena empieza infiltrada.',
      'En lugar de cartas de Lealtad, un líder recibe 2 Motivaciones al principio y 2 en la fase de Agentes Durmientes. Cada una nombra un bando y una condición. Algunas se muestran en cualquier momento mientras se cumpla; las demás, al final de la partida si entonces se cumple. Lo mostrado sigue mostrado.',
      'Un líder gana junto con el bando que gane si se cumplen ambas cosas:',
      ['Al menos 2 de las Motivaciones mostradas nombran ese bando.', 'Como máximo 1 Motivación no se ha mostrado.'],
      'En la [](location-human-fleet-daybreak) un líder puede infiltrarse, y aparece en una localización de Galactica:',
      [
        'Un infiltrado cuenta como jugador humano, roba 3 cartas de Habilidad y una carta de Crisis, y usa el texto de las cartas de Habilidad.',
        'Añade como máximo 2 cartas a una prueba, en la Prisión 1, y nunca tiene un Cargo.',
        'Como acción vuelve a la [](location-resurrection-ship-daybreak), desde la Prisión con 3 cartas de Habilidad como máximo. Quien llega allí ha terminado la Infiltración.',
      ],
    ],
  },
  'daybreak-checks': {
    title: 'Amanecer: capacidades de prueba de Habilidad y Traición',
    parts: [
      'Algunas cartas de Habilidad tienen una capacidad de prueba de Habilidad, por ejemplo [](card-install-upgrades) y [](card-dogfight-maneuver). Solo actúa en la [prueba](rule-checks) en la que está la carta, la haya añadido quien la haya añadido, también el mazo de Destino. Cuando se revelan las cartas, el jugador actual resuelve estas capacidades en cualquier orden, cada nombre una vez por prueba. La que se ha resuelto sigue valiendo aunque su carta salga de la prueba; si la carta ha salido antes, no se resuelve. [](card-restore-order) las impide todas.',
      'La Traición cuenta en contra de toda prueba que no la nombre, y cada carta de Traición tiene una capacidad así. También van 2 cartas de Traición al mazo de Destino, que así tiene 12 cartas.',
      'Quien decide descartar [](card-bait) o [](card-dradis-contact), por una crisis, por el límite de cartas o para cambiar de nave, roba una carta de Motín, como máximo una por turno. Si la carta se pierde al azar o se añade a una prueba, no se roba ninguna.',
    ],
  },
  'assault-raptors': {
    title: 'Amanecer: Raptors de asalto',
    parts: [
      'Al principio hay un Raptor de asalto en la Reserva y tres junto al tablero. [](card-raptor-specialist), [](card-weapons-armed) y [](card-trial-by-fire) traen más. Un Raptor de asalto es un Viper a todos los efectos y no un Raptor; quien usa un Viper elige cuál.',
      [
        'Nunca resulta dañado. Un ataque lo destruye con 7 u 8, y también todo lo que lo dañaría.',
        'Contra las Estrellas Base es mejor que un Viper.',
        'Cuando la flota salta, su piloto puede quedarse con él en el espacio. De los no tripulados, el jugador actual dice cuáles se quedan.',
      ],
    ],
  },
  'daybreak-places': {
    title: 'Amanecer: la Colonial Uno y las localizaciones cylons',
    parts: [
      'La Colonial Uno tiene cuatro localizaciones: [](location-press-room-daybreak), [](location-presidents-office-daybreak), [](location-administration-daybreak) y [](location-quorum-chamber). Tres tienen nombres antiguos y hacen cosas nuevas: en [](location-administration-daybreak) ya no hay prueba de Habilidad. Si fracasa “[](card-bomb-on-colonial-1)”, todos los de a bordo van a la Enfermería y nadie vuelve a ir allí.',
      'También las localizaciones cylons son distintas. Si se destruye el Centro de Resurrección, “[](location-hub-destroyed)” ocupa para siempre el lugar de la [](location-resurrection-ship-daybreak), con todos los que están allí.',
    ],
  },
  'search-for-home': {
    title: 'Amanecer: en busca del hogar',
    parts: [
      'Con la Tierra como objetivo, la partida tiene la Demetrius y 8 misiones. La fase de Agentes Durmientes llega con una distancia de 4. A partir de 10, el siguiente salto termina la partida, y los humanos ganan si todos los Recursos están por encima de 0.',
      'La Demetrius es una nave aparte con tres localizaciones para humanos, que nunca resultan dañadas. Ir o volver cuesta 1 carta de Habilidad.',
      [
        '[](location-bridge): si no hay carta en la casilla de Misión Activa, revela la primera misión. El jugador actual no roba carta de Crisis este turno.',
        '[](location-tactical-plot): mira la primera misión y ponla encima o debajo del mazo.',
        '[](location-captains-cabin): cada jugador roba una carta de Habilidad de un tipo, también los cylons.',
      ],
      'Una misión es una prueba de Habilidad que se resuelve de inmediato. Ninguna capacidad ni carta la cambia, y no se resuelven capacidades de prueba de Habilidad; los límites de cartas siguen valiendo, como en la Prisión o para los jugadores cylons.',
      'La carta se queda en la casilla de Misión Activa hasta que la flota salta:',
      [
        '“[](card-digging-up-the-past)” y “[](card-the-search-for-home)”, si se superan, cuentan de inmediato como distancia y quedan para siempre junto al objetivo.',
        'Si fracasan, se ponen boca abajo y vuelven al mazo.',
        'Todas las demás se descartan.',
      ],
    ],
  },
  'rebel-basestar': {
    title: 'Amanecer: la Estrella Base rebelde',
    parts: [
      '“[](card-cylon-civil-war)” pone en juego la Estrella Base rebelde, del lado de los humanos si se supera y de los cylons si fracasa. Solo los jugadores de ese bando pueden ir y actuar allí. Para los humanos es una nave como las demás; los jugadores cylons pasan entre ella y sus otras localizaciones por 1 carta de Habilidad. Sus localizaciones nunca resultan dañadas.',
      'Cada una de sus tres acciones cuesta una ficha de Milagro o una carta de Crisis Extrema:',
      [
        '[](location-hybrid-tank): pon las 5 primeras cartas de Crisis en el orden que quieras.',
        '[](location-datastream): toma 3 cartas a tu elección de un mazo de Habilidad y su pila de descartes.',
        '[](location-raider-bay): coloca 2 Incursores o 4 Vipers no tripulados en una zona de espacio y activa solo esas naves.',
      ],
    ],
  },
  'daybreak-cylons': {
    title: 'Amanecer: jugadores cylons',
    parts: [
      'Quien se descubre como cylon descarta, con sus cartas de Habilidad, todas las cartas de Motín y fichas de Milagro, y después da todas sus cartas de Lealtad no reveladas a un jugador humano. Con las cartas que un jugador cylon recibe en la fase de Agentes Durmientes ocurre lo mismo. A partir de una distancia de 7 solo se sigue dando el amotinado.',
      [
        'Un cylon descubierto roba 2 cartas de Habilidad de tipos distintos.',
        'Si la carta de Crisis elegida en [](location-caprica-daybreak) tiene el icono de salto, la flota se prepara para saltar. Las naves cylons no se activan.',
        '[](character-sharon-boomer-valerii), descubierta antes de la fase de Agentes Durmientes, recibe en ella dos cartas de todos modos.',
      ],
    ],
  },
}
