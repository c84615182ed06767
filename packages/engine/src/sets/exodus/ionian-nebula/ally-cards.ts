// The 35 allies, in alphabetical order. Their ids begin with what they are, as most of them are characters too. (Rulebook: Allies.)

import type { LocationId } from '../../../core/ids.ts'
import { names, type Text } from '../../../core/languages.ts'
import { discard, discardHand, draw, resolveOneQuorum, scout } from '../../../language/nodes/cards.ts'
import { jumpPreparation } from '../../../language/nodes/fleet.ts'
import { all, choose, either, may, payFor, roll, when } from '../../../language/nodes/flow.ts'
import { giveTitle, leaveBrig, look, send } from '../../../language/nodes/people.ts'
import { gain, lose, spend } from '../../../language/nodes/resources.ts'
import {
  activateCylons,
  activateOneViper,
  activateVipers,
  damageGalactica,
  damageVipers,
  destroyCivilianShip,
  place,
  repairVipers,
} from '../../../language/nodes/ships.ts'
import { execute } from '../../parts/execution.ts'
import { drawLoyaltyAnew, moveAnywhere, takeDestiny, travelledAtMost } from './people-effects.ts'
import { type TwoResults, withResults } from './results.ts'
import {
  destroyInArea,
  driveCenturionsBack,
  lookAtAllShips,
  repairLocations,
  returnCivilian,
  vipersDestroyRaiders,
} from './ship-effects.ts'
import { discardTrauma, drawTrauma } from './trauma-effects.ts'

export interface Ally extends TwoResults {
  readonly location: LocationId
  /** The character that this is: whoever plays it, the ally does not come. */
  readonly character?: string
}

const ally = (name: Text, location: LocationId, results: TwoResults['results'], character?: string): Ally => ({
  ...withResults(name, results, location),
  location,
  ...(character === undefined ? {} : { character }),
})

const moraleAtRisk = roll({ atMost: 4 }, lose({ morale: 1 }))
const traumaOrCards = either('self', drawTrauma('self', 2), discard('self', 3))
const traumaAndCard = all(drawTrauma('self', 1), discard('self', 1, { random: true }))

export const allies = {
  'ally-aaron-doral': ally(
    names`Aaron Doral | Aaron Doral | Aaron Doral | Aaron Doral | Aaron Doral`,
    'administration',
    { benevolent: resolveOneQuorum(3), antagonistic: damageGalactica() },
    'aaron-doral',
  ),
  'ally-aaron-kelly': ally(names`Aaron Kelly | Aaron Kelly | Aaron Kelly | Aaron Kelly | Aaron Kelly`, 'command', {
    benevolent: activateVipers(4),
    antagonistic: damageGalactica(),
  }),
  'ally-alex-crashdown-quartararo': ally(
    names`Alex “Crashdown” Quartararo | Alex Quartararo, “Crashdown” | Alex „Crashdown“ Quartararo | Alex “Crashdown” Quartararo | Alex „Crashdown” Quartararo`,
    'armory',
    { benevolent: scout('destination'), antagonistic: roll({ atMost: 4 }, lose({ population: 1 })) },
  ),
  'ally-anastasia-dee-dualla': ally(
    names`Anastasia “Dee” Dualla | Anastasia Dualla, “Dee” | Anastasia „Dee“ Dualla | Anastasia “Dee” Dualla | Anastasia „Dee” Dualla`,
    'communications',
    { benevolent: lookAtAllShips(), antagonistic: drawTrauma('self', 2) },
    'anastasia-dee-dualla',
  ),
  'ally-billy-keikeya': ally(
    names`Billy Keikeya | Billy Keikeya | Billy Keikeya | Billy Keikeya | Billy Keikeya`,
    'administration',
    { benevolent: gain({ morale: 1 }), antagonistic: traumaAndCard },
  ),
  'ally-brendan-hot-dog-costanza': ally(
    names`Brendan “Hot Dog” Costanza | Brendan Costanza, “Hot Dog” | Brendan „Hot Dog“ Costanza | Brendan “Hot Dog” Costanza | Brendan „Hot Dog” Costanza`,
    'weapons-control',
    { benevolent: destroyInArea(2), antagonistic: moraleAtRisk },
    'brendan-hot-dog-costanza',
  ),
  'ally-brother-cavil': ally(
    names`Brother Cavil | Hermano Cavil | Bruder Cavil | Frère Cavil | Brat Cavil`,
    'research-lab',
    {
      benevolent: all(discardTrauma('self', 1), discardTrauma('self', 1, 'random')),
      antagonistic: place({ front: { basestar: 1, raider: 3 }, rear: { civilian: 1 } }),
    },
    'cavil',
  ),
  'ally-callandra-cally-tyrol': ally(
    names`Callandra “Cally” Tyrol | Callandra Tyrol, “Cally” | Callandra „Cally“ Tyrol | Callandra “Cally” Tyrol | Callandra „Cally” Tyrol`,
    'hangar-deck',
    { benevolent: draw('self', 3, ['engineering']), antagonistic: moraleAtRisk },
    'callandra-cally-tyrol',
  ),
  'ally-caprica-six': ally(
    names`Caprica Six | Cáprica Seis | Caprica Six | Caprica Six | Caprica Six`,
    'brig',
    { benevolent: jumpPreparation(1), antagonistic: all(discard('self', 3, { random: true }), takeDestiny(2)) },
    'caprica-six',
  ),
  'ally-chief-galen-tyrol': ally(
    names`“Chief” Galen Tyrol | Galen Tyrol, “Jefe” | „Chief“ Galen Tyrol | “Chef” Galen Tyrol | „Szef” Galen Tyrol`,
    'hangar-deck',
    { benevolent: either('self', repairLocations(2), repairVipers(4)), antagonistic: send('self', 'sickbay') },
    'chief-galen-tyrol',
  ),
  'ally-danna-biers': ally(
    names`D’Anna Biers | D’Anna Biers | D’Anna Biers | D’Anna Biers | D’Anna Biers`,
    'press-room',
    { benevolent: gain({ morale: 1 }), antagonistic: traumaOrCards },
    'danna-biers',
  ),
  'ally-diana-hardball-seelix': ally(
    names`Diana “Hardball” Seelix | Diana Seelix, “Hardball” | Diana „Hardball“ Seelix | Diana “Hardball” Seelix | Diana „Hardball” Seelix`,
    'armory',
    { benevolent: repairVipers(3), antagonistic: send('self', 'sickbay') },
  ),
  'ally-dr-sherman-cottle': ally(
    names`Dr. Sherman Cottle | Dr. Sherman Cottle | Dr. Sherman Cottle | Dr. Sherman Cottle | Dr Sherman Cottle`,
    'sickbay',
    {
      benevolent: all(discardTrauma('self', 3), moveAnywhere()),
      antagonistic: all(discard('self', 3), moveAnywhere()),
    },
    'sherman-doc-cottle',
  ),
  'ally-ellen-tigh': ally(
    names`Ellen Tigh | Ellen Tigh | Ellen Tigh | Ellen Tigh | Ellen Tigh`,
    'admirals-quarters',
    {
      benevolent: may(
        'self',
        either(
          'self',
          choose('self', { notTitle: 'president' }, giveTitle('president', 'chosen')),
          choose('self', { notTitle: 'admiral' }, giveTitle('admiral', 'chosen')),
        ),
      ),
      antagonistic: send('self', 'brig'),
    },
    'ellen-tigh',
  ),
  'ally-felix-gaeta': ally(
    names`Felix Gaeta | Felix Gaeta | Felix Gaeta | Felix Gaeta | Felix Gaeta`,
    'ftl-control',
    { benevolent: jumpPreparation(1), antagonistic: traumaOrCards },
    'felix-gaeta',
  ),
  'ally-gaius-baltar': ally(
    names`Gaius Baltar | Gaius Baltar | Gaius Baltar | Gaius Baltar | Gaius Baltar`,
    'research-lab',
    {
      benevolent: may(
        'self',
        choose('self', { cylonsToo: true, notSelf: true, hiddenLoyalty: true }, look('self', 'chosen')),
      ),
      antagonistic: when(travelledAtMost(7), drawLoyaltyAnew('self')),
    },
    'gaius-baltar',
  ),
  'ally-helena-cain': ally(
    names`Helena Cain | Helena Cain | Helena Cain | Helena Cain | Helena Cain`,
    'command',
    {
      benevolent: may('self', choose('self', { notSelf: true }, execute('chosen'))),
      antagonistic: send('admiral', 'brig'),
    },
    'helena-cain',
  ),
  'ally-kara-starbuck-thrace': ally(
    names`Kara “Starbuck” Thrace | Kara Thrace, “Starbuck” | Kara „Starbuck“ Thrace | Kara “Starbuck” Thrace | Kara „Starbuck” Thrace`,
    'hangar-deck',
    { benevolent: activateOneViper(4), antagonistic: activateCylons('raiders') },
    'kara-starbuck-thrace',
  ),
  'ally-karl-helo-agathon': ally(
    names`Karl “Helo” Agathon | Karl Agathon, “Helo” | Karl „Helo“ Agathon | Karl “Helo” Agathon | Karl „Helo” Agathon`,
    'weapons-control',
    { benevolent: draw('self', 3, ['tactics']), antagonistic: moraleAtRisk },
    'karl-helo-agathon',
  ),
  'ally-kendra-shaw': ally(
    names`Kendra Shaw | Kendra Shaw | Kendra Shaw | Kendra Shaw | Kendra Shaw`,
    'weapons-control',
    {
      benevolent: may('self', payFor(spend({ morale: 1 }), either('self', gain({ fuel: 1 }), gain({ food: 1 })))),
      antagonistic: destroyCivilianShip(),
    },
  ),
  'ally-laura-roslin': ally(
    names`Laura Roslin | Laura Roslin | Laura Roslin | Laura Roslin | Laura Roslin`,
    'presidents-office',
    { benevolent: discardTrauma('self', 2), antagonistic: drawTrauma('self', 2) },
    'laura-roslin',
  ),
  'ally-lee-apollo-adama': ally(
    names`Lee “Apollo” Adama | Lee Adama, “Apolo” | Lee „Apollo“ Adama | Lee “Apollo” Adama | Lee „Apollo” Adama`,
    'hangar-deck',
    { benevolent: may('self', vipersDestroyRaiders()), antagonistic: activateCylons('launch') },
    'lee-apollo-adama',
  ),
  'ally-leoben-conoy': ally(
    names`Leoben Conoy | Leoben Conoy | Leoben Conoy | Leoben Conoy | Leoben Conoy`,
    'communications',
    { benevolent: destroyInArea('all'), antagonistic: drawTrauma('self', 2) },
    'leoben-conoy',
  ),
  'ally-louanne-kat-katraine': ally(
    names`Louanne “Kat” Katraine | Louanne Katraine, “Kat” | Louanne „Kat“ Katraine | Louanne “Kat” Katraine | Louanne „Kat” Katraine`,
    'hangar-deck',
    { benevolent: draw('self', 3, ['piloting']), antagonistic: discard('self', 3) },
    'louanne-kat-katraine',
  ),
  'ally-louis-hoshi': ally(
    names`Louis Hoshi | Louis Hoshi | Louis Hoshi | Louis Hoshi | Louis Hoshi`,
    'communications',
    { benevolent: returnCivilian(), antagonistic: activateCylons('basestars') },
    'louis-hoshi',
  ),
  'ally-margaret-racetrack-edmondson': ally(
    names`Margaret “Racetrack” Edmondson | Margaret Edmondson, “Racetrack” | Margaret „Racetrack“ Edmondson | Margaret “Racetrack” Edmondson | Margaret „Racetrack” Edmondson`,
    'weapons-control',
    { benevolent: gain({ fuel: 1 }), antagonistic: traumaAndCard },
  ),
  'ally-priestess-elosha': ally(
    names`Priestess Elosha | Sacerdotisa Elosha | Priesterin Elosha | Prêtresse Elosha | Kapłanka Elosha`,
    'presidents-office',
    { benevolent: scout('crisis'), antagonistic: drawTrauma('self', 2) },
  ),
  'ally-romo-lampkin': ally(
    names`Romo Lampkin | Romo Lampkin | Romo Lampkin | Romo Lampkin | Romo Lampkin`,
    'brig',
    { benevolent: leaveBrig('self', 'self', { anywhere: true }), antagonistic: discardHand('self') },
    'romo-lampkin',
  ),
  'ally-samuel-t-anders': ally(
    names`Samuel T. Anders | Samuel T. Anders | Samuel T. Anders | Samuel T. Anders | Samuel T. Anders`,
    'armory',
    { benevolent: driveCenturionsBack(), antagonistic: damageVipers(2, 'unmanned') },
    'samuel-t-anders',
  ),
  'ally-saul-tigh': ally(
    names`Saul Tigh | Saul Tigh | Saul Tigh | Saul Tigh | Saul Tigh`,
    'command',
    {
      benevolent: may('self', choose('self', { notSelf: true, sendTo: 'brig' }, send('chosen', 'brig'))),
      antagonistic: send('self', 'brig'),
    },
    'saul-tigh',
  ),
  'ally-sharon-boomer-valerii': ally(
    names`Sharon “Boomer” Valerii | Sharon Valerii, “Boomer” | Sharon „Boomer“ Valerii | Sharon “Boomer” Valerii | Sharon „Boomer” Valerii`,
    'armory',
    { benevolent: gain({ food: 1 }), antagonistic: damageGalactica() },
    'sharon-boomer-valerii',
  ),
  'ally-simon-oneill': ally(
    names`Simon O’Neill | Simon O’Neill | Simon O’Neill | Simon O’Neill | Simon O’Neill`,
    'sickbay',
    { benevolent: all(draw('self', 2), moveAnywhere()), antagonistic: all(drawTrauma('self', 2), moveAnywhere()) },
    'simon-oneill',
  ),
  'ally-tom-zarek': ally(
    names`Tom Zarek | Tom Zarek | Tom Zarek | Tom Zarek | Tom Zarek`,
    'administration',
    {
      benevolent: may(
        'self',
        payFor(spend({ population: 1 }), either('self', gain({ fuel: 1 }), gain({ food: 1 }), gain({ morale: 1 }))),
      ),
      antagonistic: send('self', 'brig'),
    },
    'tom-zarek',
  ),
  'ally-tory-foster': ally(
    names`Tory Foster | Tory Foster | Tory Foster | Tory Foster | Tory Foster`,
    'press-room',
    { benevolent: draw('self', 3, ['politics']), antagonistic: discard('self', 2, { random: true }) },
    'tory-foster',
  ),
  'ally-william-adama': ally(
    names`William Adama | William Adama | William Adama | William Adama | William Adama`,
    'admirals-quarters',
    { benevolent: draw('self', 3, ['leadership']), antagonistic: jumpPreparation(-1) },
    'william-adama',
  ),
} as const satisfies Record<string, Ally>
