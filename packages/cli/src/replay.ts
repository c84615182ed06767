// Replays the record of a game: prints what happened, turn by turn, and checks that it ends in the same state.

import { createInterface } from 'node:readline/promises'
import {
  beginning,
  type Choice,
  type Decision,
  describeLog,
  describeOption,
  describeQuestion,
  follow,
  type Game,
  GameError,
  type GameRecord,
  type LogEntry,
  pending,
  playedBy,
  type Reader,
  type Seat,
  type TakenBack,
  type Viewer,
  view,
} from '@cic/engine'
import { languageFrom, main, printJson, UsageError, wholeNumber } from './arguments.ts'
import { hashOf, readRecord } from './records.ts'

await main({
  name: 'replay',
  help: `
Replays the record of a game, prints its log, and checks that it ends in the recorded state.

  npm run -s replay -- FILE [--as 0] [--language de] [--step] [--anyway]

  --as SEAT|spectator|all   whose eyes to see it with: a seat from 0, or all-knowing (all)
  --language NAME           en, es, de, fr or pl (en)
  --until N                 stops after so many choices
  --step                    shows each decision with its options and the answer, and waits for Enter on a terminal
  --anyway                  tries it though the game was played by other rules than today's: it may end elsewhere, or not fit
  --json                    prints { choices, turns, over, hash, matches, log }

Ends with 1 if the record cannot be replayed or ends in another state, with 2 if the arguments are wrong.`,
  options: {
    as: { type: 'string', default: 'all' },
    language: { type: 'string', default: 'en' },
    until: { type: 'string' },
    step: { type: 'boolean', default: false },
    anyway: { type: 'boolean', default: false },
  },
  run: async (values, positionals) => {
    if (positionals.length !== 1) throw new UsageError('Name one file to replay.')
    const language = languageFrom(values.language)
    const until = values.until === undefined ? undefined : wholeNumber('until', values.until, 0)
    const eyes = eyesFrom(values.as)
    try {
      const record = readRecord(positionals[0])
      if (typeof eyes === 'number' && eyes >= record.options.players) {
        throw new UsageError(`--as ${eyes}: the seats of this game are 0 to ${record.options.players - 1}.`)
      }
      const { step, anyway } = values
      const report = await replay({ record, eyes, language, until, step, anyway, quiet: values.json === true })
      if (values.json) printJson(report)
      return report.matches === false ? 1 : 0
    } catch (error) {
      if (!(error instanceof GameError)) throw error
      console.error(`replay: ${error.message}`)
      return 1
    }
  },
})

type Eyes = Viewer | 'all'

interface Replay {
  readonly record: GameRecord
  readonly eyes: Eyes
  readonly language: Reader['language']
  readonly until: number | undefined
  readonly step: boolean
  readonly anyway: boolean
  /** Prints nothing. */
  readonly quiet: boolean
}

interface Report {
  readonly choices: number
  readonly turns: number
  readonly over: Game['over']
  readonly hash: string
  /** Whether the hash is the recorded one; absent, if there is none to compare. */
  readonly matches: boolean | undefined
  readonly log: readonly string[]
}

async function replay({ record, eyes, language, until, step, anyway, quiet }: Replay): Promise<Report> {
  let game = beginning(record, { anyway })
  const reader: Reader = { language, character: (seat) => playedBy(game, seat) }
  const print = quiet ? () => undefined : (line: string) => console.log(line)
  const log: string[] = []
  let turn = 0
  let shown = 0
  const showLog = (): void => {
    const entries = logOf(game, eyes)
    for (const entry of entries.slice(shown)) {
      const line = eyes === 'all' ? `${toWhom(entry, reader)}${describeLog(entry, reader)}` : describeLog(entry, reader)
      log.push(line)
      if (entry.t === 'turn') print('')
      print(line)
    }
    // After something was taken back the log is shorter.
    shown = entries.length
  }
  showLog()
  const choices = record.choices.slice(0, until)
  for (const [i, choice] of choices.entries()) {
    if (step && !quiet) await showChoice(choice, decisionOf(game, choice), reader, i + 1, eyes)
    game = follow(record, i, game)
    showLog()
    turn = game.turn
  }
  const hash = hashOf(game)
  const whole = choices.length === record.choices.length
  const matches = whole && record.hash !== undefined ? hash === record.hash : undefined
  const report = { choices: choices.length, turns: turn, over: game.over, hash, matches, log }
  print(`\n${ending(report)}`)
  return report
}

function logOf(game: Game, eyes: Eyes): Game['log'] {
  return eyes === 'all' ? game.log : view(game, eyes).log
}

/** Who alone saw a line that says "you". */
function toWhom({ only }: LogEntry, reader: Reader): string {
  return only === undefined ? '' : `(${only.map((seat) => nameOf(seat, reader)).join(', ')}) `
}

function nameOf(seat: Seat, reader: Reader): string {
  return describeOption({ id: `seat:${seat}` }, reader)
}

function decisionOf(game: Game, choice: Choice | TakenBack): Decision | undefined {
  return 'decision' in choice ? pending(game).find(({ id }) => id === choice.decision) : undefined
}

/** A decision with its options, those that were chosen marked; of other seats' only that they decided. */
async function showChoice(
  choice: Choice | TakenBack,
  decision: Decision | undefined,
  reader: Reader,
  number: number,
  eyes: Eyes,
): Promise<void> {
  if ('close' in choice || 'undo' in choice) return
  const who = `[${number}] ${nameOf(choice.seat, reader)}`
  if (eyes !== 'all' && eyes !== choice.seat) return
  if ('orders' in choice) console.log(`\n${who}: ${JSON.stringify(choice.orders)}`)
  else if (decision !== undefined) {
    console.log(`\n${who}: ${describeQuestion(decision, reader)}`)
    const left = [choice.answer].flat()
    for (const option of decision.options) {
      const at = left.indexOf(option.id)
      if (at >= 0) left.splice(at, 1)
      console.log(`  ${at >= 0 ? '>' : ' '} ${describeOption(option, reader)}`)
    }
  }
  await waitForEnter()
}

async function waitForEnter(): Promise<void> {
  if (!process.stdin.isTTY) return
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  await lines.question('')
  lines.close()
}

function ending({ choices, turns, over, hash, matches }: Report): string {
  const end =
    over === undefined
      ? 'The game is not over.'
      : `The ${over.winner === 'humans' ? 'humans' : 'Cylons'} won: ${over.reason}.`
  const compared =
    matches === undefined ? '' : matches ? ', as recorded' : ', which is NOT the recorded one: the rules have changed'
  return `${end} ${choices} choices, ${turns} turns.\nSHA-256 ${hash}${compared}.`
}

function eyesFrom(value: string): Eyes {
  if (value === 'all' || value === 'spectator') return value
  if (!/^\d$/.test(value)) throw new UsageError(`--as is a seat from 0, spectator or all, not "${value}".`)
  return Number(value)
}
