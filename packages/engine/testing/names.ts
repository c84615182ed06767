// The names of everything in the boxes, for checks that somebody knows none of them.

import { everything } from '../src/core/boxes.ts'
import '../src/sets/index.ts'

/** The ids of all cards, sheets, abilities, places, agendas, actions and boxes, by what they are. */
export function namesOfEverything(): Record<string, string[]> {
  const { skillCards, crises, superCrises, quorum, destinations, loyalty, characters, locations, otherDecks, actions } =
    everything()
  return {
    skillCards: Object.values(skillCards).map(({ kind }) => kind),
    crises: Object.keys(crises),
    superCrises: Object.keys(superCrises),
    quorum: Object.keys(quorum),
    destinations: Object.keys(destinations),
    loyalty: Object.keys(loyalty),
    characters: Object.keys(characters),
    abilities: Object.values(characters).flatMap(({ abilities }) => Object.keys(abilities)),
    locations: Object.keys(locations),
    aims: Object.values(otherDecks).flatMap((deck) => Object.keys(deck)),
    actions: Object.keys(actions),
  }
}
