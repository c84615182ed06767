// Drawings of the places of Daybreak, and of what its log tells.

const fist =
  'M4 13.5V8.5L3 6.5a1.2 1.2 0 0 1 2-1.2V3.8a1.2 1.2 0 0 1 2.3 0 1.2 1.2 0 0 1 2.3 0 1.2 1.2 0 0 1 2.4.4V10l-1.5 3.5z'
const motive = 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M5.5 8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M8 8h.1'

export const icons = {
  mutiny: fist,
  mutineer: fist,
  playsMutiny: fist,
  drawsMutiny: fist,
  motive,
  motiveShown: motive,
  gainsMiracle: 'M8 2.5L13.5 8 8 13.5 2.5 8z',
  'quorum-chamber':
    'M2.5 13.5v-2a5.5 5.5 0 0 1 11 0v2M5.5 13.5v-2a2.5 2.5 0 0 1 5 0v2M8 2.5v2M3.5 4.5L5 6m7.5-1.5L11 6',
  'hub-destroyed': 'M3 11c2-6 8-6 10 0M3 11h10M4 3l8 11M12 3L4 14',
  hubDestroyed: 'M3 11c2-6 8-6 10 0M3 11h10M4 3l8 11M12 3L4 14',
}
