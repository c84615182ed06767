// Drawings of the places of Demetrius and of the Rebel Basestar, and of missions.

const flag = 'M4 14V2m0 1h8l-2 2.7L12 8.5H4'

export const icons = {
  mission: flag,
  activatesMission: flag,
  missionResolved: 'M4 14V2m0 1h8l-2 2.7L12 8.5H4M7 12.5l1.5 1.5 3-3',
  rebels: 'M8 2l1.2 5L14 8l-4.8 1L8 14 6.8 9 2 8l4.8-1z',
  bridge: 'M2 13.5h12M3.5 13.5L5 6h6l1.5 7.5M8 2.5V6M6 9.5h4',
  'tactical-plot': 'M2.5 3.5h11v9h-11zM5 10l2.5-3L9 8.5 11.5 6M5 6h.1',
  'captains-cabin':
    'M3 13.5v-11h10v11zM8 5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3M5.5 12c.3-1.8 1.2-2.6 2.5-2.6s2.2.8 2.5 2.6',
  'hybrid-tank': 'M2.5 8c0-3 2.5-4.5 5.5-4.5s5.5 1.5 5.5 4.5-2.5 4.5-5.5 4.5S2.5 11 2.5 8M5 8h6M5.5 10h5',
  datastream: 'M2 5c2-2 4 2 6 0s4 2 6 0M2 8.5c2-2 4 2 6 0s4 2 6 0M2 12c2-2 4 2 6 0s4 2 6 0',
  'raider-bay': 'M3 8c0-3 4-5 10-5-3 1.6-4 3-4.3 4.2L11 8l-2.3.8C9 10 10 11.4 13 13 7 13 3 11 3 8z',
}
