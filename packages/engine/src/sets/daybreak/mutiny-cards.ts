// The 22 mutiny cards, in alphabetical order. Each is discarded as it is played, unless it says otherwise.

import { action } from '../../core/ability.ts'
import type { ActionCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { both } from '../../language/conditions.ts'
import { discard, draw, scout } from '../../language/nodes/cards.ts'
import { jumpPreparation, removeCard } from '../../language/nodes/fleet.ts'
import { all, atRisk, choose, roll, when } from '../../language/nodes/flow.ts'
import { giveTitle, leaveBrig, send } from '../../language/nodes/people.ts'
import { drawOwn, each } from '../../language/nodes/players.ts'
import { gain } from '../../language/nodes/resources.ts'
import {
  activateVipers,
  damageGalactica,
  destroyCivilianShip,
  destroyRaptor,
  launchFromBasestars,
  place,
  recallUndamagedVipers,
} from '../../language/nodes/ships.ts'
import { treacheryIntoDestiny } from '../parts/treachery-type.ts'
import { gainAssaultRaptor } from './assault-raptors.ts'
import { anybodyInBrig, holdsAtLeast, isFree, isNotPresident, lacksTitle, raptorInReserves } from './conditions.ts'
import { drawMutiny } from './mutiny.ts'
import { takeFromPresident, titleHolderHolds } from './mutiny-cards/blackmail.ts'
import { buryQuorum } from './mutiny-cards/set-the-agenda.ts'
import {
  attackCenturionBetter,
  canLaunchNuke,
  drawOutCylons,
  hideCivilianShip,
  launchOneNuke,
  removeNukes,
  repairAllVipers,
  vipersInSpace,
} from './mutiny-cards/ships.ts'
import { presidentDrawsQuorum } from './quorum-cards.ts'

export const mutinyCards = {
  'armed-resistance': {
    name: names`Armed Resistance | Resistencia armada | Bewaffneter Widerstand | Résistance armée | Zbrojny opór`,
    action: action(all(send('admiral', 'sickbay'), scout('crisis'))),
  },
  'assume-command': {
    name: names`Assume Command | Asumir el mando | Das Kommando übernehmen | Prendre le commandement | Przejęcie dowództwa`,
    action: action(
      when(
        both(holdsAtLeast(5), lacksTitle('admiral'), isFree('brig')),
        all(discard('self', 5, { asPrice: true }), giveTitle('admiral', 'self')),
      ),
    ),
  },
  'bait-and-switch': {
    name: names`Bait and Switch | Dar gato por liebre | Lockvogeltaktik | Jeu de dupes | Podstępna zamiana`,
    action: action(all(draw('self', 2), treacheryIntoDestiny(2))),
  },
  'betrayal-of-trust': {
    name: names`Betrayal of Trust | Abuso de confianza | Vertrauensbruch | Abus de confiance | Nadużycie zaufania`,
    action: action(all(draw('self', 2, ['treachery']), scout('destination'))),
  },
  blackmail: {
    name: names`Blackmail | Chantaje | Erpressung | Chantage | Szantaż`,
    action: action(when(both(isNotPresident(), titleHolderHolds('president', 3)), takeFromPresident(3))),
  },
  'clipped-wings': {
    name: names`Clipped Wings | Alas cortadas | Gestutzte Flügel | Ailes rognées | Podcięte skrzydła`,
    action: action(
      when(vipersInSpace(), all(recallUndamagedVipers(), repairAllVipers(), draw('self', 2, ['treachery']))),
    ),
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
  impeachment: {
    name: names`Impeachment | Destitución | Amtsenthebung | Destitution | Usunięcie z urzędu`,
    action: action(
      when(
        both(holdsAtLeast(5), lacksTitle('president')),
        all(discard('self', 5, { asPrice: true }), giveTitle('president', 'self')),
      ),
    ),
  },
  'make-a-deal': {
    name: names`Make a Deal | Hacer un trato | Einen Handel schließen | Conclure un marché | Dobicie targu`,
    action: action(
      when(
        anybodyInBrig(),
        all(choose('self', { inBrig: true }, leaveBrig('self', 'chosen')), choose('self', {}, drawMutiny('chosen'))),
      ),
    ),
  },
  'necessary-risk': {
    name: names`Necessary Risk | Riesgo necesario | Notwendiges Risiko | Risque nécessaire | Konieczne ryzyko`,
    action: action(all(gain({ food: 1 }), drawOutCylons(), removeCard())),
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
    action: action(choose('self', {}, atRisk(draw('chosen', 2), roll({ atMost: 4 }, send('chosen', 'brig'))))),
  },
  'scavenging-for-parts': {
    name: names`Scavenging for Parts | Canibalizar piezas | Teile ausschlachten | Récupération de pièces | Pozyskiwanie części`,
    action: action(all(damageGalactica(), hideCivilianShip())),
  },
  'selfish-act': {
    name: names`Selfish Act | Acto egoísta | Ein Akt der Selbstsucht | Acte égoïste | Akt egoizmu`,
    action: action(all(drawOwn('self', 2), drawMutiny('self'))),
  },
  'send-a-message': {
    name: names`Send a Message | Enviar un mensaje | Ein Zeichen setzen | Faire passer un message | Wyraźny sygnał`,
    action: action(all(damageGalactica(), attackCenturionBetter(2))),
  },
  'set-the-agenda': {
    name: names`Set the Agenda | Fijar el orden del día | Die Tagesordnung bestimmen | Fixer l’ordre du jour | Ustalenie porządku obrad`,
    action: action(when(isNotPresident(), all(presidentDrawsQuorum(2), buryQuorum(2)))),
  },
  'the-strong-survive': {
    name: names`The Strong Survive | Los fuertes sobreviven | Die Starken überleben | Seuls les forts survivent | Przetrwają najsilniejsi`,
    action: action(all(destroyCivilianShip(), jumpPreparation(1), removeCard())),
  },
  'unauthorized-usage': {
    name: names`Unauthorized Usage | Uso no autorizado | Unbefugter Einsatz | Usage non autorisé | Nieautoryzowane użycie`,
    action: action(when(canLaunchNuke(), all(launchOneNuke(), removeNukes(), removeCard()))),
  },
  'violent-protest': {
    name: names`Violent Protest | Protesta violenta | Gewaltsamer Protest | Manifestation violente | Gwałtowny protest`,
    action: action(all(draw('self', 2, ['politics']), send('president', 'sickbay'))),
  },
  'weapons-armed': {
    name: names`Weapons Armed | Armas listas | Waffen scharf machen | Armes parées | Broń w gotowości`,
    action: action(when(raptorInReserves(), all(destroyRaptor(), gainAssaultRaptor(), launchFromBasestars(2, 0)))),
  },
} as const satisfies Record<string, ActionCard>
