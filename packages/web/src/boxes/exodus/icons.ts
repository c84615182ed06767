// Drawings of what Exodus brings: its deck, goals, and the Final Five.

export const icons = {
  notACylon: 'M3.5 2h9v12h-9zM6 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5.5 11.5c.3-1.6 1.3-2.3 2.5-2.3s2.2.7 2.5 2.3',
  goalFulfilled: 'M4 14V2m0 1h8l-2 2.7L12 8.5H4M6 11.5l2 2 4-4',
  openGoal: 'M4 14V2m0 1h8l-2 2.7L12 8.5H4',
  finalFiveShown: 'M8 1.8l1.6 4.4 4.7.2-3.7 2.9 1.3 4.5L8 11.2l-3.9 2.6 1.3-4.5-3.7-2.9 4.7-.2z',
  gainsNuke: 'M8 2c2 1.5 2.5 4 2.5 6.5V11h-5V8.5C5.5 6 6 3.5 8 2zM5.5 9L3.5 12h2m5-3l2 3h-2M7 11.5V14m2-2.5V14',
}
