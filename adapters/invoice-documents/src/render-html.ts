import type { InvoiceView } from '@guildhall/domain/billing'
import { escapeHtml } from '@guildhall/domain/shared'

const STYLE = `
:root { color-scheme: light dark; --text: #26211b; --muted: #5c564d; --line: #e4dfd7; --sheet: #fefcf9; --canvas: #f7f4ef }
@media (prefers-color-scheme: dark) { :root { --text: #e6e2dc; --muted: #aca69d; --line: #33302c; --sheet: #1d1b19; --canvas: #161412 } }
* { box-sizing: border-box; margin: 0 }
body { background: var(--canvas); color: var(--text); font: 15px/1.5 "Hanken Grotesk", system-ui, sans-serif; padding: 32px 16px }
main { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; margin: 0 auto; max-width: 760px; padding: 48px }
h1 { font: 600 28px/1.2 "Source Serif 4", Georgia, serif }
h2 { color: var(--muted); font-size: 13px; font-weight: 500; margin-bottom: 4px }
.status { color: var(--muted); margin: 4px 0 32px }
.parties { display: grid; gap: 24px; grid-template-columns: 1fr 1fr 1fr; margin-bottom: 32px; overflow-wrap: anywhere }
.parties p:first-of-type { font-weight: 600 }
dl { display: grid; gap: 0 12px; grid-template-columns: auto 1fr }
dt { color: var(--muted) }
dd { font-variant-numeric: tabular-nums }
table { border-collapse: collapse; width: 100% }
th { color: var(--muted); font-size: 13px; font-weight: 500; text-align: left }
th, td { border-bottom: 1px solid var(--line); padding: 12px 0; vertical-align: top }
td small { color: var(--muted); display: block; font-size: 13px }
.amount { font-variant-numeric: tabular-nums; padding-left: 16px; text-align: right; white-space: nowrap }
tfoot th, tfoot td { border: 0; color: var(--text); font-size: 15px; padding: 8px 0 0 }
tfoot tr:last-child > * { font-weight: 600 }
.notes { border-top: 1px solid var(--line); margin-top: 32px; padding-top: 16px }
@media (max-width: 560px) { main { padding: 24px } .parties { grid-template-columns: 1fr } }
@media print { body { background: none; padding: 0 } main { border: 0; max-width: none; padding: 0 } }
`

const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')

const row = (name: string, amount: string): string =>
  `<tr><th scope="row">${escapeHtml(name)}</th><td class="amount">${escapeHtml(amount)}</td></tr>`

const facts = (sheet: InvoiceView): string =>
  sheet.facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')

const lines = (sheet: InvoiceView): string =>
  sheet.lines
    .map(({ amount, detail, text }) => {
      const arithmetic = detail === null ? '' : `<small>${escapeHtml(detail)}</small>`
      return `<tr><td>${escapeHtml(text)}${arithmetic}</td><td class="amount">${escapeHtml(amount)}</td></tr>`
    })
    .join('')

/** Renders the invoice as a standalone, printable page. All user input is escaped. */
export const renderHtml = (sheet: InvoiceView): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(sheet.title)}</title><style>${STYLE}</style></head>
<body><main>
<h1>${escapeHtml(sheet.title)}</h1><p class="status">${escapeHtml(sheet.status)}</p>
<div class="parties"><section><h2>From</h2>${paragraphs(sheet.supplier)}</section><section><h2>To</h2>${paragraphs(sheet.customer)}</section>
<section><h2>Details</h2><dl>${facts(sheet)}</dl></section></div>
<table><thead><tr><th scope="col">What</th><th scope="col" class="amount">Amount</th></tr></thead>
<tbody>${lines(sheet)}</tbody><tfoot>${[...sheet.sums, sheet.total].map(([name, amount]) => row(name, amount)).join('')}</tfoot></table>
${sheet.notes.length === 0 ? '' : `<div class="notes">${paragraphs(sheet.notes)}</div>`}
</main></body></html>
`
