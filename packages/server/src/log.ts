// Structured logs, one JSON object a line. What may be logged is named at each place: never a view, a hand, a seed or a cookie.

export type { FastifyBaseLogger as Logger } from 'fastify'
