// Notifications, put together: the channels, who is here, and who is told what.

import { randomBytes } from 'node:crypto'
import type { History } from '../history.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { People } from '../people.ts'
import type { Settings } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { Streams } from '../stream.ts'
import type { Grace } from '../table/notices.ts'
import type { Tables } from '../tables.ts'
import { Mail } from './mail.ts'
import { Notifier } from './notifier.ts'
import { Outside, type OutsideOptions } from './outside.ts'
import { Presence, type PresenceTimes } from './presence.ts'
import { Push, pushKeys } from './push.ts'
import { Webhook } from './webhook.ts'

/** For tests: nothing of this comes from the environment. */
export interface NotificationOptions {
  readonly grace?: Grace
  /** After so many milliseconds another process goes on with what one has begun. */
  readonly lease?: number
  readonly presence?: Partial<PresenceTimes>
  readonly outside?: OutsideOptions
}

/** What people set up how they want to be told by. */
export interface Channels {
  readonly push: Push
  readonly mail: Mail
  readonly webhook: Webhook
}

export interface NotificationParts extends NotificationOptions {
  readonly settings: Settings
  readonly storage: Storage
  readonly history: History
  readonly tables: Tables
  readonly streams: Streams
  readonly people: People
  readonly metrics: Metrics
  readonly log: Logger
  /** Where people reach the server. */
  readonly home: () => string
}

export async function openNotifications({
  outside: options,
  presence: times,
  grace,
  lease,
  ...parts
}: NotificationParts) {
  const { settings, storage, people, home, tables, streams, log } = parts
  const { documents } = storage
  const { smtpUrl, mailFrom: from, contact } = settings
  const { now } = tables
  const outside = new Outside(options)
  const keys = await pushKeys(documents)
  const secret = await documents.getOrPut('secret', 'mail', randomBytes(32).toString('hex'))
  const push = new Push({ keys, contact, people, outside })
  const mail = new Mail({ smtpUrl, from, documents, people, secret, home, now })
  const webhook = new Webhook({ people, outside, home, now })
  const presence = new Presence({ documents, streams, log, now, times })
  const notifier = new Notifier({ ...parts, presence, grace, lease, messengers: { push, email: mail, webhook } })
  const channels: Channels = { push, mail, webhook }
  return {
    channels,
    presence,
    begin: (): void => {
      presence.begin()
      notifier.begin()
    },
    stop: async (): Promise<void> => {
      await notifier.stop()
      await presence.stop()
      mail.close()
    },
  }
}
