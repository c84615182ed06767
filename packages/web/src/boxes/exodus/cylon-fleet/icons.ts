// Drawings of what lies beyond.

export const icons = {
  autoAttack: 'M8 1.5v4M8 10.5v4M1.5 8h4M10.5 8h4M8 8m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  'basestar-bridge': 'M8 2l2 4 4 1-3 3 .5 4L8 12l-3.5 2 .5-4-3-3 4-1z',
}
