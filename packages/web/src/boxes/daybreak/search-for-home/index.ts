// What the Search for Home brings to the page, with its rules. The box is here already.

import { rebelsWith } from '@cic/engine/boxes/daybreak/search-for-home'
import { later } from '../../../parts/later.tsx'
import { sayIn } from '../../../words/words.ts'
import { plugIn } from '../../slots.ts'
import { icons } from './icons.ts'
import { ActiveMission } from './mission.tsx'
import { searchWords } from './words.ts'

const scenes = () => import('./scenes.tsx')

plugIn({
  id: 'search-for-home',
  icons,
  boardShips: { demetrius: 'civilian', 'rebel-basestar': 'basestar' },
  boardWord: (game, board, language) => {
    const side = board === 'rebel-basestar' ? rebelsWith(game) : undefined
    if (side === undefined) return undefined
    return { word: sayIn(searchWords, language)(side === 'humans' ? 'withHumans' : 'withCylons'), side }
  },
  OnBoard: ActiveMission,
  sceneViews: {
    activatesMission: later(() => scenes().then((part) => part.MissionScene)),
    missionResolved: later(() => scenes().then((part) => part.MissionOverScene)),
    rebels: later(() => scenes().then((part) => part.RebelScene)),
  },
  groups: { mission: { decks: ['mission'], name: searchWords.missions } },
  keyLines: ['activatesMission', 'missionResolved', 'rebels'],
})
