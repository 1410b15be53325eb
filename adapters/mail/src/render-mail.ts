import type { Mail } from '@guildhall/domain/notifications'

/** The two parts of a mail. The HTML carries the light theme as inline values and the dark one by media query. */
export interface RenderedMail {
  readonly text: string
  readonly html: string
}

/** Sets a mail in plain text and HTML. Everything that comes from people is escaped. */
export function renderMail(mail: Mail): RenderedMail {
  return { text: renderText(mail), html: renderHtml(mail) }
}

function renderText(mail: Mail): string {
  const parts = [...mail.paragraphs]
  if (mail.action) parts.push(`${mail.action.label}: ${mail.action.url}`)
  parts.push('Guildhall')
  if (mail.unsubscribeUrl) parts.push(`Fewer mails like this: ${mail.unsubscribeUrl}`)
  return `${parts.join('\n\n')}\n`
}

function renderHtml(mail: Mail): string {
  const paragraphs = mail.paragraphs.map((text) => `<p style="margin:0 0 16px">${escape(text)}</p>`).join('\n')
  const action = mail.action
    ? `<p style="margin:8px 0 24px"><a class="button" href="${escape(mail.action.url)}" style="display:inline-block;padding:11px 18px;border-radius:6px;background:#0a5361;color:#f7fcfd;font-weight:600;text-decoration:none">${escape(mail.action.label)}</a></p>
<p class="muted" style="margin:0 0 16px;font-size:13px;color:#5c564d;word-break:break-all">${escape(mail.action.url)}</p>`
    : ''
  const fewer = mail.unsubscribeUrl
    ? ` · <a class="muted" href="${escape(mail.unsubscribeUrl)}" style="color:#5c564d">Fewer mails like this</a>`
    : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(mail.subject)}</title>
<style>@media (prefers-color-scheme: dark) { body { background: #161412 !important; color: #e6e2dc !important } .sheet { background: #1d1b19 !important; border-color: #33302c !important } .muted { color: #aca69d !important } .button { background: #75adb8 !important; color: #07191d !important } }</style>
</head>
<body style="margin:0;padding:32px 16px;background:#f7f4ef;color:#26211b;font:15px/1.5 'Hanken Grotesk',system-ui,-apple-system,'Segoe UI',sans-serif">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:32px;background:#fefcf9;border:1px solid #e4dfd7;border-radius:10px">
<p style="margin:0 0 24px;font:500 20px/1.4 'Source Serif 4',Georgia,serif">Guildhall</p>
<h1 style="margin:0 0 16px;font:500 24px/1.3 'Source Serif 4',Georgia,serif">${escape(mail.subject)}</h1>
${paragraphs}
${action}
<p class="muted" style="margin:24px 0 0;font-size:13px;color:#5c564d">Guildhall${fewer}</p>
</div>
</body>
</html>
`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
