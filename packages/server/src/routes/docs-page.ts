// The description of the API as a page to read: one plain HTML document, made from the OpenAPI description.

interface Schema {
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly $ref?: string
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
}

interface Body {
  readonly description?: string
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>
}

interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Body
  readonly responses?: Readonly<Record<string, Body>>
}

interface Route extends Operation {
  readonly method: string
  readonly path: string
}

interface Description {
  readonly info?: { readonly title?: string; readonly version?: string; readonly description?: string }
  readonly paths?: unknown
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> }
}

export function docsPage({ info, paths, components }: Description): string {
  const routes = Object.entries((paths ?? {}) as Record<string, Record<string, Operation>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(([method, operation]): Route => ({ ...operation, method, path })),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info?.title ?? '')}: the API</title>
<style>${style}</style></head>
<body><h1>${escaped(info?.title ?? '')} ${escaped(info?.version ?? '')}: the API</h1>
${(info?.description ?? '')
  .split('\n\n')
  .map((one) => `<p>${escaped(one)}</p>`)
  .join('\n')}
<p>What is refused comes back with a status of 4xx and <code>{ error: { code, message, allowed? } }</code>: a word for programs, a
sentence for people, and where it can be listed what would have been allowed. For programs:
<a href="/api/openapi.json">openapi.json</a>.</p>
<nav><ul>${routes.map(entry).join('\n')}</ul></nav>
<main>${routes.map(section).join('\n')}
${Object.entries(components?.schemas ?? {})
  .map(shapeSection)
  .join('\n')}</main></body></html>`
}

const style = `body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
pre{overflow-x:auto;padding:.75rem;border:1px solid #8886;border-radius:.4rem;font-size:.85rem}code{font-size:.95rem}
section{border-top:1px solid #8886;padding:.5rem 0}nav ul{padding:0;list-style:none;columns:2 24rem}h3{font-size:1rem;margin:0}`

const anchorOf = ({ method, path }: Route): string => `${method}-${path.replace(/\W+/g, '-')}`

const titleOf = ({ method, path }: Route): string => escaped(`${method.toUpperCase()} ${path}`)

const entry = (route: Route): string => `<li><a href="#${anchorOf(route)}"><code>${titleOf(route)}</code></a></li>`

function section(route: Route): string {
  const { summary = '', description = '', parameters = [], requestBody, responses = {} } = route
  const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  return `<section id="${anchorOf(route)}"><h2><code>${titleOf(route)}</code></h2>
<p>${escaped(summary)}</p><p><em>${escaped(description)}</em></p>
${parameters.length === 0 ? '' : `<ul>${parameters.map(parameter).join('')}</ul>`}
${requestBody === undefined ? '' : body('Send', requestBody)}
${answers.map(([status, answer]) => body(status, answer)).join('\n')}</section>`
}

const shapeSection = ([name, schema]: [string, Schema]): string =>
  `<section id="${name}"><h2><code>${name}</code></h2><p>${escaped(schema.description ?? '')}</p><pre>${escaped(shape(schema))}</pre></section>`

const parameter = ({ name, in: where, required, description, schema = {} }: Parameter): string =>
  `<li><code>${escaped(name)}${required ? '' : '?'}: ${escaped(shape(schema))}</code> (${where})${description ? `: ${escaped(description)}` : ''}</li>`

function body(title: string, { content = {}, description }: Body): string {
  const said = description === undefined || description === 'Default Response' ? '' : `: ${escaped(description)}`
  return Object.entries(content)
    .map(([type, { schema = {} }]) => {
      const kind = type === 'application/json' ? '' : ` (${escaped(type)})`
      return `<h3>${title}${kind}${said}</h3><pre>${escaped(shape(schema))}</pre>`
    })
    .join('\n')
}

/** A schema as a programmer would write it down. */
function shape(schema: Schema, margin = ''): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf !== undefined) return schema.anyOf.map((one) => shape(one, margin)).join(' | ')
  if (schema.type === 'array') return listOf(shape(schema.items ?? {}, margin))
  if (schema.type !== 'object') return schema.type ?? 'anything'
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const optional = schema.required?.includes(name) ? '' : '?'
    const said = field.description === undefined ? '' : `  // ${field.description}`
    return `${margin}  ${name}${optional}: ${shape(field, `${margin}  `)}${said}\n`
  })
  return fields.length === 0 ? '{ … }' : `{\n${fields.join('')}${margin}}`
}

const listOf = (one: string): string => (one.includes(' | ') && !one.startsWith('{') ? `(${one})[]` : `${one}[]`)

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
