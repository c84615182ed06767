// At a live table every window takes the same time on everybody's screen, whether anybody could answer or not.

import { useScene } from '../table/scene.ts'
import { useNow } from '../table/use-now.ts'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import './window-countdown.css'

export function WindowCountdown() {
  const t = useWords(questionWords)
  const { picture, game, decision, mySeat, session } = useScene()
  const { window } = picture
  const now = useNow(window !== undefined, 250)
  const asked = decision?.kind === 'window:ask'
  const passForTurn = (): void => {
    if (mySeat === undefined) return
    const { orders } = game.seats[mySeat]
    void session.order([{ what: '*', do: 'pass', thisTurn: game.turn }, ...orders])
  }
  if (window === undefined && !asked) return undefined
  const left = window === undefined ? 0 : Math.max(0, Math.ceil((window.closesAt - now) / 1000))
  const whole = picture.settings.pace.windowSeconds
  return (
    <div class="window">
      {window !== undefined && (
        <>
          <progress
            max={whole}
            value={Math.min(whole, (window.closesAt - now) / 1000)}
            aria-label={t('windowCloses', { n: left })}
          />
          <span class="quiet">{t('windowCloses', { n: left })}</span>
        </>
      )}
      {asked && (
        <button type="button" class="bare pass-turn" onClick={passForTurn}>
          {t('passThisTurn')}
        </button>
      )}
    </div>
  )
}
