// What every answer carries, so that a browser takes nothing that people have written for anything but words.

export const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
} as const

/** Where the server is reached by https, browsers come by nothing else for a year. */
export const onlySecurely = { 'strict-transport-security': 'max-age=31536000' } as const
