import type { Middleware } from 'koa'
import { isFromLoopback } from '../operations/health-routes.ts'
import { isForeignOrigin } from '../requests/origin.ts'
import type { DevMail } from './dev-mail.ts'
import { mailPage } from './mail-page.ts'
import { type MailPreview, previewsPage } from './previews-page.ts'

export interface DevDeps {
  readonly previews: readonly MailPreview[]
  readonly listMail: (filter: { readonly to?: string }) => Promise<readonly DevMail[]>
  readonly now: () => Date
  /** The payment sandbox's own page; null if a real provider is configured. */
  readonly paymentsUrl: string | null
  /** Advances the product's clock and runs what falls due; false if the duration cannot be parsed. */
  readonly advance: (duration: string) => Promise<boolean>
}

const BODY_MAX_LENGTH = 1000
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'"

/** Developer pages: the outbox, and the adjustable clock. Loopback only; never mounted in production. Rule: API-20. */
export function devRoutes({ advance, listMail, now, paymentsUrl, previews }: DevDeps): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/dev/') || !isFromLoopback(ctx) || isForeignOrigin(ctx)) return next()
    const to = typeof ctx.query['to'] === 'string' ? ctx.query['to'] : undefined
    const filter = to === undefined ? {} : { to }
    switch (`${ctx.method} ${ctx.path}`) {
      case 'GET /dev/mail':
        ctx.set('Content-Security-Policy', POLICY)
        ctx.type = 'html'
        ctx.body = mailPage(await listMail(filter), to ?? '')
        return
      case 'GET /dev/mail/previews':
        ctx.set('Content-Security-Policy', POLICY)
        ctx.type = 'html'
        ctx.body = previewsPage(previews)
        return
      case 'GET /dev/mail/messages':
        ctx.body = await listMail(filter)
        return
      case 'GET /dev/payments':
        if (paymentsUrl === null) return next()
        ctx.redirect(paymentsUrl)
        return
      case 'GET /dev/clock':
        ctx.body = { now: now().toISOString() }
        return
      case 'POST /dev/clock': {
        const duration = await readAdvance(ctx.req)
        if (duration === null || !(await advance(duration))) {
          ctx.status = 422
          ctx.body = {
            message: 'Say how far to move on as an ISO 8601 duration, such as {"advance": "P3D"}.',
            code: 'invalid-duration',
          }
          return
        }
        ctx.body = { now: now().toISOString() }
        return
      }
      default:
        return next()
    }
  }
}

async function readAdvance(request: AsyncIterable<Buffer>): Promise<string | null> {
  let text = ''
  for await (const chunk of request) {
    text += chunk.toString('utf8')
    if (text.length > BODY_MAX_LENGTH) return null
  }
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'advance' in body && typeof body.advance === 'string'
      ? body.advance
      : null
  } catch {
    return null
  }
}
