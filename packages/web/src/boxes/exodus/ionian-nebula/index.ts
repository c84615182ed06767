// What the Ionian Nebula brings to the page, with its rules. The box is here already.

import { later } from '../../../parts/later.tsx'
import { plugIn } from '../../slots.ts'
import { AlliesAbout, AlliesHere, AlliesWaiting, TokenHere } from './allies.tsx'
import { CrossroadsStrip } from './crossroads-strip.tsx'
import { icons } from './icons.ts'
import { MyTrauma, TraumaFact } from './my-trauma.tsx'
import { nebulaWords } from './words.ts'

const scenes = () => import('./scenes.tsx')

plugIn({
  id: 'ionian-nebula',
  icons,
  InRoom: AlliesHere,
  OnRoom: TokenHere,
  OnMove: AlliesWaiting,
  AboutPlace: AlliesAbout,
  InStrip: CrossroadsStrip,
  InFacts: TraumaFact,
  InSecrets: MyTrauma,
  sceneViews: {
    meetsAlly: later(() => scenes().then((part) => part.MeetingScene)),
    drawsDisaster: later(() => scenes().then((part) => part.DisasterScene)),
    crossroadsPhase: later(() => scenes().then((part) => part.BattleScene)),
    turnsUpCrossroads: later(() => scenes().then((part) => part.CrossroadsScene)),
    trial: later(() => scenes().then((part) => part.TrialScene)),
    eliminated: later(() => scenes().then((part) => part.EliminatedScene)),
  },
  groups: {
    ally: { decks: ['ally'], name: nebulaWords.allies },
    crossroads: { decks: ['crossroads'], name: nebulaWords.crossroads },
    trauma: { decks: ['trauma'], name: nebulaWords.trauma },
  },
  keyLines: ['meetsAlly', 'crossroadsPhase', 'turnsUpCrossroads', 'eliminated'],
})
