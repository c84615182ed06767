// The rules of Pegasus in Spanish.

import type { Chapters } from '../../slots.ts'

export const chapters: Chapters = {
  pegasus: {
    title: 'Pegasus: novedades',
    parts: [
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
  treachery: {
    title: 'Pegasus: Traición',
    parts: [
      'La Traición es un sexto tipo de Habilidad. Cuenta en contra de toda prueba que no la nombre; en la [Esclusa](location-airlock) y en el [](location-resistance-hq) cuenta a favor. También van 2 cartas de Traición al mazo de Destino, que así tiene 12 cartas.',
      'Solo los jugadores cylons usan lo que dicen las cartas de Traición. Son las únicas cartas de Habilidad cuyo texto puede usar un cylon descubierto. Un humano puede, como mucho, descartarlas, y un cylon puede responder a eso con [](card-sabotage).',
    ],
  },
  reckless: {
    title: 'Pegasus: pruebas de Habilidad temerarias',
    parts: [
      'Algunas cartas de Habilidad son temerarias: [](card-jury-rigged), [](card-at-any-cost), [](card-guts-and-initiative) y otras. Se juegan antes de añadir cartas a una prueba, la ayudan y la vuelven temeraria. Solo se juega una carta temeraria por prueba.',
      'En una prueba temeraria, ciertas cartas de Traición hacen lo que dicen al revelarse, como [](card-broadcast-location). No importa quién las añadió ni si venían del mazo de Destino. Cada nombre surte efecto una vez por prueba.',
    ],
  },
  'other-treachery': {
    title: 'Pegasus: con otras cartas de Traición',
    parts: [
      'Si en la mesa se juega con las cartas de Traición de otra caja, las de esta se quedan en la suya, igual que sus Agendas y sus localizaciones cylons. [](character-cavil), [](character-leoben-conoy) y [](character-caprica-six) son entonces líderes cylons como los demás.',
      'Algunas cartas de Habilidad son temerarias: [](card-jury-rigged), [](card-at-any-cost), [](card-guts-and-initiative) y otras. Se juegan antes de añadir cartas a una prueba, la ayudan y la vuelven temeraria. Solo se juega una carta temeraria por prueba.',
      'Cuando se han resuelto todas las capacidades de prueba de Habilidad de una prueba temeraria, se muestra la primera carta de Traición. Si su fuerza es mayor que 0, se descarta sin efecto. Si es 0, se muestra otra y se resuelven ambas, aunque ya se haya resuelto en esta prueba una carta de ese nombre. Ninguna cuenta para el total.',
      'Una carta que impide todas las capacidades de prueba de Habilidad, como [](card-restore-order), y una temeraria se excluyen: vale la primera que se juega.',
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
