// The balance report as one page that needs nothing else: every section says what it is about, draws it, and has the numbers
// in a table.

import { resources, type Side } from '@cic/engine'
import type { Rate } from '../statistics.ts'
import { type CrisisFigures, endings, type Figures, type Spread } from './figures.ts'
import { decimal, escaped, figure, folded, type Key, percent, rateText, section, signed, table } from './markup.ts'
import { barPlot, curvePlot, histogram, intervalPlot } from './plots.ts'
import { style } from './style.ts'

/** What the page says about how it was made. */
export interface Making {
  readonly bots: string
  readonly sets: string
  readonly players: string
  readonly seed: string
}

export function balancePage(figures: Figures, making: Making): string {
  const parts = sections.map((make) => make(figures)).filter((part) => part !== '')
  const titles = parts.map((part) => /id="([\w-]+)-title">([^<]+)</.exec(part)?.slice(1) ?? [])
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Balance of the game, as bots play it</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Balance of the game, as bots play it</h1>
<p>${escaped(introduction(figures, making))}</p>
${tiles(figures)}
<nav aria-label="Sections"><ul>
${titles.map(([id, title]) => `<li><a href="#${id}">${title}</a></li>`).join('\n')}
</ul></nav>
</header>
<main>
${parts.join('\n')}
</main>
</body>
</html>
`
}

function introduction({ games, finished, failures }: Figures, { bots, sets, players, seed }: Making): string {
  const table = players === 'any' ? 'every number of players in turn' : `${players} players`
  const failed = failures.length === 0 ? '' : ` ${decimal(games - finished)} games failed and are left out.`
  return (
    `${decimal(finished)} games (${sets.replaceAll(',', ', ')}) with ${table}, played by bots (${bots.replaceAll(',', ', ')}) from seed “${seed}”. ` +
    `They tell how these bots play at least as much as how the game is. Numbers in brackets are 95 % intervals: ` +
    `in 19 of 20 such reports the true value lies within.${failed}`
  )
}

function tiles({ winners, length }: Figures): string {
  const all = winners[winners.length - 1]
  const middle = ({ groups }: Spread): [string, string] => {
    const [, low, median, high] = groups[groups.length - 1].quantiles
    return [decimal(median), `half of all games: ${decimal(low)} to ${decimal(high)}`]
  }
  const interval = ({ low, high }: Rate): string => `${percent(low)} to ${percent(high)}`
  const facts: [string, string, string][] = [
    ['Humans win', percent(all.humans.rate), interval(all.humans)],
    ['Cylons win', percent(all.cylons.rate), interval(all.cylons)],
    ['Turns in a game', ...middle(length.turns)],
    ['Decisions in a game', ...middle(length.decisions)],
  ]
  const tile = ([title, value, more]: readonly string[]): string =>
    `<div><dt>${title}</dt><dd>${value}<small>${more}</small></dd></div>`
  return `<dl class="tiles">${facts.map(tile).join('')}</dl>`
}

const sections: readonly ((figures: Figures) => string)[] = [
  winnersSection,
  tablesSection,
  endingsSection,
  lengthSection,
  resourcesSection,
  crisesSection,
  charactersSection,
  aimsSection,
  revealsSection,
  jumpsSection,
  timesSection,
]

const seatsLabel = (players: number | 'all'): string => (players === 'all' ? 'all games' : `${players} players`)

const shares = [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, label: `${100 * at}` }))

const sideKeys: readonly Key[] = [
  { key: 'humans', label: 'humans won' },
  { key: 'cylons', label: 'Cylons won' },
]

function winnersSection({ winners }: Figures): string {
  const rows = winners.map(({ players, humans }) => ({
    label: seatsLabel(players),
    key: players === 'all' ? 'plain' : 'humans',
    at: humans.rate,
    low: humans.low,
    high: humans.high,
    value: rateText(humans),
  }))
  return section({
    id: 'winners',
    title: 'Who wins',
    text: [
      'How often the humans win with each number of players; the Cylons win the rest. The shaded stretch, 35 to 65 %, is ' +
        'where good play on both sides should lead. A dot outside it, with its whole line, means that one side plays badly.',
    ],
    content: [
      figure({
        title: 'Games won by the humans, in per cent',
        alternative: `Win rate of the humans: ${rows.map(({ label, value }) => `${label} ${value}`).join(', ')}.`,
        plot: intervalPlot(rows, { labelWidth: 80, ticks: shares, aim: [0.35, 0.65] }),
      }),
      table({
        caption: 'Wins by number of players',
        head: ['', 'games', 'humans', 'Cylons'],
        rows: winners.map(({ players, humans, cylons }) => [
          seatsLabel(players),
          decimal(humans.of),
          rateText(humans),
          rateText(cylons),
        ]),
      }),
    ],
  })
}

function tablesSection({ tables, levels }: Figures): string {
  return section({
    id: 'tables',
    title: 'By box, objective and level',
    text: [
      'The same for each kind of table that was played, and for each level of play. Whoever has aims of their own, as Cylon leaders have, wins ' +
        'by them, with either side.',
    ],
    content: [
      table({
        caption: 'Wins by boxes, objective and number of players',
        head: ['boxes', 'objective', 'players', 'games', 'humans', 'Cylons', 'own aims'],
        rows: tables.map(({ sets, objective, players, humans, cylons, ownAims }) => [
          sets,
          objective,
          String(players),
          decimal(humans.of),
          rateText(humans),
          rateText(cylons),
          ownAims.of === 0 ? '–' : rateText(ownAims),
        ]),
      }),
      table({
        caption: 'Wins by level and side',
        head: ['level', 'as human', 'as Cylon'],
        rows: levels.map(({ level, asHuman, asCylon }) => [level, rateText(asHuman), rateText(asCylon)]),
      }),
    ],
  })
}

const endingNames: Readonly<Record<string, string>> = {
  kobol: 'fleet arrived',
  fuel: 'no fuel',
  food: 'no food',
  morale: 'no morale',
  population: 'no population',
  'galactica-destroyed': 'Galactica destroyed',
  boarded: 'Galactica boarded',
}

const nameOfEnding = (ending: string): string => endingNames[ending] ?? ending

function endingsSection({ endings: groups }: Figures): string {
  const bars = groups.map(({ players, games, reasons }) => ({
    label: seatsLabel(players),
    value: `${decimal(games)} games`,
    parts: endings.map((ending) => {
      const share = games === 0 ? 0 : reasons[ending] / games
      return { key: ending, size: share, text: percent(share) }
    }),
  }))
  const all = groups[groups.length - 1]
  return section({
    id: 'endings',
    title: 'How games ended',
    text: [
      'The humans have one way to win: the fleet arrives. The Cylons have six. Where a colour is missing, games of that size never ended so.',
    ],
    content: [
      figure({
        title: 'Share of each ending',
        alternative: `Of ${all.games} games: ${endings.map((one) => `${nameOfEnding(one)} ${all.reasons[one]}`).join(', ')}.`,
        legend: endings.map((ending) => ({ key: ending, label: nameOfEnding(ending) })),
        plot: barPlot(bars, 1),
      }),
      table({
        caption: 'Games by ending',
        head: ['players', ...groups.map(({ players }) => String(players)), 'all, in\u202f%'],
        rows: endings.map((ending) => [
          nameOfEnding(ending),
          ...groups.map(({ reasons }) => decimal(reasons[ending])),
          decimal((100 * all.reasons[ending]) / all.games, 1),
        ]),
      }),
    ],
  })
}

function lengthSection({ length }: Figures): string {
  const spreadFigure = (name: string, { lengths, groups }: Spread): string => {
    const [shortest, , median, , longest] = groups[groups.length - 1].quantiles
    return figure({
      title: `Games by number of ${name}`,
      alternative: `From ${shortest} to ${longest} ${name}, half of the games up to ${median}.`,
      legend: sideKeys,
      plot: histogram(
        (['humans', 'cylons'] as const).map((key) => ({ key, values: lengths[key] })),
        name,
      ),
    })
  }
  const spreadTable = (name: string, { groups }: Spread): string =>
    table({
      caption: `${name} in a game`,
      head: ['', 'shortest', 'a quarter up to', 'half up to', 'three quarters up to', 'longest'],
      rows: groups.map(({ players, quantiles }) => [seatsLabel(players), ...quantiles.map((one) => decimal(one))]),
    })
  return section({
    id: 'length',
    title: 'How long games are',
    text: [
      'A turn is one player’s turn. A decision is one question answered by one player; passing in a window counts too.',
    ],
    content: [spreadFigure('turns', length.turns), spreadFigure('decisions', length.decisions)],
    below: [
      folded('Lengths in numbers', spreadTable('Turns', length.turns) + spreadTable('Decisions', length.decisions)),
    ],
  })
}

const capital = (word: string): string => word[0].toUpperCase() + word.slice(1)

const curveLegend: readonly Key[] = [
  { key: 'humans', label: 'games that humans won' },
  { key: 'cylons', label: 'games that Cylons won (dashed)' },
]

function resourcesSection({ curves }: Figures): string {
  const plots = resources.map((resource) => {
    const own = curves[resource]
    const last = (side: Side): string => {
      const point = own[side].at(-1)
      return point === undefined ? 'none' : `${decimal(point.median, 1)} after ${point.turn} turns`
    }
    return figure({
      title: capital(resource),
      alternative: `Median of ${resource}: where humans won ${last('humans')}, where Cylons won ${last('cylons')}.`,
      legend: curveLegend,
      plot: curvePlot((['humans', 'cylons'] as const).map((key) => ({ key, points: own[key] }))),
    })
  })
  return section({
    id: 'resources',
    title: 'Resources over time',
    text: [
      'The line is the median of the games still going on, the band around it holds the middle half of them. A line ends where ' +
        'fewer than a quarter of the games went on. The resource whose two lines part first decides games.',
    ],
    content: plots,
    below: [folded('Resources in numbers', curvesTable(curves))],
  })
}

function curvesTable(curves: Figures['curves']): string {
  const sides = ['humans', 'cylons'] as const
  const turns = Math.max(...sides.map((side) => curves.fuel[side].length))
  const marks = Array.from({ length: turns }, (_, turn) => turn).filter((turn) => turn % 5 === 0)
  return table({
    caption: 'Median after so many turns: games that humans won / that Cylons won',
    head: ['turns', ...resources],
    rows: marks.map((turn) => [
      String(turn),
      ...resources.map((resource) =>
        sides
          .map((side) =>
            curves[resource][side][turn] === undefined ? '–' : decimal(curves[resource][side][turn].median),
          )
          .join(' / '),
      ),
    ]),
  })
}

function crisesSection({ crises }: Figures): string {
  const worst = crises.filter(({ total }) => total < 0).slice(0, 15)
  const loss = ({ change }: CrisisFigures): number => resources.reduce((sum, one) => sum - Math.min(0, change[one]), 0)
  const rows = worst.map((crisis) => ({
    label: crisis.name,
    value: signed(crisis.total, 2),
    parts: resources.map((resource) => ({ key: resource, size: Math.max(0, -crisis.change[resource]) })),
  }))
  return section({
    id: 'crises',
    title: 'Crises that hurt most',
    text: [
      'What all resources together lost on average from the moment the card was drawn until it was done with: by its own text, ' +
        'and by the Cylon ships that it set in motion. What a jump at its end cost is left out, as that is the destination’s price. ' +
        'Skill cards, damage and people lost to Sickbay or the Brig are not counted.',
      'Passed, partly and failed are results of the card’s skill check, and the boxes are what was chosen on a card with two; ' +
        'all of the times that the card was drawn. A bar shows what was lost; the number beside it also counts what was gained.',
    ],
    content: [
      figure({
        title: 'Average loss, the fifteen worst',
        alternative: `The worst are ${rows
          .slice(0, 5)
          .map(({ label, value }) => `${label} (${value})`)
          .join(', ')}.`,
        legend: resources.map((resource) => ({ key: resource, label: resource })),
        plot: barPlot(rows, Math.max(0.01, ...worst.map(loss))),
      }),
      table({
        caption: 'The fifteen worst: how they went',
        head: ['', 'drawn', 'passed', 'partly', 'failed', '1st box', '2nd box'],
        rows: worst.map((crisis) => [crisis.name, decimal(crisis.drawn), ...howItWent(crisis)]),
      }),
    ],
    below: [folded(`All ${crises.length} crises in numbers`, crisesTable(crises))],
  })
}

/** How often its check was passed, and which box was chosen, of all times the card was drawn. */
function howItWent({ drawn, outcomes: { pass, partial, fail }, options }: CrisisFigures): string[] {
  const checked = pass + partial + fail > 0
  const share = (count: number, has: boolean): string => (has ? percent(count / drawn) : '–')
  return [
    share(pass, checked),
    share(partial, partial > 0),
    share(fail, checked),
    ...[0, 1].map((box) => share(options?.[box] ?? 0, options !== undefined)),
  ]
}

function crisesTable(crises: readonly CrisisFigures[]): string {
  return table({
    caption: 'Average change of each resource, and how the card went',
    head: ['', 'drawn', ...resources, 'together', 'passed', 'partly', 'failed', '1st box', '2nd box'],
    rows: crises.map((crisis) => [
      crisis.name + (crisis.superCrisis ? ' (super crisis)' : ''),
      decimal(crisis.drawn),
      ...resources.map((resource) => signed(crisis.change[resource], 2)),
      signed(crisis.total, 2),
      ...howItWent(crisis),
    ]),
  })
}

function charactersSection({ characters }: Figures): string {
  const rows = characters.map(({ name, wins }) => ({
    label: name,
    key: 'plain',
    at: wins.rate,
    low: wins.low,
    high: wins.high,
    value: rateText(wins),
  }))
  return section({
    id: 'characters',
    title: 'Characters',
    text: [
      'How often the player of each character won, on whichever side they were when the game ended. As bots do not choose at ' +
        'random, a character who is taken first sits at other tables than one who is left over.',
    ],
    content: [
      figure({
        title: 'Games won by the character’s player, in per cent',
        alternative: `From most to least: ${rows.map(({ label, value }) => `${label} ${value}`).join(', ')}.`,
        plot: intervalPlot(rows, { labelWidth: 118, ticks: shares }),
      }),
      table({
        caption: 'Wins by character',
        head: ['', 'games', 'wins', 'as human', 'as Cylon', 'was a Cylon'],
        rows: characters.map(({ name, wins, asHuman, asCylon, cylon }) => [
          name,
          decimal(wins.of),
          ...[wins, asHuman, asCylon].map(rateText),
          percent(cylon.rate),
        ]),
      }),
    ],
  })
}

function revealsSection({ reveals }: Figures): string {
  const { own, sympathizers, revealed, early, cylonWins } = reveals
  const plot =
    own.length + sympathizers.length === 0
      ? '<p>No Cylon was revealed in these games.</p>'
      : figure({
          title: 'Reveals by turn',
          alternative: `${own.length} Cylons revealed themselves, ${sympathizers.length} Sympathizers joined them.`,
          legend: [
            { key: 'cylons', label: 'Cylon revealed' },
            { key: 'boarded', label: 'Sympathizer turned' },
          ],
          plot: histogram(
            [
              { key: 'cylons', values: own },
              { key: 'boarded', values: sympathizers },
            ],
            'turn',
          ),
        })
  return section({
    id: 'reveals',
    title: 'When Cylons revealed themselves',
    text: [
      `Of the players who held a Cylon card, ${rateText(revealed)} had revealed it by the end; of these, ${rateText(early)} ` +
        'did so before the Sleeper Agent phase. The others stayed hidden to the end.',
    ],
    content: [
      plot,
      table({
        caption: 'Cylon wins by revealed Cylons',
        head: ['revealed at the end', 'games', 'Cylons win'],
        rows: cylonWins.map(({ revealed: count, wins }) => [String(count), decimal(wins.of), rateText(wins)]),
      }),
    ],
  })
}

/** Nothing, where nobody had any. */
function aimsSection({ aims }: Figures): string {
  if (aims.length === 0) return ''
  return section({
    id: 'aims',
    title: 'Aims of their own',
    text: [
      'Who wins by cards of their own: how often what a card asks for was true in the end, and how often its player won.',
    ],
    content: [
      table({
        caption: 'Aims',
        head: ['card', 'wins with', 'dealt', 'true in the end', 'player won'],
        rows: aims.map(({ name, wins, met, won }) => [
          name,
          wins === 'humans' ? 'humans' : 'Cylons',
          decimal(met.of),
          rateText(met),
          rateText(won),
        ]),
      }),
    ],
  })
}

function jumpsSection({ jumps: { ftlControl, autoJump, nth } }: Figures): string {
  const plot =
    ftlControl.length + autoJump.length === 0
      ? '<p>The fleet never jumped in these games.</p>'
      : figure({
          title: 'Jumps by turn',
          alternative: `${ftlControl.length} jumps from FTL Control, ${autoJump.length} by Auto Jump.`,
          legend: [
            { key: 'plain', label: 'from FTL Control' },
            { key: 'fuel', label: 'Auto Jump' },
          ],
          plot: histogram(
            [
              { key: 'plain', values: ftlControl },
              { key: 'fuel', values: autoJump },
            ],
            'turn',
          ),
        })
  return section({
    id: 'jumps',
    title: 'Jumps',
    text: [
      'A jump from FTL Control comes earlier and may cost population; an Auto Jump waits for the end of the track.',
    ],
    content: [
      plot,
      table({
        caption: 'The jumps of a game, one after another',
        head: ['jump', 'games', 'median turn', 'middle half', 'from FTL Control'],
        rows: nth.map(({ number, games, turns: [low, median, high], ftlControl: share }) => [
          String(number),
          decimal(games),
          decimal(median),
          `${decimal(low)}–${decimal(high)}`,
          rateText(share),
        ]),
      }),
    ],
  })
}

function timesSection({ times }: Figures): string {
  const place = (milliseconds: number): number => Math.log10(Math.max(0.01, milliseconds))
  const ticks = [0.01, 0.1, 1, 10, 100, 1000].map((one) => ({ at: Math.log10(one), label: String(one) }))
  const rows = times.map(({ level, median, p99 }) => ({
    label: level,
    key: 'plain',
    at: place(median),
    low: place(median),
    high: place(p99),
    value: `${inMilliseconds(median)} – ${inMilliseconds(p99)}`,
  }))
  return section({
    id: 'times',
    title: 'Time for a decision',
    text: [
      'On the machine that played these games, with whatever else it was doing: from seeing the table to the answer.',
    ],
    content: [
      figure({
        title: 'Milliseconds: the median (dot) and up to the slowest hundredth (line)',
        alternative: rows.map(({ label, value }) => `${label}: ${value} ms`).join(', '),
        plot: intervalPlot(rows, { labelWidth: 66, ticks }),
      }),
      table({
        caption: 'Milliseconds for a decision',
        head: ['', 'decisions', 'half up to', '90 % up to', '99 % up to', 'longest'],
        rows: times.map(({ level, decisions, median, p90, p99, longest }) => [
          level,
          decimal(decisions),
          ...[median, p90, p99, longest].map(inMilliseconds),
        ]),
      }),
    ],
  })
}

const inMilliseconds = (time: number): string => decimal(time, time < 0.1 ? 3 : time < 10 ? 2 : 0)
