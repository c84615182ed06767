// What the server and a player's program say to each other: the picture of a table, and the patches that keep it up to date.

export { applyPatch, type Change, diff, type Patch, same } from './patch.ts'
export * from './picture.ts'
export type { RefusalCode } from './refusals.ts'
export * from './scenes.ts'
export * from './settings.ts'
