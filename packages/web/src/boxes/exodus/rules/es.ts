// The rules of Exodus in Spanish.

import type { Chapters } from '../../slots.ts'

export const chapters: Chapters = {
  exodus: {
    title: 'Exodus: novedades',
    parts: [
      'Exodus trae cuatro personajes nuevos, [](character-felix-gaeta), [](character-tory-foster), [](character-samuel-t-anders) y [](character-callandra-cally-tyrol), y cartas nuevas de Crisis, Crisis Extrema, Quórum, Habilidad, Lealtad y Destino, que van a sus mazos.',
      'De cada tipo de Habilidad del juego básico hay tres cartas nuevas de Pericia 0, con una [capacidad de prueba de Habilidad](rule-skill-check-abilities), y una de Pericia 6.',
      'Además de lo que dicen los capítulos siguientes:',
      [
        'Un jugador cylon es un cylon descubierto. Todos los demás son jugadores humanos, aunque tengan oculta una carta “Eres un cylon”.',
        'El Presidente tiene como máximo 10 cartas de Quórum al final de un turno.',
        'Una Nave Civil que se coge al azar y se destruye es una de las que no están en el tablero. Si todas las que quedan están en el tablero, el jugador actual elige una de ellas.',
        'Los personajes nuevos tienen su puesto en las líneas de sucesión.',
      ],
    ],
  },
  'skill-check-abilities': {
    title: 'Exodus: capacidades de prueba de Habilidad y Consecuencias',
    parts: [
      'Algunas cartas de Habilidad tienen una capacidad de prueba de Habilidad: [](card-establish-network), [](card-iron-will), [](card-protect-the-fleet), [](card-red-tape) y [](card-trust-instincts). Lo que dicen solo ocurre en la [prueba de Habilidad](rule-checks) a la que se añaden, venga la carta de un humano, de un cylon o del mazo de Destino.',
      'Cuando las cartas de la prueba se han barajado y revelado:',
      [
        'El jugador actual resuelve las capacidades de prueba de Habilidad en el orden que quiera. Cada nombre se resuelve una vez por prueba, por muchas copias que haya.',
        'Así pueden añadirse cartas a la prueba o salir de ella. También se resuelven las capacidades de prueba de Habilidad de las cartas que se añaden.',
        'Si la carta de Crisis o de Crisis Extrema tiene una Consecuencia y se jugó al menos una carta con capacidad de prueba de Habilidad, se aplica la Consecuencia, tanto si la prueba se supera como si se falla.',
        'Después se suma la Pericia como de costumbre.',
      ],
      'Una carta que estaba en la prueba al revelarse trae la Consecuencia aunque salga de ella.',
    ],
  },
  'not-a-cylon': {
    title: 'Exodus: el mazo de Lealtad',
    parts: [
      'Todas las cartas “No eres un cylon” forman un mazo aparte junto al de Lealtad. El mazo de Lealtad se hace con cartas de cylon y con cartas de ese mazo, una más que en otras partidas.',
      'Lo que queda del mazo “No eres un cylon” permanece junto al tablero, para las ejecuciones y los objetivos personales. Las cartas de cylon que sobran vuelven a la caja sin mirarlas.',
      'Así queda una carta en el mazo de Lealtad después de la fase de Agentes Durmientes. Puede ser de cylon.',
    ],
  },
  'loyalty-table': {
    title: 'Exodus: las cartas del mazo de Lealtad',
    parts: [
      'El mazo de Lealtad se hace con:',
      [
        '3 jugadores: 1 carta de cylon y 6 de las otras',
        '4 jugadores: 1 carta de cylon y 7 de las otras',
        '5 jugadores: 2 cartas de cylon y 9 de las otras',
        '6 jugadores: 2 cartas de cylon y 10 de las otras',
        'Una carta más que no es de cylon por [](character-gaius-baltar), y otra por [](character-sharon-boomer-valerii).',
      ],
      'Tras repartir las primeras cartas, con 4 o 6 jugadores se baraja en el mazo la carta “[](card-you-are-a-sympathizer)”.',
    ],
  },
  'exodus-execution': {
    title: 'Exodus: ejecución',
    parts: [
      'Cuando un personaje es ejecutado:',
      [
        'El jugador descarta todas sus cartas de Habilidad y las cartas de Quórum jugadas sobre el personaje. La mano de Quórum se conserva.',
        'Quien tiene una carta “Eres un cylon” muestra una, sin usar su capacidad, y conserva las demás boca abajo. Va como cylon descubierto a la [](location-resurrection-ship), pero no roba carta de Crisis Extrema. En las partidas en que un cylon descubierto entrega sus cartas de Lealtad, también lo hace uno ejecutado.',
        'Quien no tiene ninguna muestra todas sus cartas de Lealtad: era humano. La flota pierde 1 de Moral, el personaje queda fuera de la partida y las cartas de Lealtad se descartan.',
        'Su jugador elige un personaje nuevo de cualquier tipo, que empieza donde dice su hoja, o en la [](location-sickbay) si allí ya no puede ir nadie.',
        'Se baraja una carta del mazo “No eres un cylon” en el mazo de Lealtad, y el jugador roba una carta de Lealtad. Si la ejecutada fue [](character-sharon-boomer-valerii) antes de la fase de Agentes Durmientes, roba otra.',
        'Si era el jugador actual, su turno termina, sea humano o cylon.',
      ],
      'Un jugador usa una sola capacidad de una vez por partida, lleve el personaje que lleve. Un Cargo solo pasa a otro después de elegir el personaje nuevo. Si no queda ningún personaje que elegir, los humanos pierden en el acto.',
      'Algunos personajes llegan a su manera tras una ejecución:',
      [
        '[](character-sharon-boomer-valerii) trae una carta más del mazo “No eres un cylon” al mazo de Lealtad. Después de la fase de Agentes Durmientes empieza en la [Prisión](location-brig), y su jugador roba una carta de Lealtad más.',
        '[](character-gaius-baltar), antes de la fase de Agentes Durmientes, trae del mismo modo una carta más y recibe una en el acto.',
        '[](character-karl-helo-agathon) permanece abandonado en su próximo turno.',
        '[](character-lee-apollo-adama) empieza en un Viper; si no queda ninguno, en la [](location-hangar-deck).',
        '[](character-samuel-t-anders) se salta el paso de robar cartas de Habilidad de su próximo turno.',
      ],
    ],
  },
  'exodus-nukes': {
    title: 'Exodus: armas nucleares',
    parts: [
      'El Almirante empieza con 2 armas nucleares, como siempre. Una tercera está junto al tablero, y allí va también la que se lanza. [](card-build-nuke) recupera una de ellas. El Almirante nunca tiene más de 3.',
    ],
  },
  'conflicted-loyalties': {
    title: 'Exodus: Lealtades en conflicto',
    parts: [
      'Con esta opción, los objetivos personales, los Cinco Finales o ambos se barajan en el [mazo “No eres un cylon”](rule-not-a-cylon). Cuentan como cartas “No eres un cylon”: quien no tiene otras es humano, quien tiene además una carta de cylon es cylon. Es más difícil para los humanos. En tus primeras partidas juega sin ella, o solo con los Cinco Finales.',
      'Un objetivo personal se revela como acción cuando se cumple su condición. Hasta una distancia de 6, su jugador baraja entonces la primera carta del mazo “No eres un cylon” en el mazo de Lealtad y roba una carta de Lealtad nueva; desde 7 no roba ninguna.',
      'Al terminar la partida, cada objetivo que un jugador humano no haya revelado cuesta 1 del Recurso que nombra. Si después algún Recurso está a 0, han ganado los cylons. Los objetivos de los jugadores cylons no cuestan nada.',
      'Una carta de los Cinco Finales solo hace algo cuando otro jugador la mira o cuando la revela una ejecución:',
      [
        'Quien la mira la muestra enseguida a todos y la devuelve. Su dueño la resuelve, la pone boca abajo y la baraja con sus demás cartas de Lealtad.',
        'Si la revela una ejecución, cada jugador humano descarta 2 cartas de Habilidad y la carta sale del juego. Sin una carta de cylon, su dueño muere como humano.',
        'A los jugadores cylons no les afecta.',
      ],
      'Nadie puede decir exactamente qué pone en sus cartas de Lealtad. Puedes insinuar que es mejor no mirar las tuyas, sea verdad o no.',
    ],
  },
  'cylon-fleet-board': {
    title: 'Exodus: la Flota Cylon',
    parts: [
      'Con esta opción no hay cartas de Ataque Cylon. Los cylons se reúnen en un tablero propio, cuyas seis zonas corresponden a las que rodean a Galactica, y persiguen a la flota. Cuatro Vipers Mark VII sustituyen a dos normales, hay 20 Incursores y un tercer Cargo: el CAG.',
      'Cuando un icono activa naves cylons y no encuentra ninguna, algo se reúne en su lugar:',
      [
        'Incursores, si no hay Incursores ni Estrellas Base alrededor de Galactica: 1 Incursor.',
        'Incursores Pesados, si no hay Incursores Pesados, Centuriones ni Estrellas Base: 1 Incursor Pesado.',
        'Estrellas Base, o lanzamiento de Incursores, si no hay Estrellas Base: 1 Estrella Base.',
      ],
      'El jugador actual tira un dado para saber la zona. Si no queda ninguna nave de ese tipo, todas las naves de la zona de número más alto que tenga una se trasladan a Galactica. En ambos casos el indicador de Persecución avanza después una casilla. En la primera casilla el CAG coloca 1 Nave Civil y en la tercera 2, una tras otra; en la cuarta, Ataque Automático, todo lo que hay en el tablero se traslada a Galactica y el indicador vuelve al inicio.',
      'Las naves que se colocan alrededor de Galactica salen de la reserva y después de la zona de número más bajo; si no bastan, el jugador actual dice cuáles no se colocan.',
      'El CAG coloca las Naves Civiles cuando no se indica la zona, en una sin Naves Civiles si la hay. Como acción, el CAG activa 1 Viper no tripulado y da el Cargo a otro jugador humano; o bien, una vez por turno mientras pilota, activa 1 Viper no tripulado y realiza otra acción. En [la Prisión](location-brig), o al revelarse como cylon, el CAG pierde el Cargo, que pasa al siguiente en la línea.',
      'Un Viper Mark VII es un Viper a todos los efectos, pero empieza dañado, se mueve hasta dos zonas, resulta dañado con 6–7 y destruido con 8. Quien usa un Viper elige cuál.',
      'Además:',
      [
        'Un Viper puede escoltar una Nave Civil de su zona de vuelta con las demás, en lugar de moverse o atacar.',
        'Cuando la flota salta, las Naves Civiles se quedan donde están y las naves cylons pasan a sus zonas del otro tablero, sin sus daños.',
        'Un Arma Nuclear se lanza contra una zona de espacio: 1–2 daña dos veces una Estrella Base, 3–6 destruye una, 7 una con 3 Incursores, 8 todo lo que haya.',
        'Los jugadores cylons pueden ir al [](location-basestar-bridge), y de allí a sus otras localizaciones, sin descartar ninguna carta.',
      ],
    ],
  },
  'ionian-nebula': {
    title: 'Exodus: aliados y trauma',
    parts: [
      'Con la Nebulosa Jónica como objetivo hay fichas de Trauma, aliados y otras fichas de Daño en Estrella Base. De las 38 fichas de Trauma, 18 son benévolas, 18 antagónicas y 2 son desastres. Cada uno empieza con 3, que nadie más puede ver; hay una boca abajo en la [](location-sickbay), otra en [la Prisión](location-brig) y otra sobre cada uno de los 3 aliados del tablero.',
      'Quien roba una ficha de Trauma se la queda boca abajo, salvo que sea un desastre:',
      [
        'Un desastre se muestra enseguida. Un jugador humano es [ejecutado](rule-exodus-execution); un jugador cylon roba 2 fichas más. Después vuelve con las demás.',
        'Quien empieza su turno en la Enfermería o en la Prisión toma la ficha de ese lugar antes de robar cartas, y se coloca otra.',
        'Un humano ejecutado descarta todas sus fichas, y el nuevo personaje roba 3; los desastres entre ellas se sustituyen. Un cylon conserva las suyas.',
      ],
      'Al final de tu propio paso de Movimiento debes encontrarte con un aliado que esté donde estás tú; si hay varios, eliges uno, y solo te encuentras con uno por turno. Se muestra la ficha del aliado: si es benévola, se aplica el resultado superior; si es antagónica, el inferior; con un desastre, nada. El aliado y la ficha se descartan; robas el siguiente aliado y colocas sobre su carta, boca abajo, una de tus fichas, o una de la reserva si no tienes. Nunca viene como aliado un personaje que alguien juega o que fue ejecutado, ni aquel cuya localización ya no existe.',
      'Un aliado se pierde, con su ficha sin mostrar, cuando su localización resulta dañada o desaparece, o cuando alguien elige ese personaje. El jugador cylon con más fichas de Trauma roba entonces el siguiente aliado y coloca una ficha; si no hay ninguno, lo hace el jugador activo con una ficha de la reserva.',
      'Hay dos fichas nuevas de Daño en Estrella Base. Daños colaterales destruye hasta 3 Incursores junto a la Estrella Base; con Bajas entre el personal, cada jugador cylon roba 2 fichas de Trauma. También se roba una ficha por el impacto que destruye una Estrella Base.',
      'Puedes decir que conviene encontrarse con un aliado o no, pero nunca lo que hay en una ficha que no se ha mostrado.',
    ],
  },
  crossroads: {
    title: 'Exodus: la Encrucijada y el juicio',
    parts: [
      'En cuanto la flota ha recorrido una distancia de 8, la fase de Encrucijada interrumpe el turno:',
      [
        'La batalla: aparecen 1 Estrella Base y 4 Incursores en cada una de las dos zonas de espacio superiores, se lanzan 2 Vipers en cada una de las inferiores y el indicador de Flota vuelve a la casilla de inicio.',
        'La Encrucijada: cada uno recibe una carta de Encrucijada y coloca a su lado, boca abajo, una de sus fichas de Trauma, todos a la vez. Luego se descubren las cartas de una en una, en el sentido de las agujas del reloj desde el jugador activo, y se aplica el resultado que indica la ficha. Quien no tiene fichas elige. Un jugador ejecutado conserva su carta y su ficha.',
        'El juicio: se retiran los aliados, las cartas de Encrucijada y las fichas del tablero, y se muestran todas las fichas de Trauma. Los jugadores humanos, incluidos los cylons ocultos, descartan las benévolas, y los jugadores cylons las antagónicas. A quien le queden 2 o menos las descarta también.',
      ],
      'Quien conserva más fichas queda eliminado:',
      [
        'Entre jugadores humanos empatados, el Presidente nombra a uno.',
        'Los jugadores cylons empatados quedan todos eliminados.',
        'Si los hay de ambos, quedan eliminados todos esos jugadores cylons y uno de esos jugadores humanos.',
      ],
      'Un jugador eliminado es ejecutado, pero no elige un nuevo personaje ni va a la Nave Resurrección. Está fuera de la partida y la ha perdido. Si el jugador activo fue ejecutado o eliminado, empieza el turno del siguiente. Las fichas de Trauma salen de la partida.',
      'El próximo salto de la flota termina la partida: los humanos ganan si todos los Recursos están por encima de 0.',
    ],
  },
  'exodus-cylons': {
    title: 'Exodus: jugadores cylons',
    parts: [
      'Un cylon descubierto roba 2 cartas de Habilidad de tipos distintos.',
      'El paso de Preparativos para el Salto ya no se omite en el turno de un cylon: si la carta de Crisis elegida en [](location-caprica) tiene el icono de salto, la flota se prepara para saltar una vez resuelta la carta. Las naves cylons siguen sin activarse allí.',
      'Todo lo que dice la hoja de un cylon descubierto se ignora. Por eso [](character-sharon-boomer-valerii), descubierta antes de la fase de Agentes Durmientes, recibe en ella una carta. La otra queda en el mazo de Lealtad y puede repartirse tras una ejecución.',
    ],
  },
}
