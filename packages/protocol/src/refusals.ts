// Why the server may say no: the codes of its answers. Programs go by them, and the page says each one in the reader's language.

import type { ErrorCode } from '@cic/engine'

export type RefusalCode =
  | ErrorCode
  // Who asks, and for what.
  | 'who-are-you'
  | 'forbidden'
  | 'not-found'
  | 'no-such-seat'
  | 'no-such-link'
  // How it is asked.
  | 'bad-request'
  | 'not-json'
  | 'too-large'
  | 'too-slow'
  | 'too-many-requests'
  | 'too-many-streams'
  | 'too-many-mails'
  // Seats and tables.
  | 'bad-settings'
  | 'free'
  | 'kept'
  | 'left'
  | 'one-seat'
  | 'open-seats'
  | 'present'
  | 'seated'
  | 'stand-in'
  | 'started'
  | 'taken'
  // The game and its history.
  | 'bad-version'
  | 'key-reused'
  | 'not-over'
  | 'not-playing'
  | 'nothing-to-undo'
  | 'over'
  | 'stale-version'
  // Votes and talk.
  | 'bad-matter'
  | 'bad-statement'
  | 'no-vote'
  | 'refused'
  | 'voting'
  // Messages.
  | 'bad-address'
  | 'bad-subscription'
  | 'email-failed'
  | 'no-email'
  // Another version of the program has gone on with the table.
  | 'being-updated'
  // Something went wrong at the server.
  | 'broken'
