// How somebody wants to be told that a table waits for them: by the browser, by e-mail, by a program of their own.

import { Type } from 'typebox'
import { networkOf, whoAsks } from '../access.ts'
import { texts } from '../notifications/texts.ts'
import { notFound } from '../refusal.ts'
import { type App, failures, type Parts } from './route.ts'
import { Html } from './schemas.ts'

const strict = { additionalProperties: false }

const Address = Type.String({ minLength: 1, maxLength: 2_000, description: 'http(s)://…' })

/** As a browser's `PushSubscription` is written in JSON. */
const Subscription = Type.Object(
  {
    endpoint: Address,
    expirationTime: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
    keys: Type.Object(
      {
        p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
        auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}={0,2}$' }),
      },
      strict,
    ),
  },
  strict,
)

/** A plain address, without a name, comments or quotes: nothing in it can be taken for a second one. */
const EmailAddress = Type.String({
  maxLength: 254,
  pattern: "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63})+$",
})

const Count = Type.Object({ push: Type.Integer({ description: 'How many browsers of mine are told' }) })
const Nothing = Type.Object({}, strict)
const Token = Type.String({ pattern: '^[A-Za-z0-9_.-]{1,200}$' })

export function notificationRoutes(app: App, parts: Parts): void {
  pushRoutes(app, parts)
  emailRoutes(app, parts)
  webhookRoutes(app, parts)
  app.register(async (scope: App) => endingRoutes(scope, parts))
}

function pushRoutes(app: App, { channels: { push } }: Parts): void {
  app.get(
    '/api/push/key',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'The key with which a browser subscribes to messages from here',
        response: { 200: Type.Object({ key: Type.String() }), ...failures },
      },
    },
    async () => ({ key: push.key }),
  )

  app.put(
    '/api/me/push',
    {
      config: { access: 'person', refusals: ['bad-subscription', 'bad-address'], rateLimit: { max: 20 } },
      schema: {
        summary: 'Tells me by this browser too; of more than ten the oldest is forgotten',
        body: Type.Object({ subscription: Subscription }, strict),
        response: { 200: Count, ...failures },
      },
    },
    async (request) => ({ push: await push.subscribe(whoAsks(request).id, request.body.subscription) }),
  )

  app.delete(
    '/api/me/push',
    {
      config: { access: 'person' },
      schema: {
        summary: 'Tells me by this browser no more',
        body: Type.Object({ endpoint: Address }, strict),
        response: { 200: Count, ...failures },
      },
    },
    async (request) => ({ push: await push.unsubscribe(whoAsks(request).id, request.body.endpoint) }),
  )
}

function emailRoutes(app: App, { channels: { mail }, settings }: Parts): void {
  app.put(
    '/api/me/email',
    {
      // By where somebody calls from: identities are free, and this writes to strangers.
      config: {
        access: 'person',
        refusals: ['no-email', 'email-failed', 'too-many-mails'],
        rateLimit: { max: Math.ceil(settings.rateLimit / 60), keyGenerator: ({ ip }) => networkOf(ip) },
      },
      schema: {
        summary: 'Sends a link to this address; it is mine once the link has been opened',
        body: Type.Object({ address: EmailAddress }, strict),
        response: { 200: Type.Object({ expires: Type.Integer() }), ...failures },
      },
    },
    async (request) => mail.ask(whoAsks(request), request.body.address),
  )

  app.post(
    '/api/me/email/confirm',
    {
      // The link may be opened on another device: who has it has the mailbox.
      config: { access: 'anyone', refusals: ['no-such-link'], rateLimit: { max: 20 } },
      schema: {
        summary: 'Confirms the address that the link was sent to, once',
        body: Type.Object({ token: Token }, strict),
        response: { 200: Type.Object({ email: Type.String() }), ...failures },
      },
    },
    async (request) => ({ email: (await mail.confirm(request.body.token)).email ?? '' }),
  )

  app.delete(
    '/api/me/email',
    {
      config: { access: 'person' },
      schema: { summary: 'Forgets my e-mail address', response: { 200: Nothing, ...failures } },
    },
    async (request) => {
      await mail.remove(whoAsks(request).id)
      return {}
    },
  )
}

function webhookRoutes(app: App, { channels: { webhook } }: Parts): void {
  app.put(
    '/api/me/webhook',
    {
      config: { access: 'person', refusals: ['bad-address'], rateLimit: { max: 20 } },
      schema: {
        summary:
          'Posts messages to this address, signed: CIC-Signature is t=TIME,v1=HMAC-SHA256 of "TIME.BODY" with the secret, in hex',
        body: Type.Object({ url: Address }, strict),
        response: { 200: Type.Object({ secret: Type.String() }), ...failures },
      },
    },
    async (request) => ({ secret: await webhook.set(whoAsks(request).id, request.body.url) }),
  )

  app.delete(
    '/api/me/webhook',
    {
      config: { access: 'person' },
      schema: { summary: 'Posts no more messages', response: { 200: Nothing, ...failures } },
    },
    async (request) => {
      await webhook.remove(whoAsks(request).id)
      return {}
    },
  )
}

/** The link at the end of each mail. Opening it only asks: programs that look for dangerous links open it too. */
function endingRoutes(app: App, { channels: { mail } }: Parts): void {
  const querystring = Type.Object({ token: Token }, strict)
  // A form, or the mail program itself (RFC 8058): what they send is not looked at, the signed link says it all.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, done) => done(null, undefined),
  )

  app.get(
    '/api/email/unsubscribe',
    {
      config: { access: 'anyone', rateLimit: { max: 20 } },
      schema: {
        summary: 'Asks whether no more mail shall be sent to this address',
        querystring,
        response: { 200: Html, ...failures },
      },
    },
    async ({ query }, reply) => {
      const owner = await mail.ownerOf(query.token)
      if (owner === undefined) throw notFound('link')
      const { question, yes } = texts[owner.language].page
      const form = `<p>${question}</p><form method="post"><button>${yes}</button></form>`
      return reply.type('text/html; charset=utf-8').send(pageWith(form, owner.language))
    },
  )

  app.post(
    '/api/email/unsubscribe',
    {
      config: { access: 'anyone', rateLimit: { max: 20 } },
      schema: {
        summary: 'Sends no more mail to this address',
        querystring,
        response: { 200: Html, ...failures },
      },
    },
    async ({ query }, reply) => {
      const owner = await mail.ownerOf(query.token)
      if (owner === undefined) throw notFound('link')
      if (owner.person !== undefined) await mail.remove(owner.person.id)
      const { done } = texts[owner.language].page
      return reply.type('text/html; charset=utf-8').send(pageWith(`<p>${done}</p>`, owner.language))
    },
  )
}

/** With the referrer of its own site: without one, browsers would hide where the form was sent from. */
const pageWith = (content: string, language: keyof typeof texts): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="referrer" content="same-origin"><title>${texts[language].page.title}</title>
<style>body{font:18px/1.5 system-ui;max-width:40rem;margin:4rem auto;padding:0 1rem;color-scheme:light dark}
button{font:inherit;padding:.5rem 1rem}</style></head><body><main>${content}</main></body></html>`
