import { type PreferenceKey, preferenceLabels } from '@guildhall/domain/notifications'
import { escapeHtml } from '@guildhall/domain/shared'
import type { Context, Middleware } from 'koa'
import type { CallUseCases } from '@guildhall/domain/use-cases'

const TOKEN_MAX_LENGTH = 2_000

/**
 * The page behind "Fewer mails like this": works without a login and without scripts. GET only asks, because mail scanners open every
 * link; POST unsubscribes, from the page's button and from a mail client's one-click action. Rule: NOTE-23; RFC 8058.
 */
export const unsubscribePage =
  (useCases: Pick<CallUseCases, 'readUnsubscription' | 'unsubscribe'>): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/unsubscribe') return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD' && ctx.method !== 'POST') return next()
    const { token } = ctx.query
    const text = typeof token === 'string' && token.length <= TOKEN_MAX_LENGTH ? token : ''
    const found = await (ctx.method === 'POST' ? useCases.unsubscribe(text) : useCases.readUnsubscription(text))
    sendPage(ctx, found.ok ? 200 : 404, found.ok ? toPageContent(found.value) : INVALID)
  }

interface PageContent {
  readonly title: string
  readonly text: string
  readonly asksConfirmation: boolean
}

const INVALID: PageContent = {
  title: 'This link does not work',
  text: 'It may have been cut off by your mail program. You can choose your mail in the settings.',
  asksConfirmation: false,
}

const toPageContent = ({
  off,
  preference,
}: {
  readonly off: boolean
  readonly preference: PreferenceKey
}): PageContent => {
  const topic = preferenceLabels[preference]
  return off
    ? {
        title: 'You are unsubscribed',
        text: `You get no more mail about ${topic}. You still find everything in Guildhall itself.`,
        asksConfirmation: false,
      }
    : { title: 'Fewer mails?', text: `You will get no more mail about ${topic}.`, asksConfirmation: true }
}

const sendPage = (ctx: Context, status: number, content: PageContent): void => {
  ctx.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  ctx.set('Cache-Control', 'no-store')
  ctx.set('Referrer-Policy', 'no-referrer')
  ctx.status = status
  ctx.type = 'html'
  ctx.body = renderPage(content)
}

const renderPage = ({ asksConfirmation, text, title }: PageContent): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Guildhall</title>
<style>
:root { color-scheme: light dark; --ink: light-dark(#26211b, #e6e2dc); --muted: light-dark(#5c564d, #aca69d); --line: light-dark(#e4dfd7, #33302c); --paper: light-dark(#fefcf9, #1d1b19); --desk: light-dark(#f7f4ef, #161412); --accent: light-dark(#0a5361, #75adb8); --on-accent: light-dark(#f7fcfd, #07191d); }
body { margin: 0; padding: 48px 16px; background: var(--desk); color: var(--ink); font: 15px/24px 'Hanken Grotesk', system-ui, sans-serif; }
main { max-width: 416px; margin: 0 auto; padding: 32px; background: var(--paper); border: 1px solid var(--line); border-radius: 12px; }
h1 { margin: 0 0 12px; font: 500 24px/32px 'Source Serif 4', Georgia, serif; }
p { margin: 0 0 20px; }
p:last-child { margin: 0; }
button { font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 8px; padding: 10px 20px; cursor: pointer; }
a { color: var(--muted); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${asksConfirmation ? '<form method="post"><p><button>Switch off</button></p></form>' : ''}
<p><a href="/settings/notifications">All mail settings</a></p>
</main>
</body>
</html>
`
