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
      'El Presidente tiene las cartas de Quórum, las juega como acción y puede robar una como acción, esté donde esté, y decide algunas crisis. En el [](location-presidents-office) roba una carta y luego puede robar o jugar otra. En [](location-administration) se puede dar el Cargo a otro.',
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
}
