// What the server and a player's program say to each other: the picture of a table, and the patches that keep it up to date.

export { checksum, type Path, sumOfList } from './checksum.ts'
export {
  type Change,
  Comparison,
  type Difference,
  diff,
  type Kept,
  kept,
  type Patch,
  patched,
  same,
} from './patch.ts'
export * from './picture.ts'
export { type Absence, quietUntil, type Rest, runningTime, whenUsedUp } from './quiet.ts'
export type { RefusalCode } from './refusals.ts'
export * from './scenes.ts'
export * from './settings.ts'
