const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

const style = `
:root { color-scheme: light dark; --paper: #f7f4ef; --sheet: #fefcf9; --ink: #26211b; --muted: #5c564d; --line: #e4dfd7; --accent: #0a5361; --on-accent: #f7fcfd; --danger: #9b2c1f; }
@media (prefers-color-scheme: dark) { :root { --paper: #161412; --sheet: #1d1b19; --ink: #e6e2dc; --muted: #aca69d; --line: #33302c; --accent: #75adb8; --on-accent: #07191d; --danger: #f0a396; } }
* { box-sizing: border-box }
body { margin: 0; padding: 32px 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 'Hanken Grotesk', system-ui, sans-serif; }
main { max-width: 960px; margin: 0 auto; display: grid; gap: 24px; }
main.narrow { max-width: 440px; }
h1 { font: 500 28px/1.2 'Source Serif 4', Georgia, serif; margin: 0; }
h2 { font: 500 20px/1.3 'Source Serif 4', Georgia, serif; margin: 0 0 12px; }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: 24px; overflow-x: auto; }
p { margin: 0 0 12px; } .muted { color: var(--muted); font-size: 14px; } .danger { color: var(--danger); }
.sum { font: 500 32px/1.2 'Source Serif 4', Georgia, serif; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 12px; margin: 0; } form.row { display: flex; flex-wrap: wrap; align-items: end; }
label { display: grid; gap: 4px; font-size: 14px; } fieldset { border: 0; padding: 0; margin: 0; display: grid; gap: 8px; } legend { font-size: 14px; padding: 0; }
.choice { display: flex; gap: 10px; align-items: center; font-size: 16px; min-height: 44px; }
input, select { font: inherit; padding: 9px 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); color: inherit; min-height: 44px; }
.choice input { min-height: 0; accent-color: var(--accent); width: 18px; height: 18px; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 18px; border-radius: 6px; border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); cursor: pointer; }
button.plain { background: none; color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; } th, td { text-align: start; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); white-space: nowrap; } th { font-weight: 600; }
`

/** Renders a page; `body` is HTML already. */
export const renderPage = (title: string, body: string, narrow = false): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main${narrow ? ' class="narrow"' : ''}>${body}</main></body>
</html>
`

/** 'USD 2,040.00' */
export const formatMoney = (minor: number, currency: string): string =>
  `${currency.toUpperCase()} ${(minor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`

/** '21 November 2026, 14:08 UTC' */
export const formatInstant = (seconds: number): string =>
  `${new Date(seconds * 1000).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`
