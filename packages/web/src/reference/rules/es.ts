// The rules in Spanish.

import type { Rules } from './chapters.ts'

export const rules: Rules = {
  turn: {
    title: 'El turno',
    parts: [
      'Un turno tiene seis pasos. Después juega el jugador de la izquierda.',
      [
        'Robar cartas de Habilidad: robas las cartas de Habilidad que indica tu hoja de Personaje. En la [](location-sickbay) solo robas 1.',
        'Movimiento: a cualquier localización de la nave en la que estás o, por 1 carta de Habilidad, a la otra nave. Quien pilota un Viper vuela a una zona de espacio adyacente o sube a bordo por 1 carta. Nadie entra por su voluntad en la [](location-sickbay) ni en la [](location-brig).',
        'Acción: exactamente una. Usa la localización en la que estás, una capacidad de tu hoja, una carta con la palabra Acción, tu Viper, un Cargo, o descúbrete como cylon. También puedes no hacer nada.',
        'Crisis: robas una carta de Crisis y la resuelves; véase [crisis](rule-crises).',
        'Activación de naves cylons: actúan las naves que muestra la carta; véase [naves cylons](rule-cylon-ships).',
        'Preparativos para el Salto: si la carta muestra el icono, el indicador de Flota avanza 1 casilla; véase [salto](rule-jump).',
      ],
      'Al final del turno, quien tenga más de 10 cartas de Habilidad se descarta hasta tener 10. Después la flota debe tener al menos 1 de cada Recurso.',
      'El turno de un cylon descubierto es más corto: 2 cartas de Habilidad de cualquier tipo, un movimiento a cualquier localización cylon y una acción allí. No hay crisis.',
    ],
  },
  checks: {
    title: 'Pruebas de Habilidad',
    parts: [
      'Una prueba de Habilidad tiene una dificultad y nombra algunos tipos de Habilidad. Las cartas de esos tipos cuentan a favor; todas las demás, en contra.',
      [
        'Se ponen boca abajo 2 cartas del mazo de Destino. Ese mazo tiene 2 cartas de cada tipo, para que nadie pueda saber con certeza quién puso qué.',
        'Empezando por la izquierda del jugador actual, que va el último, cada uno añade boca abajo las cartas que quiera, o ninguna. En la [](location-brig) y como cylon descubierto, como máximo 1.',
        'Se barajan y revelan todas las cartas. Se suma la Pericia de los tipos que coinciden y se resta la de los demás.',
        'Un total igual o superior a la dificultad es un éxito. Algunas pruebas indican un número menor para un éxito parcial. Menos que eso es un fallo.',
        'Se aplica el resultado y se descartan las cartas.',
      ],
      'Algunas cartas cambian una prueba: [](card-scientific-research) y [](card-investigative-committee) antes de añadir cartas, [](card-declare-emergency) cuando se conoce el total.',
      'Puedes decir cuánto quieres ayudar, pero nunca qué cartas tienes ni cuánto valen.',
    ],
  },
  crises: {
    title: 'Crisis',
    parts: [
      'Hay tres clases de cartas de Crisis.',
      [
        'Una [prueba de Habilidad](rule-checks): la carta dice qué ocurre con un éxito y con un fallo.',
        'Una elección: el jugador actual, el Presidente o el Almirante elige una de dos opciones, aunque no pueda cumplirse del todo.',
        'Un ataque cylon: primero actúan las naves que ya están, después se despliegan las nuevas y se aplica una regla especial.',
      ],
      'Después de la crisis actúan las naves cylons de sus iconos, y la flota puede prepararse para el salto. Quien está en la [](location-brig) no roba carta de Crisis, así que en ese turno no ocurre ninguna de las dos cosas.',
      'Las cartas de Crisis Extrema son de los cylons descubiertos, que las juegan en [](location-caprica). Las capacidades de los personajes no sirven contra ellas.',
    ],
  },
  'cylon-ships': {
    title: 'Naves cylons',
    parts: [
      'Las naves cylons siguen un programa fijo. Los iconos de una carta se cumplen uno tras otro.',
      [
        'Incursores: cada uno hace lo primero que puede: atacar a un Viper de su zona (antes los no tripulados), destruir allí una Nave Civil, avanzar una zona hacia la Nave Civil más cercana o atacar a Galactica. Si no hay Incursores, cada Estrella Base lanza 2.',
        'Lanzamiento: cada Estrella Base lanza 3 Incursores.',
        'Incursores Pesados: los Centuriones a bordo avanzan 1 casilla. Luego cada Incursor Pesado junto a los iconos de lanzamiento de Vipers deja un Centurión a bordo, y los demás avanzan una zona hacia allí. Si no hay Incursores Pesados, cada Estrella Base lanza 1.',
        'Estrellas Base: cada una ataca a Galactica.',
      ],
      'Si un Centurión sale de la última casilla del medidor de Abordaje, los humanos pierden. En el [](location-armory) se les puede combatir.',
      'Si faltan naves para todos los lugares, el jugador actual decide dónde van.',
    ],
  },
  combat: {
    title: 'Combate',
    parts: [
      'Cada ataque es una tirada de un dado de ocho caras.',
      [
        'Viper o Galactica contra un Incursor: destruido con 3 o más.',
        'Viper o Galactica contra un Incursor Pesado: destruido con 7 o más.',
        'Contra una Estrella Base: un Viper la daña con un 8; Galactica, con 5 o más.',
        'Arma Nuclear contra una Estrella Base: 1 o 2 la daña dos veces, 3 o más la destruye, y 7 o más destruye también hasta 3 Incursores a su lado.',
        'Incursor contra un Viper: dañado con 5 o más, destruido con un 8.',
        'Contra Galactica: un Incursor la daña con un 8; una Estrella Base, con 4 o más.',
        'Contra un Centurión en el [](location-armory): destruido con 7 o más.',
      ],
      'Se ataca desde el [](location-weapons-control), con el propio Viper o con Vipers no tripulados desde el [](location-command). Los pilotos despegan desde el [](location-hangar-deck). Un Viper dañado espera la carta [](card-repair) y uno destruido se pierde; en ambos casos el piloto va a la [](location-sickbay).',
      'El daño a Galactica cuesta un Recurso o deja fuera de servicio una localización: quien esté allí va a la [](location-sickbay), y no se puede usar hasta que se repare. Seis localizaciones dañadas a la vez destruyen la nave.',
      'El tercer daño destruye una Estrella Base. Hasta entonces sus fichas la debilitan: [](token-critical-hit) cuenta doble, [](token-disabled-hangar), [](token-disabled-weapons), [](token-structural-damage).',
    ],
  },
  jump: {
    title: 'Salto',
    parts: [
      'El indicador de Flota avanza con el icono de las cartas de Crisis. En la última casilla la flota salta por sí sola. En las dos casillas azules anteriores, el [](location-ftl-control) puede saltar antes: se tira un dado y con 6 o menos se pierde la Población indicada (3 o 1).',
      'Al saltar, todas las naves dejan el tablero: las naves cylons vuelven a la reserva general, los Vipers y las Naves Civiles quedan a salvo y los pilotos vuelven al [](location-hangar-deck). Los Centuriones a bordo se quedan.',
      'El Almirante roba 2 cartas de Salto, elige una y pone la otra debajo del mazo. Se cumple lo que dice la carta, su distancia cuenta y el indicador vuelve al inicio.',
      'Cuando la distancia llega a 4 por primera vez, sigue la [fase de Agentes Durmientes](rule-sleeper). Cuando es 8 o más, el siguiente salto llega a Kobol: los humanos ganan si ningún Recurso está a 0.',
    ],
  },
  loyalty: {
    title: 'Lealtad y descubrirse',
    parts: [
      'Las cartas de Lealtad dicen de qué lado estás, y solo tú ves las tuyas. Con 3 o 4 jugadores hay 1 carta cylon en el mazo; con 5 o 6, hay 2. Basta una para ser cylon. No todas se reparten al principio.',
      'Un cylon no descubierto juega como los demás y perjudica a la flota sin que se note. Nadie puede enseñar una carta de Lealtad, salvo que lo diga una carta o capacidad.',
      'Descubrirse es una acción:',
      [
        'Enseña la carta cylon y usa su capacidad, salvo en la [](location-brig).',
        'Descártate hasta tener 3 cartas de Habilidad; los Cargos pasan a otro.',
        'Ve a la [](location-resurrection-ship) y roba una carta de Crisis Extrema.',
      ],
      'Desde entonces no te afectan las crisis, la Prisión ni las capacidades de tu personaje. Actúas en [](location-caprica), la [](location-cylon-fleet), la [](location-human-fleet) y la [](location-resurrection-ship), y añades como máximo 1 carta a cada prueba.',
    ],
  },
  titles: {
    title: 'Cargos',
    parts: [
      'El Presidente tiene las cartas de Quórum, las roba y juega en el [](location-presidents-office), y decide algunas crisis. En [](location-administration) se puede dar el Cargo a otro.',
      'El Almirante elige los destinos, decide algunas crisis y puede lanzar como acción las 2 Armas Nucleares. El Almirante que va a la [](location-brig) pierde el Cargo y no lo recupera al salir.',
      'Un Cargo que queda libre pasa al jugador humano más alto en su línea de sucesión. Las cartas de Quórum y las Armas Nucleares van con él. Los cylons descubiertos no tienen Cargos.',
    ],
  },
  brig: {
    title: 'Prisión y Enfermería',
    parts: [
      'En la [](location-brig) no te mueves, no robas carta de Crisis y añades como máximo 1 carta a cada prueba de Habilidad. Conservas tu acción: cualquiera, también la prueba de la propia Prisión, que te deja salir. Se llega allí por el [](location-admirals-quarters) y por cartas.',
      'En la [](location-sickbay) solo robas 1 carta de Habilidad. Sales con tu siguiente movimiento. Llegas allí cuando se daña tu localización o tu Viper, y por cartas.',
      'Nadie va de la Prisión a la Enfermería: un efecto que lo enviaría allí no hace nada.',
    ],
  },
  resources: {
    title: 'Recursos, victoria y derrota',
    parts: [
      'La flota empieza con 8 de Combustible, 8 de Alimentos, 10 de Moral y 12 de Población. Con la mitad o menos, un Recurso está en la zona roja. Ninguno pasa de 15.',
      'Los humanos pierden',
      [
        'si un Recurso está a 0 al final de un turno o a la llegada: hasta entonces se puede recuperar,',
        'si seis localizaciones de Galactica están dañadas a la vez,',
        'si un Centurión sale de la última casilla del medidor de Abordaje.',
      ],
      'Ganan con el salto que sigue a una distancia de 8; véase [salto](rule-jump).',
      'Una Nave Civil destruida se pone boca arriba: cuesta la Población, el Combustible o la Moral que muestra, o nada. [](location-communications) permite mirarlas y ponerlas a salvo.',
    ],
  },
  sleeper: {
    title: 'Fase de Agentes Durmientes',
    parts: [
      'Cuando la distancia llega a 4 por primera vez, cada jugador recibe otra carta de Lealtad, empezando por el jugador actual. Quien era leal puede ser ahora un cylon.',
      '[](character-gaius-baltar) tiene una carta más desde el principio. [](character-sharon-boomer-valerii) recibe dos en esta fase y después va a la [](location-brig).',
      'Con 4 o 6 jugadores está en el mazo la carta “[](card-you-are-a-sympathizer)”. Quien la recibe la enseña de inmediato. Si algún Recurso está en la zona roja, va a la [](location-brig) y sigue siendo humano; si no, pasa a ser un cylon descubierto sin carta de Crisis Extrema, que no puede usar la [](location-cylon-fleet).',
      'Un cylon descubierto también recibe una carta. En la [](location-resurrection-ship), hasta una distancia de 7, puede dar sus cartas de Lealtad no reveladas a otro jugador.',
    ],
  },
  treachery: {
    title: 'Pegasus: Traición',
    parts: [
      'La Traición es un sexto tipo de Habilidad. Cuenta en contra de toda prueba que no la nombre; en la [Esclusa](location-airlock) y en el [](location-resistance-hq) cuenta a favor. También van 2 cartas de Traición al mazo de Destino, que así tiene 12 cartas.',
      'Solo los jugadores cylons usan lo que dicen las cartas de Traición. Son las únicas cartas de Habilidad cuyo texto puede usar un cylon descubierto. Un humano puede, como mucho, descartarlas, y un cylon puede responder a eso con [](card-sabotage).',
      'Una capacidad de movimiento, como la de [](card-critical-situation), se usa en el paso de movimiento de tu propio turno en lugar de moverte. Una por turno, también en la Prisión y en el Centro de Detención.',
      'Qué más cambia:',
      [
        'Un cylon descubierto roba 2 cartas de Habilidad de tipos distintos y puede usar una capacidad de movimiento en lugar de moverse.',
        'Quien se descubre como cylon da sus cartas de Lealtad no reveladas a un jugador humano, hasta una distancia de 6. Con las cartas de la fase de Agentes Durmientes ocurre lo mismo.',
        'Si la acción de un cylon roba una carta de Crisis con el icono de salto, la flota se prepara para saltar.',
        'El Presidente tiene como máximo 10 cartas de Quórum al final de un turno.',
        'La [](location-resurrection-ship-pegasus) es un lugar al que nadie va por voluntad propia, como la Enfermería y la Prisión.',
      ],
    ],
  },
  reckless: {
    title: 'Pegasus: pruebas de Habilidad temerarias',
    parts: [
      'Algunas cartas de Habilidad son temerarias: [](card-jury-rigged), [](card-at-any-cost), [](card-guts-and-initiative) y otras. Se juegan antes de añadir cartas a una prueba, la ayudan y la vuelven temeraria. Solo se juega una carta temeraria por prueba.',
      'En una prueba temeraria, ciertas cartas de Traición hacen lo que dicen al revelarse, como [](card-broadcast-location). No importa quién las añadió ni si venían del mazo de Destino. Cada nombre surte efecto una vez por prueba.',
    ],
  },
  execution: {
    title: 'Pegasus: ejecución',
    parts: [
      'Un personaje puede ser ejecutado: por la [Esclusa](location-airlock), por el [](location-resistance-hq), por cartas, y cuando Galactica abandona Nueva Cáprica sin él.',
      [
        'El jugador descarta todas sus cartas de Habilidad y las cartas de Quórum jugadas sobre el personaje.',
        'Quien tiene una carta de cylon muestra una, sin usar su capacidad, y da las demás cartas de Lealtad a un jugador humano, hasta una distancia de 6. Va a la [](location-resurrection-ship-pegasus) como cylon descubierto, pero no roba carta de Crisis Extrema. Un líder cylon también va allí y no muestra su Agenda.',
        'Quien no tiene ninguna muestra todas sus cartas de Lealtad: era humano. La flota pierde 1 de Moral y el personaje queda fuera de la partida.',
        'El jugador elige entonces un personaje nuevo de cualquier tipo, pero no un líder cylon, que empieza donde dice su hoja. Quien ya haya usado una capacidad de una vez por partida no recibe otra.',
      ],
      'Un Cargo solo pasa a otro después de elegir el personaje nuevo. Si no queda ningún personaje que elegir, los humanos pierden en el acto.',
      'Antes de la fase de Agentes Durmientes, [](character-gaius-baltar) trae otra carta de Lealtad y [](character-sharon-boomer-valerii) una para el mazo; después, ella empieza en la Prisión y él no puede usar el detector de cylons. [](character-karl-helo-agathon) permanece abandonado durante un turno. [](character-lee-apollo-adama) empieza en un Viper, si lo hay.',
    ],
  },
  'pegasus-board': {
    title: 'Pegasus: la nave Pegasus',
    parts: [
      'La Pegasus es una nave aparte con cuatro localizaciones para humanos. Ir o volver cuesta 1 carta de Habilidad, como con la Colonial Uno.',
      [
        '[](location-pegasus-cic): ataca a una Estrella Base; con una tirada baja la alcanzada es la propia Pegasus.',
        '[](location-main-batteries): dispara a una zona de espacio; alcanza a Incursores o a tus propias naves.',
        '[](location-engine-room): descarta 2 cartas de Habilidad y la próxima carta de Crisis de este turno cuenta como si tuviera el icono de salto.',
        '[](location-airlock): una prueba de Habilidad que ejecuta a alguien.',
      ],
      'Cada vez que Galactica fuera a sufrir daños, el jugador actual puede hacer que los sufra la Pegasus. Cuando las cuatro localizaciones están dañadas a la vez, la Pegasus es destruida: todos los de a bordo van a la Enfermería y nadie vuelve a ir allí. Los daños de la Pegasus no cuentan para las seis localizaciones que destruyen Galactica.',
    ],
  },
  leaders: {
    title: 'Pegasus: líderes cylons y Agendas',
    parts: [
      '[](character-cavil), [](character-leoben-conoy) y [](character-caprica-six) son líderes cylons. Con 4 jugadores o más, uno puede elegir un líder; con 7, alguien debe hacerlo. Un líder empieza como cylon descubierto, con 2 cartas de Habilidad de sus propios tipos, y conserva las capacidades de su hoja.',
      'En lugar de cartas de Lealtad, un líder tiene una Agenda: simpatizante con 4 o 6 jugadores, hostil con 5 o 7. Dice qué bando debe ganar y qué más debe cumplirse. Solo con todo ello gana el líder. Nadie más la ve antes del final.',
      'En la [](location-human-fleet-pegasus) un líder puede infiltrarse, y aparece en una localización de Galactica:',
      [
        'Un infiltrado cuenta como jugador humano, roba 3 cartas de Habilidad y una carta de Crisis, y usa las cartas de Habilidad que no sean de Traición.',
        'Añade como máximo 2 cartas a una prueba, en la Prisión o en el Centro de Detención 1, y nunca tiene un Cargo.',
        'Como acción vuelve a la [](location-resurrection-ship-pegasus). Si deja así la Prisión o el Centro de Detención, solo conserva 3 cartas de Habilidad.',
        'Sigue ganando y perdiendo según su Agenda, y puede volver a infiltrarse.',
      ],
      'Con un líder, el mazo de Lealtad tiene 1 carta de cylon con 4 o 5 jugadores y 2 con 6 o 7, y no hay Simpatizante.',
      'Variante: en lugar del Simpatizante está en el mazo [](card-you-are-a-sympathetic-cylon). Quien la recibe se convierte en un cylon descubierto con una Agenda simpatizante, que puede infiltrarse como un líder.',
    ],
  },
  'new-caprica': {
    title: 'Pegasus: Nueva Cáprica',
    parts: [
      'Si Nueva Cáprica es el objetivo, la fase empieza en cuanto la distancia llega a 7. Los humanos aterrizan en el [](location-resistance-hq), los cylons en la [](location-occupation-authority). Todas las Naves Civiles que quedan están retenidas. Las cartas de Crisis salen ahora del mazo de Nueva Cáprica, y el indicador de Flota vuelve al inicio.',
      'Hasta que Galactica regresa, todos se mueven solo por Nueva Cáprica, y lo que afecta a naves, a Galactica o a la Pegasus no hace nada. En lugar de la Prisión está el [](location-detention), con 2 cartas como máximo en una prueba, y en lugar de la Enfermería el [](location-medical-center). Un Almirante detenido conserva el Cargo. Un Presidente que juega una carta de Quórum en Nueva Cáprica tira un dado y con 3 o menos va al Centro de Detención.',
      'En Nueva Cáprica hay además estas acciones:',
      [
        'Un humano ataca a una Fuerza de ocupación de su localización: desaparece con 5 o más. [](card-maximum-firepower) permite repetir la tirada.',
        'Un cylon en una localización con una Fuerza de ocupación intenta detener allí a un humano: Centro de Detención con 1 a 3, Centro Médico con 4 a 7, nada con un 8.',
        'Algunas localizaciones tienen una acción para humanos y otra para cylons.',
      ],
      'El icono de ocupación mueve cada Fuerza de ocupación una localización: de la [](location-occupation-authority) por el [](location-breeders-canyon) al [](location-shipyard). Desde allí se va y destruye la primera Nave Civil retenida o, si no hay, la primera preparada. Si no hay ninguna fuerza en el tablero, se coloca una.',
      'Las naves se preparan, sobre todo en el [](location-shipyard): de lo alto del montón de retenidas al fondo del de preparadas. El icono de salto acerca ahora a Galactica. En la última casilla regresa, con una Estrella Base y 4 Incursores en cada una de las dos zonas de estribor y 2 Vipers en cada zona de despegue.',
      'Desde entonces las naves cylons vuelven a actuar, el medidor de Preparativos para el Salto ya no importa, y el icono de evacuación lleva la primera nave preparada a una zona de despegue. Los humanos se mueven entre Nueva Cáprica, Galactica y la Pegasus, los cylons entre Nueva Cáprica y sus localizaciones, por 1 carta de Habilidad cada vez. Nadie va a la Colonial Uno.',
      'Con Galactica en órbita, el Almirante puede ordenar la partida como acción. Las naves que siguen en Nueva Cáprica son destruidas y los humanos que siguen allí, ejecutados. Si entonces ningún Recurso está a 0, ganan los humanos.',
    ],
  },
}
