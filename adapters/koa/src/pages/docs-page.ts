import { createHash } from 'node:crypto'
import { escapeHtml } from '@guildhall/domain/shared'
import type { OpenApiDocument, OpenApiOperation } from '@guildhall/rest-contract'

const json = (value: unknown): string => escapeHtml(JSON.stringify(value, null, 2))

const style = `
:root { color-scheme: light dark; --ink: light-dark(#26211b, #e6e2dc); --muted: light-dark(#5c564d, #aca69d); --line: light-dark(#e4dfd7, #33302c); --paper: light-dark(#fefcf9, #1d1b19); --desk: light-dark(#f7f4ef, #161412); --accent: light-dark(#0a5361, #8fc3ce); }
body { margin: 0; padding: 32px 24px 64px; background: var(--desk); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 860px; margin: 0 auto; }
h1 { margin: 0; font: 500 28px/1.3 Georgia, serif; }
h2 { margin: 40px 0 12px; font: 500 20px/1.3 Georgia, serif; }
h3 { margin: 16px 0 4px; font-size: 14px; }
a { color: var(--accent); }
details { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; margin: 0 0 8px; padding: 0 16px; }
summary { padding: 12px 0; cursor: pointer; overflow-wrap: anywhere; }
.checks { white-space: pre-line; }
summary span, .muted { color: var(--muted); }
code { font: 13px/1.5 ui-monospace, monospace; }
pre { margin: 0 0 16px; padding: 12px; overflow: auto; max-height: 420px; background: var(--desk); border-radius: 6px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`

interface Media {
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

const readMedia = (holder: unknown): readonly (readonly [string, Media])[] =>
  Object.entries((holder as { readonly content?: Readonly<Record<string, Media>> } | undefined)?.content ?? {})

const renderExample = ([type, { example, examples }]: readonly [string, Media]): string => {
  const shown = example ?? Object.values(examples ?? {}).map(({ value }) => value)
  return `<p class="muted"><code>${escapeHtml(type)}</code></p><pre><code>${json(shown)}</code></pre>`
}

const renderPart = (title: string, holder: unknown): string => {
  const examples = readMedia(holder).map(renderExample).join('')
  return `<h3>${escapeHtml(title)}</h3>${examples === '' ? '<p class="muted">No body.</p>' : examples}`
}

const describeAccess = ({ security }: OpenApiOperation): string =>
  security.length === 0
    ? 'Open to everybody.'
    : `Needs ${security.map((entry) => Object.keys(entry).join(' and ')).join(', or ')}.`

const renderChecks = ({ description }: OpenApiOperation): string =>
  description === undefined ? '' : `<p class="muted checks">${escapeHtml(description)}</p>`

const renderCall = (path: string, method: string, operation: OpenApiOperation): string => {
  const answers = Object.entries(operation.responses).map(([status, response]) => {
    const { description = '' } = response as { readonly description?: string }
    return renderPart(`${status} · ${description}`, response)
  })
  return `<details id="${escapeHtml(operation.operationId)}"><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code><br><span>${escapeHtml(
    operation.summary,
  )}</span></summary><p class="muted">${escapeHtml(describeAccess(operation))}</p>${renderChecks(operation)}${
    operation.requestBody === undefined ? '' : renderPart('Request', operation.requestBody)
  }${answers.join('')}</details>`
}

export interface DocsPage {
  readonly html: string
  /** The Content-Security-Policy that allows the page's style. */
  readonly policy: string
}

/** The API documentation as a page without scripts. */
export const docsPage = (api: OpenApiDocument): DocsPage => {
  const calls = Object.entries(api.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
  const sections = api.tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name))
    return `<h2>${escapeHtml(name)}</h2>${own.map(({ method, operation, path }) => renderCall(path, method, operation)).join('')}`
  })
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API · Guildhall</title><style>${style}</style></head>
<body><main><h1>The Guildhall API</h1><p class="muted">${escapeHtml(api.info.description)} <a href="/v0/openapi.json">As an OpenAPI document</a></p>
${sections.join('\n')}
</main></body></html>
`,
  }
}
