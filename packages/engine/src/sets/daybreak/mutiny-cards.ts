// The 22 mutiny cards, in alphabetical order. Each is discarded as it is played, unless it says otherwise.

import { action } from '../../core/ability.ts'
import type { ActionCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { draw, scout } from '../../language/nodes/cards.ts'
import { jumpPreparation, removeCard } from '../../language/nodes/fleet.ts'
import { all, choose, roll } from '../../language/nodes/flow.ts'
import { send } from '../../language/nodes/people.ts'
import { drawOwn, each } from '../../language/nodes/players.ts'
import { gain } from '../../language/nodes/resources.ts'
import { activateVipers, destroyCivilianShip, place } from '../../language/nodes/ships.ts'
import { treacheryIntoDestiny } from '../parts/treachery-type.ts'
import { drawMutiny } from './mutiny.ts'

export const mutinyCards = {
  'armed-resistance': {
    name: names`Armed Resistance | Resistencia armada | Bewaffneter Widerstand | Résistance armée | Zbrojny opór`,
    action: action(all(send('admiral', 'sickbay'), scout('crisis'))),
  },
  'bait-and-switch': {
    name: names`Bait and Switch | Dar gato por liebre | Lockvogeltaktik | Jeu de dupes | Podstępna zamiana`,
    action: action(all(draw('self', 2), treacheryIntoDestiny(2))),
  },
  'betrayal-of-trust': {
    name: names`Betrayal of Trust | Abuso de confianza | Vertrauensbruch | Abus de confiance | Nadużycie zaufania`,
    action: action(all(draw('self', 2, ['treachery']), scout('destination'))),
  },
  'controversial-speech': {
    name: names`Controversial Speech | Discurso polémico | Umstrittene Rede | Discours controversé | Kontrowersyjna przemowa`,
    action: action(
      roll({ atLeast: 6 }, all(gain({ morale: 1 }), removeCard()), each('players', draw('self', 1, ['treachery']))),
    ),
  },
  'feed-the-people': {
    name: names`Feed the People | Alimentar al pueblo | Das Volk ernähren | Nourrir le peuple | Żywność dla ludzi`,
    action: action(all(jumpPreparation(-2), gain({ food: 1 }), removeCard())),
  },
  panic: {
    name: names`Panic | Pánico | Panik | Panique | Panika`,
    action: action(all(place({ rear: { civilian: 1 } }), activateVipers(1))),
  },
  'peaceful-resistance': {
    name: names`Peaceful Resistance | Resistencia pacífica | Friedlicher Widerstand | Résistance pacifique | Pokojowy opór`,
    action: action(all(send('self', 'sickbay'), roll({ atMost: 4 }, send('admiral', 'brig')))),
  },
  'ruined-reputation': {
    name: names`Ruined Reputation | Reputación arruinada | Ruinierter Ruf | Réputation ruinée | Zszargana reputacja`,
    action: action(choose('self', {}, all(draw('chosen', 2), roll({ atMost: 4 }, send('chosen', 'brig'))))),
  },
  'selfish-act': {
    name: names`Selfish Act | Acto egoísta | Ein Akt der Selbstsucht | Acte égoïste | Akt egoizmu`,
    action: action(all(drawOwn('self', 2), drawMutiny('self'))),
  },
  'the-strong-survive': {
    name: names`The Strong Survive | Los fuertes sobreviven | Die Starken überleben | Seuls les forts survivent | Przetrwają najsilniejsi`,
    action: action(all(destroyCivilianShip(), jumpPreparation(1), removeCard())),
  },
  'violent-protest': {
    name: names`Violent Protest | Protesta violenta | Gewaltsamer Protest | Manifestation violente | Gwałtowny protest`,
    action: action(all(draw('self', 2, ['politics']), send('president', 'sickbay'))),
  },
} as const satisfies Record<string, ActionCard>
