// What a table is set up with, in words.

import { availableObjectives, checkOptions, type Language } from '@cic/engine'
import type { Pace, TableSettings } from '@cic/protocol'
import { languageNames } from '../language.ts'
import { useLanguage } from '../settings.ts'
import { timeLeft } from '../table/time.ts'
import { home } from '../words/home.ts'
import { setup } from '../words/setup.ts'
import { type Say, useWords } from '../words/words.ts'
import { expansions, variantsFor } from './choices.ts'
import './settings-summary.css'

export function SettingsSummary({ settings, players }: { settings: TableSettings; players: number }) {
  const t = useWords(setup)
  const h = useWords(home)
  const language = useLanguage()
  const { game, pace, visibility } = settings
  const sets = game.sets ?? ['base']
  const played = expansions().filter(({ id }) => sets.includes(id))
  const chosen = game.objective ?? checkOptions({ sets, players }).objective
  const objective = availableObjectives(sets).find(({ id }) => id === chosen)
  const rows: [string, string][] = [
    [h('players'), String(players)],
    [t('expansions'), played.map(({ name }) => name[language]).join(', ') || h('noExpansions')],
    [t('objective'), objective?.name[language] ?? ''],
    [t('resources'), t(game.resources ?? 'standard')],
    [t('pace'), t(pace.kind === 'live' ? 'paceLive' : 'paceSlow')],
    ...(pace.kind === 'live'
      ? [[t('windowSeconds'), t('seconds', { n: pace.windowSeconds })] as [string, string]]
      : []),
    ...clockRows(pace, t, language),
    [t('visibility'), t(visibility === 'public' ? 'public' : 'byLink')],
    [t('tableLanguage'), languageNames[settings.language]],
  ]
  return (
    <section class="settings-summary" aria-labelledby="settings-summary">
      <h2 id="settings-summary">{t('rulesOfTable')}</h2>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {variantsFor(game, players)
        .filter((variant) => game[variant] === true)
        .map((variant) => (
          <p key={variant}>{t(variant)}</p>
        ))}
    </section>
  )
}

/** How long everybody has, what happens when it is used up, and when nobody has to answer. */
function clockRows({ clock, absence }: Pace, t: Say<typeof setup>, language: Language): [string, string][] {
  const away: [string, string] = [t('whenAway'), t(absence === 'bot' ? 'awayBot' : 'awayWaits')]
  if (clock === undefined) return [[t('clock'), t('noClock')], away]
  const { bankSeconds, incrementSeconds, onTimeout, quiet } = clock
  const time = (seconds: number): string => timeLeft(seconds, language)
  return [
    [t('clock'), t('clockIs', { bank: time(bankSeconds), gain: time(incrementSeconds) })],
    [t('onTimeout'), t(onTimeout === 'bot' ? 'timeoutBot' : 'timeoutDefault')],
    ...(quiet === undefined ? [] : [[t('quiet'), `${quiet.from}–${quiet.to} (${quiet.zone})`] as [string, string]]),
    away,
  ]
}
