import { escapeHtml } from '../shared/index.ts'
import type { JsonValue, PersonalSection } from './personal-data.port.ts'

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem; font: 16px/1.5 system-ui, sans-serif }
h1, h2 { line-height: 1.2 }
section { margin-top: 2.5rem }
article { border-top: 1px solid; padding: .5rem 0 }
dl { display: grid; grid-template-columns: minmax(8rem, 1fr) 3fr; gap: .25rem 1rem; margin: 0 }
dt { opacity: .75 }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
`

/** 'firstName' as 'First name'. */
const labelOf = (field: string): string => {
  const label = field.replaceAll(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after}`)
  return label.charAt(0).toUpperCase() + label.slice(1).toLowerCase()
}

const isEmpty = (value: JsonValue): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

const valueOf = (value: JsonValue): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === null || typeof value !== 'object') return escapeHtml(String(value))
  if (Array.isArray(value)) return value.map(valueOf).join('<br>')
  return listOf(value as { readonly [field: string]: JsonValue })
}

const listOf = (row: { readonly [field: string]: JsonValue }): string => {
  const lines = Object.entries(row)
    .filter(([, value]) => !isEmpty(value))
    .map(([field, value]) => `<dt>${escapeHtml(labelOf(field))}</dt><dd dir="auto">${valueOf(value)}</dd>`)
  return `<dl>${lines.join('')}</dl>`
}

const sectionOf = ({ key, rows, title }: PersonalSection): string => {
  const body = rows.length === 0 ? '<p>Nothing.</p>' : rows.map((row) => `<article>${listOf(row)}</article>`).join('\n')
  return `<section aria-labelledby="${key}"><h2 id="${key}">${escapeHtml(title)}</h2>\n${body}</section>`
}

/** Renders the data as a self-contained HTML page. `files` are paths within the archive. Rule: PRIV-3. */
export const exportPage = (sections: readonly PersonalSection[], files: readonly string[], at: Date): string => {
  const links = files.map((path) => `<li><a href="${escapeHtml(encodeURI(path))}">${escapeHtml(path)}</a></li>`)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your data at Guildhall</title><style>${STYLE}</style></head>
<body>
<h1>Your data at Guildhall</h1>
<p>What you have given us, as it stood on ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC. Times are in UTC.</p>
${sections.map(sectionOf).join('\n')}
<section aria-labelledby="files"><h2 id="files">Files</h2>
${links.length === 0 ? '<p>Nothing.</p>' : `<ul>${links.join('\n')}</ul>`}</section>
</body>
</html>
`
}
