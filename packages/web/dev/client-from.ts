// A client in TypeScript, made from an OpenAPI description: for each operation how it is called, what it takes and what it gives.

import { fileURLToPath } from 'node:url'

export const generated = fileURLToPath(new URL('../src/generated/operations.ts', import.meta.url))

interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: unknown
}

interface Operation {
  readonly operationId: string
  readonly summary?: string
  readonly 'x-access'?: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: Schema
  }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** Where our own types say more than the description does. */
const ours: Readonly<Record<string, string>> = {
  Picture: 'Picture',
  View: "NonNullable<Picture['game']>",
  Record: 'GameRecord',
  LogEntry: 'LogEntry',
  Summary: 'TableSummary',
}

export function clientFrom({ paths }: Description): string {
  const operations = Object.entries(paths).flatMap(([path, all]) =>
    Object.entries(all)
      .filter(([, operation]) => operation['x-access'] !== 'operator' && isJson(operation))
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return `// Made by \`npm run -s api-client\` from the server's description of its API. Not to be changed by hand.

import type { GameRecord, LogEntry } from '@cic/engine'
import type { Picture, TableSummary } from '@cic/protocol'

/** What each operation takes and gives. */
export interface Operations {
${operations.map(({ operation }) => typeOf(operation)).join('\n')}
}

/** How each is called. */
export const operations: Readonly<Record<keyof Operations, readonly [method: string, path: string]>> = {
${operations.map(({ operation, method, path }) => `  ${operation.operationId}: ['${method}', '${path}'],`).join('\n')}
}
`
}

const isJson = ({ responses }: Operation): boolean => responses[200]?.content?.['application/json'] !== undefined

function typeOf({ operationId, summary, parameters = [], requestBody, responses }: Operation): string {
  const inPlace = (where: string): string =>
    fields(parameters.filter((one) => one.in === where).map((one) => [one.name, one.required === true, one.schema]))
  const body = requestBody === undefined ? 'undefined' : shape(requestBody.content['application/json'].schema)
  return `  /** ${summary} */
  ${operationId}: {
    path: ${inPlace('path')}
    query: ${inPlace('query')}
    body: ${body}
    answer: ${shape(responses[200].content?.['application/json'].schema ?? {})}
  }`
}

function shape(schema: Schema): string {
  if (schema.$ref !== undefined) return ours[schema.$ref.split('/').at(-1) ?? ''] ?? 'unknown'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf !== undefined) return schema.anyOf.map(shape).join(' | ')
  if (schema.type === 'array') return `readonly (${shape(schema.items ?? {})})[]`
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  if (schema.type === 'string' || schema.type === 'boolean' || schema.type === 'null') return schema.type
  if (schema.type !== 'object') return 'unknown'
  const { properties = {}, required = [], additionalProperties } = schema
  if (Object.keys(properties).length === 0) return additionalProperties === true ? 'object' : 'Record<string, never>'
  return fields(Object.entries(properties).map(([name, field]) => [name, required.includes(name), field]))
}

const fields = (all: readonly (readonly [name: string, required: boolean, schema: Schema])[]): string =>
  all.length === 0
    ? 'Record<string, never>'
    : `{ ${all.map(([name, required, schema]) => `${/^\w+$/.test(name) ? name : `'${name}'`}${required ? '' : '?'}: ${shape(schema)}`).join('; ')} }`
