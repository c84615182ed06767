// Made by `npm run -s api-client` from the server's description of its API. Not to be changed by hand.

import type { GameRecord, LogEntry } from '@cic/engine'
import type { Picture, TableSummary } from '@cic/protocol'

/** What each operation takes and gives. */
export interface Operations {
  /** Who I am; makes an identity at the first visit */
  getMe: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: { id: string; name: string; language: "en" | "es" | "de" | "fr" | "pl"; notifications: { turn: readonly ("push" | "email" | "webhook")[]; vote: readonly ("push" | "email" | "webhook")[]; clock: readonly ("push" | "email" | "webhook")[] }; email?: string; webhook?: string; push: number }
  }
  /** Changes my name, language or notifications */
  patchMe: {
    path: Record<string, never>
    query: Record<string, never>
    body: { name?: string; language?: "en" | "es" | "de" | "fr" | "pl"; notifications?: { turn: readonly ("push" | "email" | "webhook")[]; vote: readonly ("push" | "email" | "webhook")[]; clock: readonly ("push" | "email" | "webhook")[] } }
    answer: { id: string; name: string; language: "en" | "es" | "de" | "fr" | "pl"; notifications: { turn: readonly ("push" | "email" | "webhook")[]; vote: readonly ("push" | "email" | "webhook")[]; clock: readonly ("push" | "email" | "webhook")[] }; email?: string; webhook?: string; push: number }
  }
  /** A link that makes another device mine, once */
  postMeLinks: {
    path: Record<string, never>
    query: Record<string, never>
    body: Record<string, never> | null
    answer: { link: string; expires: number }
  }
  /** This device is not mine any more; with `everywhere` no device is, and a new cookie comes for none of them */
  postMeLogout: {
    path: Record<string, never>
    query: Record<string, never>
    body: { everywhere?: boolean }
    answer: Record<string, never>
  }
  /** The devices that I am logged in on */
  getMeDevices: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: { devices: readonly ({ id: string; name: string; since: number; seen: number; current: boolean })[] }
  }
  /** That device is not mine any more */
  deleteMeDevicesByDevice: {
    path: { device: string }
    query: Record<string, never>
    body: undefined
    answer: Record<string, never>
  }
  /** Makes this device that of the person who made the link */
  postMeClaim: {
    path: Record<string, never>
    query: Record<string, never>
    body: { token: string }
    answer: { id: string; name: string; language: "en" | "es" | "de" | "fr" | "pl"; notifications: { turn: readonly ("push" | "email" | "webhook")[]; vote: readonly ("push" | "email" | "webhook")[]; clock: readonly ("push" | "email" | "webhook")[] }; email?: string; webhook?: string; push: number }
  }
  /** Public tables that wait for players, can be watched or looked back at; or my own */
  getTables: {
    path: Record<string, never>
    query: { list: "open" | "running" | "finished" | "mine"; after?: string }
    body: undefined
    answer: { tables: readonly (TableSummary)[]; next?: string }
  }
  /** Makes a table */
  postTables: {
    path: Record<string, never>
    query: Record<string, never>
    body: { name: string; settings: { game: { sets?: readonly (string)[]; objective?: string; resources?: "standard" | "easier" | "harder"; noSympathizer?: boolean; noCylonLeader?: boolean; sympatheticCylon?: boolean; personalGoals?: boolean; finalFive?: boolean; cylonFleet?: boolean }; pace: { kind: "live" | "slow"; windowSeconds: number; botSeconds: number; absence?: "wait" | "bot"; clock?: { bankSeconds: number; incrementSeconds: number; onTimeout: "default" | "bot"; quiet?: { from: string; to: string; zone: string } } }; visibility: "public" | "link"; language: "en" | "es" | "de" | "fr" | "pl" }; seats: readonly ({ kind: "me" } | { kind: "open" } | { kind: "bot"; level: "random" | "cadet" | "officer" | "admiral"; temper?: "cautious" | "bold" | "talkative" })[] }
    answer: { id: string }
  }
  /** The table as I see it */
  getTablesById: {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: Picture
  }
  /** Who of the seats is here, and since when the others are not */
  getTablesByIdPresence: {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: { seats: readonly ({ here: boolean; since?: number })[] }
  }
  /** Takes a free seat, or my own again from the bot that stood in; asks those who are left for one that was given up */
  postTablesByIdSeatsBySeat: {
    path: { id: string; seat: number }
    query: Record<string, never>
    body: Record<string, never> | null
    answer: { version: string; vote?: number }
  }
  /** Leaves a seat; while the game is played a bot stands in. The host may free a seat before that. */
  deleteTablesByIdSeatsBySeat: {
    path: { id: string; seat: number }
    query: { forGood?: "yes" }
    body: undefined
    answer: { version: string }
  }
  /** Puts a bot on a seat, or frees it */
  putTablesByIdSeatsBySeat: {
    path: { id: string; seat: number }
    query: Record<string, never>
    body: { kind: "open" } | { kind: "bot"; level: "random" | "cadet" | "officer" | "admiral"; temper?: "cautious" | "bold" | "talkative" }
    answer: { version: string }
  }
  /** Changes what will be played and how */
  putTablesByIdSettings: {
    path: { id: string }
    query: Record<string, never>
    body: { settings: { game: { sets?: readonly (string)[]; objective?: string; resources?: "standard" | "easier" | "harder"; noSympathizer?: boolean; noCylonLeader?: boolean; sympatheticCylon?: boolean; personalGoals?: boolean; finalFive?: boolean; cylonFleet?: boolean }; pace: { kind: "live" | "slow"; windowSeconds: number; botSeconds: number; absence?: "wait" | "bot"; clock?: { bankSeconds: number; incrementSeconds: number; onTimeout: "default" | "bot"; quiet?: { from: string; to: string; zone: string } } }; visibility: "public" | "link"; language: "en" | "es" | "de" | "fr" | "pl" }; name?: string }
    answer: { version: string }
  }
  /** Starts the game */
  postTablesByIdStart: {
    path: { id: string }
    query: Record<string, never>
    body: Record<string, never> | null
    answer: { version: string }
  }
  /** The next table of the same people, with the same settings */
  postTablesByIdRematch: {
    path: { id: string }
    query: Record<string, never>
    body: Record<string, never> | null
    answer: { id: string }
  }
  /** Answers a decision of mine. The same key again changes nothing. */
  postTablesByIdChoices: {
    path: { id: string }
    query: Record<string, never>
    body: { version: string; decision: string; answer: string | readonly (string)[] }
    answer: { version: string }
  }
  /** My standing orders for windows */
  putTablesByIdOrders: {
    path: { id: string }
    query: Record<string, never>
    body: { orders: readonly ({ what: string; do: "ask" | "pass" | "play"; window?: string; thisTurn?: number; when?: string })[] }
    answer: { version: string }
  }
  /** When I rest: away until then, and in quiet hours of my own. My clock stands still meanwhile. */
  putTablesByIdRest: {
    path: { id: string }
    query: Record<string, never>
    body: { until?: number; quiet?: { from: string; to: string; zone: string } }
    answer: { version: string }
  }
  /** Takes my last choice back, or asks the table to agree where somebody has learned something since */
  postTablesByIdUndo: {
    path: { id: string }
    query: Record<string, never>
    body: { version: string }
    answer: { undone: boolean; vote?: number; version: string }
  }
  /** Proposes something to the people at the table */
  postTablesByIdVotes: {
    path: { id: string }
    query: Record<string, never>
    body: { matter: { kind: "replace"; seat: number; level: "random" | "cadet" | "officer" | "admiral" } | { kind: "return"; seat: number } | { kind: "undo"; moment: number } | { kind: "end" } }
    answer: { vote: number; version: string }
  }
  /** Votes */
  postTablesByIdVotesByVote: {
    path: { id: string; vote: number }
    query: Record<string, never>
    body: { yes: boolean }
    answer: { version: string }
  }
  /** Says something: free words, or a statement that every reader gets in their own language */
  postTablesByIdTalk: {
    path: { id: string }
    query: Record<string, never>
    body: { version: string; text: string } | { version: string; statement: { kind: "help"; from: number; amount: "none" | "little" | "lot"; turn: number } | { kind: "suspect" | "trust"; from: number; whom: number; why: "checks" | "loyalty"; turn: number } | { kind: "warn"; from: number; turn: number } | { kind: "deny" | "ask"; from: number; whom: number; turn: number } | { kind: "promise"; from: number; what: "add-cards" | "stay-out" | "repair" | "fight" | "protect"; turn: number } }
    answer: { version: string }
  }
  /** The game as it was: through my own eyes, and anybody’s once it is over */
  getTablesByIdMomentsByMoment: {
    path: { id: string; moment: number }
    query: { eyes?: string }
    body: undefined
    answer: { moment: number; of: number; view: NonNullable<Picture['game']> }
  }
  /** The record of a finished game, with its seed: `npm run replay` reads it */
  getTablesByIdRecord: {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: GameRecord
  }
  /** What has happened since I last looked */
  getTablesByIdSince: {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: { moment: number; log: readonly (LogEntry)[] }
  }
  /** I have seen everything up to this moment */
  putTablesByIdSeen: {
    path: { id: string }
    query: Record<string, never>
    body: { moment: number }
    answer: Record<string, never>
  }
  /** My notes */
  getTablesByIdNotes: {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: { text: string; marks: { 0?: "trust" | "doubt" | "suspect"; 1?: "trust" | "doubt" | "suspect"; 2?: "trust" | "doubt" | "suspect"; 3?: "trust" | "doubt" | "suspect"; 4?: "trust" | "doubt" | "suspect"; 5?: "trust" | "doubt" | "suspect"; 6?: "trust" | "doubt" | "suspect" }; muted?: readonly (number)[] }
  }
  /** Keeps notes that only I see */
  putTablesByIdNotes: {
    path: { id: string }
    query: Record<string, never>
    body: { text: string; marks: { 0?: "trust" | "doubt" | "suspect"; 1?: "trust" | "doubt" | "suspect"; 2?: "trust" | "doubt" | "suspect"; 3?: "trust" | "doubt" | "suspect"; 4?: "trust" | "doubt" | "suspect"; 5?: "trust" | "doubt" | "suspect"; 6?: "trust" | "doubt" | "suspect" }; muted?: readonly (number)[] }
    answer: Record<string, never>
  }
  /** The key with which a browser subscribes to messages from here */
  getPushKey: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: { key: string }
  }
  /** Tells me by this browser too; of more than ten the oldest is forgotten */
  putMePush: {
    path: Record<string, never>
    query: Record<string, never>
    body: { subscription: { endpoint: string; expirationTime?: number | null; keys: { p256dh: string; auth: string } } }
    answer: { push: number }
  }
  /** Tells me by this browser no more */
  deleteMePush: {
    path: Record<string, never>
    query: Record<string, never>
    body: { endpoint: string }
    answer: { push: number }
  }
  /** Sends a link to this address; it is mine once the link has been opened */
  putMeEmail: {
    path: Record<string, never>
    query: Record<string, never>
    body: { address: string }
    answer: { expires: number }
  }
  /** Forgets my e-mail address */
  deleteMeEmail: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: Record<string, never>
  }
  /** Confirms the address that the link was sent to, once */
  postMeEmailConfirm: {
    path: Record<string, never>
    query: Record<string, never>
    body: { token: string }
    answer: { email: string }
  }
  /** Posts messages to this address, signed: CIC-Signature is t=TIME,v1=HMAC-SHA256 of "TIME.BODY" with the secret, in hex */
  putMeWebhook: {
    path: Record<string, never>
    query: Record<string, never>
    body: { url: string }
    answer: { secret: string }
  }
  /** Posts no more messages */
  deleteMeWebhook: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: Record<string, never>
  }
  /** Whether the server is ready: it reaches its storage and can store something */
  getHealthz: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: { status: "ok" | "failing"; alive: true; ready?: boolean; version: string }
  }
  /** Whether the server runs, whatever it can do */
  getHealthzLive: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: { status: "ok" | "failing"; alive: true; ready?: boolean; version: string }
  }
  /** This description */
  getOpenapiJson: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: object
  }
  /** Reports something wrong: stored with the version, the game, the number of the choice and what I saw */
  postTablesByIdReports: {
    path: { id: string }
    query: Record<string, never>
    body: { text: string; line?: number }
    answer: { report: string }
  }
}

/** How each is called. */
export const operations: Readonly<Record<keyof Operations, readonly [method: string, path: string]>> = {
  getMe: ['GET', '/api/me'],
  patchMe: ['PATCH', '/api/me'],
  postMeLinks: ['POST', '/api/me/links'],
  postMeLogout: ['POST', '/api/me/logout'],
  getMeDevices: ['GET', '/api/me/devices'],
  deleteMeDevicesByDevice: ['DELETE', '/api/me/devices/{device}'],
  postMeClaim: ['POST', '/api/me/claim'],
  getTables: ['GET', '/api/tables'],
  postTables: ['POST', '/api/tables'],
  getTablesById: ['GET', '/api/tables/{id}'],
  getTablesByIdPresence: ['GET', '/api/tables/{id}/presence'],
  postTablesByIdSeatsBySeat: ['POST', '/api/tables/{id}/seats/{seat}'],
  deleteTablesByIdSeatsBySeat: ['DELETE', '/api/tables/{id}/seats/{seat}'],
  putTablesByIdSeatsBySeat: ['PUT', '/api/tables/{id}/seats/{seat}'],
  putTablesByIdSettings: ['PUT', '/api/tables/{id}/settings'],
  postTablesByIdStart: ['POST', '/api/tables/{id}/start'],
  postTablesByIdRematch: ['POST', '/api/tables/{id}/rematch'],
  postTablesByIdChoices: ['POST', '/api/tables/{id}/choices'],
  putTablesByIdOrders: ['PUT', '/api/tables/{id}/orders'],
  putTablesByIdRest: ['PUT', '/api/tables/{id}/rest'],
  postTablesByIdUndo: ['POST', '/api/tables/{id}/undo'],
  postTablesByIdVotes: ['POST', '/api/tables/{id}/votes'],
  postTablesByIdVotesByVote: ['POST', '/api/tables/{id}/votes/{vote}'],
  postTablesByIdTalk: ['POST', '/api/tables/{id}/talk'],
  getTablesByIdMomentsByMoment: ['GET', '/api/tables/{id}/moments/{moment}'],
  getTablesByIdRecord: ['GET', '/api/tables/{id}/record'],
  getTablesByIdSince: ['GET', '/api/tables/{id}/since'],
  putTablesByIdSeen: ['PUT', '/api/tables/{id}/seen'],
  getTablesByIdNotes: ['GET', '/api/tables/{id}/notes'],
  putTablesByIdNotes: ['PUT', '/api/tables/{id}/notes'],
  getPushKey: ['GET', '/api/push/key'],
  putMePush: ['PUT', '/api/me/push'],
  deleteMePush: ['DELETE', '/api/me/push'],
  putMeEmail: ['PUT', '/api/me/email'],
  deleteMeEmail: ['DELETE', '/api/me/email'],
  postMeEmailConfirm: ['POST', '/api/me/email/confirm'],
  putMeWebhook: ['PUT', '/api/me/webhook'],
  deleteMeWebhook: ['DELETE', '/api/me/webhook'],
  getHealthz: ['GET', '/healthz'],
  getHealthzLive: ['GET', '/healthz/live'],
  getOpenapiJson: ['GET', '/api/openapi.json'],
  postTablesByIdReports: ['POST', '/api/tables/{id}/reports'],
}
