// The description of the API as a page to read: one plain HTML document, made from the OpenAPI description.

interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: unknown }[]
  readonly requestBody?: unknown
  readonly responses?: Readonly<Record<string, unknown>>
}

interface Description {
  readonly info?: { readonly title?: string; readonly version?: string; readonly description?: string }
  readonly paths?: unknown
}

export function docsPage({ info, paths }: Description): string {
  const routes = Object.entries((paths ?? {}) as Record<string, Record<string, Operation>>)
  const sections = routes.flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(method, path, operation)),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info?.title ?? '')}</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
pre{overflow-x:auto;padding:.75rem;border:1px solid #8886;border-radius:.4rem;font-size:.85rem}code{font-size:.95rem}
section{border-top:1px solid #8886;padding:.5rem 0}summary{cursor:pointer}</style></head>
<body><h1>${escaped(info?.title ?? '')} ${escaped(info?.version ?? '')}</h1><p>${escaped(info?.description ?? '')}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
<main>${sections.join('\n')}</main></body></html>`
}

function section(
  method: string,
  path: string,
  { summary, description, parameters, requestBody, responses }: Operation,
): string {
  const details = { parameters, body: requestBody, responses }
  return `<section><h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2>
<p>${escaped(summary ?? '')}</p>${description ? `<p><em>${escaped(description)}</em></p>` : ''}
<details><summary>Shapes</summary><pre>${escaped(JSON.stringify(details, undefined, 2))}</pre></details></section>`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
