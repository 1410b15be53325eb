import { escapeHtml } from '@guildhall/domain/shared'
import type { DevMail } from './dev-mail.ts'

/** The local outbox as a page: newest first, each mail in a sandboxed frame. */
export function mailPage(mails: readonly DevMail[], to: string): string {
  const rows = mails.map((mail) => renderMail(mail)).join('\n')
  const empty = to === '' ? 'No mail has been sent yet.' : `No mail to ${escapeHtml(to)}.`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox · Guildhall</title>
<style>
:root { color-scheme: light dark; --ink: light-dark(#26211b, #e6e2dc); --muted: light-dark(#5c564d, #aca69d); --line: light-dark(#e4dfd7, #33302c); --paper: light-dark(#fefcf9, #1d1b19); --desk: light-dark(#f7f4ef, #161412); --accent: light-dark(#0a5361, #8fc3ce); }
body { margin: 0; padding: 32px 24px; background: var(--desk); color: var(--ink); font: 14px/1.5 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; }
h1 { margin: 0 0 4px; font: 500 24px/1.3 Georgia, serif; }
form { display: flex; gap: 8px; margin: 16px 0; }
input { flex: 1; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--muted); border-radius: 6px; padding: 8px 12px; }
button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--muted); border-radius: 6px; padding: 8px 14px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
details { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; margin: 0 0 8px; }
summary { padding: 12px 16px; cursor: pointer; }
summary span { color: var(--muted); }
iframe { display: block; width: 100%; height: 480px; border: 0; border-top: 1px solid var(--line); border-radius: 0 0 10px 10px; }
.muted { color: var(--muted); margin: 0; }
</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p class="muted">Mail is kept here instead of being sent. <a href="/dev/mail/messages" style="color:var(--accent)">As JSON</a> · <a href="/dev/mail/previews" style="color:var(--accent)">All templates</a></p>
<form><label for="to" style="position:absolute;clip-path:inset(50%)">To</label><input id="to" name="to" type="email" placeholder="Address" value="${escapeHtml(to)}"><button>Show</button></form>
${rows === '' ? `<p class="muted">${empty}</p>` : rows}
</main>
</body>
</html>
`
}

/** Download links for the attachments, as data URLs. */
const renderAttachments = ({ attachments = [] }: DevMail): string =>
  attachments
    .map(
      ({ content, contentType, name }) =>
        `<p style="margin:0;padding:8px 16px"><a style="color:var(--accent)" download="${escapeHtml(name)}" href="data:${escapeHtml(contentType)};base64,${escapeHtml(content)}">${escapeHtml(name)}</a></p>`,
    )
    .join('')

const renderMail = (mail: DevMail): string =>
  `<details><summary><strong>${escapeHtml(mail.subject)}</strong><br><span>to ${escapeHtml(mail.to)} · <time datetime="${escapeHtml(mail.sentAt)}">${escapeHtml(
    mail.sentAt.replace('T', ' ').slice(0, 16),
  )} UTC</time></span></summary>
<iframe title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" loading="lazy" srcdoc="${escapeHtml(mail.html)}"></iframe>${renderAttachments(mail)}</details>`
