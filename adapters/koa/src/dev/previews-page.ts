import { escapeHtml } from '@guildhall/domain/shared'

/** A mail with sample data: as text, and as HTML in each theme. */
export interface MailPreview {
  readonly name: string
  readonly occasion: string
  /** The preference that controls it; null for mail that is always sent. */
  readonly preference: string | null
  readonly subject: string
  readonly text: string
  readonly light: string
  readonly dark: string
}

/** Every mail of the product on one page: in both themes, at phone and desktop width, and as plain text. */
export const previewsPage = (previews: readonly MailPreview[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail previews · Guildhall</title>
<style>
:root { color-scheme: light dark; --ink: light-dark(#26211b, #e6e2dc); --muted: light-dark(#5c564d, #aca69d); --line: light-dark(#e4dfd7, #33302c); --desk: light-dark(#f7f4ef, #161412); --accent: light-dark(#0a5361, #8fc3ce); }
body { margin: 0; padding: 32px 24px; background: var(--desk); color: var(--ink); font: 14px/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; font-weight: 500; line-height: 1.3; }
h1 { margin: 0 0 4px; font-size: 24px; }
h2 { margin: 32px 0 4px; font-size: 17px; }
nav a { color: var(--accent); margin-right: 12px; white-space: nowrap; }
.frames { display: flex; gap: 16px; overflow-x: auto; }
iframe { flex: none; height: 640px; border: 1px solid var(--line); border-radius: 10px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; max-width: 72ch; }
.muted { color: var(--muted); margin: 0 0 12px; }
</style>
</head>
<body>
<h1>Mail previews</h1>
<p class="muted">${previews.length} mails with sample facts, at the width of a phone and of a desk.</p>
<nav>${previews.map(({ name }) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`).join('\n')}</nav>
${previews.map(renderPreview).join('\n')}
</body>
</html>
`

const WIDTHS = [360, 700]

const renderPreview = (preview: MailPreview): string => {
  const control = preview.preference === null ? 'always sent' : `preference ${preview.preference}`
  const frames = (['light', 'dark'] as const).flatMap((theme) =>
    WIDTHS.map((width) => renderFrame(preview, theme, width)),
  )
  return `<section id="${escapeHtml(preview.name)}">
<h2>${escapeHtml(preview.subject)}</h2>
<p class="muted">${escapeHtml(preview.name)} · ${escapeHtml(preview.occasion)} · ${escapeHtml(control)}</p>
<div class="frames">${frames.join('\n')}</div>
<details><summary>Plain text</summary><pre>${escapeHtml(preview.text)}</pre></details>
</section>`
}

const renderFrame = (preview: MailPreview, theme: 'light' | 'dark', width: number): string =>
  `<iframe title="${escapeHtml(`${preview.subject}, ${theme}, ${width} wide`)}" sandbox style="width:${width}px" loading="lazy" srcdoc="${escapeHtml(preview[theme])}"></iframe>`
