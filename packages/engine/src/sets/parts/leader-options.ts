// Which games with Cylon leaders there are. (Rulebooks: Choosing a Cylon leader; Playing with seven players.)

import type { SetOptions } from '../../core/card.ts'
import { says } from '../../core/languages.ts'

export const leaderOptions: SetOptions = {
  players: [7],
  variants: ['noCylonLeader'],
  refuses: ({ players, noCylonLeader }) => {
    if (players === 3 && noCylonLeader)
      return says`With three players there is no Cylon leader anyway. | Con tres jugadores no hay líder cylon de todos modos. | Zu dritt gibt es ohnehin keinen Zylonen-Führer. | À trois joueurs, il n’y a de toute façon pas de leader cylon. | W trójkę i tak nie ma Przywódcy Cylonów.`
    if (players === 7 && noCylonLeader)
      return says`With seven players one of them plays a Cylon leader. | Con siete jugadores, uno de ellos lleva un líder cylon. | Zu siebt spielt einer von ihnen einen Zylonen-Führer. | À sept joueurs, l’un d’eux joue un leader cylon. | W siedem osób jedna z nich gra Przywódcą Cylonów.`
    return undefined
  },
}
