// What the small line drawings look like: those of the page itself and of the base game, and those that boxes bring.

const paths = {
  fuel: 'M4 5.5L6.5 3H11a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM6.5 7.5l3 3.5m0-3.5l-3 3.5',
  food: 'M2.5 8h11a5.5 5.5 0 0 1-11 0zM6 14h4M8 5.5c0-2 1.5-3 3-3 0 2-1.2 3-3 3z',
  morale: 'M8 13.5C3 10 2 7.5 2 5.8a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 1.7-1 4.2-6 7.7z',
  population:
    'M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 13.5c0-2.7 2-4 4.5-4s4.5 1.3 4.5 4M11 3a2.3 2.3 0 0 1 0 4.5m1 2.3c1.8.4 2.5 1.8 2.5 3.7',
  warn: 'M8 2l6.5 12h-13zM8 6.5V10m0 2v.1',
  jump: 'M2 8h8M7 4l4 4-4 4M14 3v10',
  menu: 'M2 4h12M2 8h12M2 12h12',
  cards: 'M3 4.5h6.5V14H3zM6 2h7v9.5',
  loyalty: 'M1.5 8C4 4 12 4 14.5 8 12 12 4 12 1.5 8zM3 13L13 3',
  'ftl-control': 'M8 2.5A5.5 5.5 0 1 1 2.5 8M8 5.5A2.5 2.5 0 1 1 5.5 8',
  'weapons-control': 'M3.5 8a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M8 1.5v4m0 5v4M1.5 8h4m5 0h4',
  communications: 'M8 8v6M5.5 5.5a3.5 3.5 0 0 0 0 5m5-5a3.5 3.5 0 0 1 0 5m-7-7a6.3 6.3 0 0 0 0 9m9-9a6.3 6.3 0 0 1 0 9',
  'research-lab': 'M6.5 2h3M7 2v4.5l-3.5 6a1 1 0 0 0 .9 1.5h7.2a1 1 0 0 0 .9-1.5L9 6.5V2M5.3 10h5.4',
  'admirals-quarters': 'M3 5.5L8 3l5 2.5m-10 4L8 7l5 2.5m-10 4L8 11l5 2.5',
  command: 'M8 2a6 6 0 1 0 6 6M8 8l4.5-4.5M8 5a3 3 0 1 0 3 3',
  'hangar-deck': 'M2 13.5V7l6-4 6 4v6.5M5 13.5V9h6v4.5',
  armory: 'M8 2l5 2v4c0 3-2.2 5-5 6-2.8-1-5-3-5-6V4z',
  sickbay: 'M6 2.5h4V6h3.5v4H10v3.5H6V10H2.5V6H6z',
  brig: 'M3 2.5h10v11H3zM6.3 2.5v11m3.4-11v11',
  'press-room': 'M8 2a2 2 0 0 1 2 2v3.5a2 2 0 0 1-4 0V4a2 2 0 0 1 2-2zM3.8 7.5a4.2 4.2 0 0 0 8.4 0M8 11.8V14',
  'presidents-office': 'M2.5 6L8 2.5 13.5 6zM4 6v6m4-6v6m4-6v6m-9.5 1.5h11',
  administration: 'M4 2h6l2.5 2.5V14H4zM6 7h4.5M6 10h4.5',
  caprica: 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M3 6.5c3 1.5 7 1.5 10 0M3.2 10c3-1.3 6.6-1.3 9.6 0',
  'cylon-fleet': 'M8 2l1.2 5L14 8l-4.8 1L8 14 6.8 9 2 8l4.8-1z',
  'human-fleet': 'M2 9l4-1 5-4h2l-.5 3.5L14 8v1l-1.5.5L13 13h-2L6 10z',
  'resurrection-ship': 'M3 11c2-6 8-6 10 0M3 11h10M8 6.5V3m-1.5 1.5h3',
  aim: 'M3 2.5h10v11H3zM8 5l1 2.2 2.3.3-1.7 1.6.4 2.3L8 10.3l-2 1.1.4-2.3-1.7-1.6L7 7.2z',
  page: 'M4 2h6l2.5 2.5V14H4zM6 7h4.5M6 10h4.5',
  once: 'M8 2.5L13.5 8 8 13.5 2.5 8z',
  launch: 'M8 11V3M4.5 6.5L8 3l3.5 3.5M3 14h10',
  talk: 'M2 3h12v8H7l-3 3v-3H2z',
  muted: 'M2 3h12v8H7l-3 3v-3H2zM2 1l12 13',
  notes: 'M3 13.5l.8-3.3 7.4-7.4 2.5 2.5-7.4 7.4zM9.5 4.5L12 7',
  sun: 'M5 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8 1.5v1.5m0 10v1.5M1.5 8H3m10 0h1.5M3.4 3.4l1 1m7.2 7.2l1 1m0-9.2l-1 1m-7.2 7.2l-1 1',
  moon: 'M13 9.5A5.5 5.5 0 1 1 6.5 3a4.5 4.5 0 0 0 6.5 6.5z',
  close: 'M4 4l8 8m0-8l-8 8',
  clock: 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M8 4.5V8l2.5 1.5',
  undo: 'M6 3L2.5 6.5 6 10M3 6.5h6.5a3.5 3.5 0 0 1 0 7H7',
  link: 'M6.5 9.5l3-3M7 4.5l1.5-1.5a2.8 2.8 0 0 1 4 4L11 8.5M9 11.5L7.5 13a2.8 2.8 0 0 1-4-4L5 7.5',
  die: 'M3 3h10v10H3zM5.5 5.5v.1m5 0v.1m-2.5 2.4v.1m-2.5 2.4v.1m5-.1v.1',
  nuke: 'M8 2c2 1.5 2.5 4 2.5 6.5V11h-5V8.5C5.5 6 6 3.5 8 2zM5.5 9L3.5 12h2m5-3l2 3h-2M7 11.5V14m2-2.5V14',
  centurion: 'M4 6.5C4 4 6 2.5 8 2.5S12 4 12 6.5V10l-2 3.5H6L4 10zM4.5 7.5h7',
  crown: 'M2.5 12.5h11l.5-7-3.5 3L8 3.5l-2.5 5-3.5-3z',
  eye: 'M1.5 8C4 4 12 4 14.5 8 12 12 4 12 1.5 8zM6.3 8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0',
  bot: 'M3.5 5.5h9v7h-9zM8 5.5V3M6 8.5v.1m4-.1v.1M6 10.8h4',
  person: 'M5.5 5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M3 13.5c0-3 2.3-4.5 5-4.5s5 1.5 5 4.5',
  check: 'M3 8.5l3.5 3.5L13 4.5',
  book: 'M3 3h4.5v10H3zM7.5 3.5C9 2.5 11 2.5 13 3v10c-2-.5-4-.5-5.5.5',
} as const

const brought: Record<string, string> = {}

export type IconName = keyof typeof paths

/** The drawing of something that has a name in the game: a place, a deck, a line of the log. */
export const drawingOf = (name: string): string | undefined =>
  (paths as Readonly<Record<string, string>>)[name] ?? brought[name]

export const pathOf = (name: IconName): string => paths[name]

export function addIcons(icons: Readonly<Record<string, string>>): void {
  Object.assign(brought, icons)
}
