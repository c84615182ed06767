// Drawings of trauma tokens: an arrow up, a burst, and what they are told by in the log.

export const icons = {
  benevolent: 'M8 13V4M4.5 7.5L8 4l3.5 3.5',
  antagonistic: 'M8 2v3M8 11v3M2 8h3M11 8h3M4 4l2 2M10 10l2 2M12 4l-2 2M6 10l-2 2',
  disaster: 'M8 3v6M8 12v1',
  meetsAlly:
    'M5 6a2 2 0 1 0 0-4a2 2 0 0 0 0 4M11 6a2 2 0 1 0 0-4a2 2 0 0 0 0 4M2 14c0-4 1-6 3-6s3 2 3 6c0-4 1-6 3-6s3 2 3 6',
  trauma: 'M8 2a6 6 0 1 0 0 12a6 6 0 0 0 0-12M5 11l6-6',
  eliminated: 'M3 3l10 10M13 3L3 13',
  crossroadsPhase: 'M8 14V8M8 8L3 3M8 8l5-5M3 6V3h3M10 3h3v3',
}
