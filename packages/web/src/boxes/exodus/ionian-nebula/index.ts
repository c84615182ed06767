// What the Ionian Nebula brings to the page, with its rules. The box is here already.

import { plugIn } from '../../slots.ts'
import { AlliesAbout, AlliesHere, AlliesWaiting, TokenHere } from './allies.tsx'
import { CrossroadsStrip } from './crossroads-strip.tsx'
import { icons } from './icons.ts'
import { MyTrauma, TraumaFact } from './my-trauma.tsx'
import { BattleScene, CrossroadsScene, DisasterScene, EliminatedScene, MeetingScene, TrialScene } from './scenes.tsx'
import { nebulaWords } from './words.ts'

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
    meetsAlly: MeetingScene,
    drawsDisaster: DisasterScene,
    crossroadsPhase: BattleScene,
    turnsUpCrossroads: CrossroadsScene,
    trial: TrialScene,
    eliminated: EliminatedScene,
  },
  groups: {
    ally: { decks: ['ally'], name: nebulaWords.allies },
    crossroads: { decks: ['crossroads'], name: nebulaWords.crossroads },
    trauma: { decks: ['trauma'], name: nebulaWords.trauma },
  },
  keyLines: ['meetsAlly', 'crossroadsPhase', 'turnsUpCrossroads', 'eliminated'],
})
