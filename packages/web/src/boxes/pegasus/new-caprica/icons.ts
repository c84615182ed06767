// Drawings of the places of New Caprica, and of what lies there.

export const icons = {
  'medical-center': 'M2.5 13.5V6L8 2.5 13.5 6v7.5zM8 6.5v5M5.5 9h5',
  detention: 'M2.5 5h11v8.5h-11zM5.5 5v8.5M8 5v8.5M10.5 5v8.5M5 5V3h6v2',
  'resistance-hq': 'M4 14V2m0 1h8l-2 2.7L12 8.5H4',
  'occupation-authority': 'M3 13.5V4.5l5-2.5 5 2.5v9M6 6.5h.1m4 0h.1M6 9.5h.1m4 0h.1M1.5 13.5h13',
  'breeders-canyon': 'M1.5 13L5 5l2.5 4.5L10 4l4.5 9zM7.5 9.5V13',
  shipyard: 'M3 14V3h8M3 3l3 3M11 3v4m-2 0h4v3H9zM1.5 14h13',
  lock: 'M4 7h8v6.5H4zM5.5 7V5a2.5 2.5 0 0 1 5 0v2M8 9.5v1.5',
  force: 'M8 1.5l5.5 3.2v6.6L8 14.5l-5.5-3.2V4.7zM5 7.5h6M6.5 10.5h3',
  newCaprica: 'M8 2l6.5 12h-13zM8 6.5V10m0 2v.1',
}
