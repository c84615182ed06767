// Drawings of the places of Pegasus.

export const icons = {
  'pegasus-cic': 'M2 12.5h12M4 12.5V7l4-4 4 4v5.5M8 3v4M6 9.5h4',
  airlock: 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M8 2.5v11M5.5 6.5v3m5-3v3',
  'main-batteries': 'M2 12.5h12M4 12.5V9h8v3.5M5.5 9V6L3 3.5M8 9V3m2.5 6V6L13 3.5',
  'engine-room': 'M5 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8 1.5V5m0 6v3.5M1.5 8H5m6 0h3.5M3.4 3.4l2.5 2.5m4.2 4.2l2.5 2.5',
}
