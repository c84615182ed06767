// How the report looks: in light and dark as the reader's system has it, from a phone's width on. Colours that stand side by
// side differ for readers with a colour vision deficiency too.

/** What a colour stands for: its colour in light and in dark, and that of words on it. */
const colours: Readonly<Record<string, readonly [light: string, dark: string, on: string]>> = {
  humans: ['#0067a8', '#4ba6e3', '#fff'],
  cylons: ['#c8500a', '#f08a4b', '#111'],
  kobol: ['#0067a8', '#4ba6e3', '#fff'],
  fuel: ['#e69f00', '#e8ac2b', '#111'],
  food: ['#009e73', '#25b98d', '#111'],
  morale: ['#c46f9e', '#d98ab5', '#111'],
  population: ['#8fcdf2', '#a9dcf7', '#111'],
  'galactica-destroyed': ['#8c1d18', '#c2433c', '#fff'],
  boarded: ['#6b6b6b', '#9a9a9a', '#fff'],
  plain: ['#5a5fc7', '#9297f0', '#fff'],
}

/** In dark every colour is light enough for black words. */
const onDark = '#111'

const variables = (shade: 0 | 1): string =>
  Object.entries(colours)
    .map(([key, shades]) => `--${key}: ${shades[shade]}; --on-${key}: ${shade === 0 ? shades[2] : onDark};`)
    .join('\n  ')

const classes = Object.keys(colours)
  .map((key) => `.${key} { --colour: var(--${key}); --on: var(--on-${key}) }`)
  .join('\n')

export const style = `
:root {
  color-scheme: light dark;
  --page: #fbfbf9; --ink: #1c1c1e; --soft: #585860; --rule: #d9d9d4; --card: #fff; --aim: #e7efe4;
  ${variables(0)}
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #15161a; --ink: #ececf0; --soft: #a5a5ae; --rule: #3a3b42; --card: #1d1e24; --aim: #26332a;
    ${variables(1)}
  }
}
${classes}
* { box-sizing: border-box }
body {
  margin: 0 auto; padding: 1rem; max-width: 66rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
h1 { margin: .5rem 0; font-size: 1.7rem; line-height: 1.2 }
h2 { margin: 0 0 .3rem; font-size: 1.25rem }
p { margin: .3rem 0; max-width: 46rem }
code { font-size: .9em; overflow-wrap: anywhere }
section { margin: 1.2rem 0; padding: 1rem; background: var(--card); border: 1px solid var(--rule); border-radius: .6rem }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .6rem; margin: 1rem 0; padding: 0 }
.tiles div { padding: .7rem .9rem; background: var(--card); border: 1px solid var(--rule); border-radius: .6rem }
.tiles dt { color: var(--soft); font-size: .85rem }
.tiles dd { margin: 0; font-size: 1.35rem; font-weight: 600 }
.tiles small { display: block; color: var(--soft); font-size: .8rem; font-weight: 400 }
.side-by-side { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: start }
.side-by-side > figure { flex: 1 1 20rem; max-width: 30rem }
.side-by-side > .table { flex: 0 1 auto; max-width: 100% }
nav ul { display: flex; flex-wrap: wrap; gap: .2rem 1rem; margin: 0; padding: 0; list-style: none }
a { color: inherit }
figure { margin: .6rem 0 0; min-width: 0 }
figcaption, caption { font-weight: 600; font-size: .95rem; text-align: left }
.legend { display: flex; flex-wrap: wrap; gap: .1rem .9rem; margin: .2rem 0; padding: 0; list-style: none; font-size: .85rem }
.key { display: inline-block; width: .8em; height: .8em; margin-right: .35em; border-radius: .15em; background: var(--colour) }
svg { display: block; width: 100%; height: auto; margin-top: .3rem }
svg text { font: 12px system-ui, sans-serif; fill: var(--ink) }
svg .tick { font-size: 11px; fill: var(--soft) }
svg .value { font-size: 11.5px }
svg .on { font-size: 11px; fill: var(--on) }
svg .grid { stroke: var(--rule) }
svg .axis { stroke: var(--soft) }
svg .aim { fill: var(--aim) }
svg .part { fill: var(--colour); stroke: var(--card); stroke-width: .8 }
svg .interval { stroke: var(--colour); stroke-width: 3; stroke-linecap: round }
svg .dot { fill: var(--colour); stroke: var(--card); stroke-width: 1.5 }
svg .band { fill: var(--colour); opacity: .2 }
svg .curve { fill: none; stroke: var(--colour); stroke-width: 2.4; stroke-linejoin: round }
svg .curve.cylons { stroke-dasharray: 6 3 }
.table { overflow-x: auto; margin: .6rem 0 0; min-width: 0 }
table { border-collapse: collapse; font-size: .88rem; font-variant-numeric: tabular-nums }
caption { padding-bottom: .3rem }
th, td { padding: .22rem .45rem; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap }
th:first-child { position: sticky; left: 0; padding-left: 0; background: var(--card); text-align: left }
th { font-weight: 500 }
thead th { color: var(--soft); vertical-align: bottom }
details { margin-top: .8rem }
summary { cursor: pointer }
@media (max-width: 30rem) { body { padding: .6rem } section { padding: .8rem } }
`
