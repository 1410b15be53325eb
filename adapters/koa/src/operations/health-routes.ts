import type { Context, Middleware } from 'koa'

/** A part that the product needs, and whether it answers now. */
export interface Dependency {
  readonly name: string
  /** False for a part that the product works without. */
  readonly needed: boolean
  check(): Promise<boolean>
}

export interface HealthDeps {
  readonly dependencies: readonly Dependency[]
  /** Prometheus text. */
  readonly metrics: () => Promise<string>
}

/** /healthz: the process lives. /readyz: each part's state, 503 while a needed one is away. /metrics: on loopback only. */
export function healthRoutes({ dependencies, metrics }: HealthDeps): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    switch (ctx.path) {
      case '/healthz':
        ctx.body = { status: 'ok' }
        return
      case '/readyz': {
        const states = await Promise.all(
          dependencies.map(async ({ name, needed, check }) => ({ name, needed, up: await answers(check) })),
        )
        const ready = states.every(({ needed, up }) => up || !needed)
        ctx.status = ready ? 200 : 503
        if (!ready) ctx.set('Retry-After', '5')
        ctx.body = {
          status: ready ? 'ready' : 'unavailable',
          dependencies: Object.fromEntries(states.map(({ name, up }) => [name, up ? 'up' : 'down'])),
        }
        return
      }
      case '/metrics':
        if (!isFromHere(ctx)) return next()
        ctx.type = 'text/plain; version=0.0.4; charset=utf-8'
        ctx.body = await metrics()
        return
      default:
        return next()
    }
  }
}

/** A check that throws or takes over two seconds is a part that is away. */
async function answers(check: () => Promise<boolean>): Promise<boolean> {
  const late = AbortSignal.timeout(2000)
  const timeout = new Promise<boolean>((resolve) =>
    late.addEventListener('abort', () => resolve(false), { once: true }),
  )
  return Promise.race([check().catch(() => false), timeout])
}

/** From this machine itself: a request that a proxy on it passes on says so, and is not. */
export const isFromHere = (ctx: Context): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(ctx.req.socket.remoteAddress ?? '') &&
  ctx.get('X-Forwarded-For') === '' &&
  ctx.get('Forwarded') === ''
