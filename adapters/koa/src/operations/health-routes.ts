import type { Context, Middleware } from 'koa'

/** A service that the product depends on, and a check whether it responds. */
export interface Dependency {
  readonly name: string
  /** False if the product works without it. */
  readonly needed: boolean
  check(): Promise<boolean>
}

export interface HealthDeps {
  readonly dependencies: readonly Dependency[]
  /** Prometheus text. */
  readonly metrics: () => Promise<string>
  /** Whether this port is for operators alone. Otherwise metrics are answered to this machine only. Default false. */
  readonly ownPort?: boolean
}

/**
 * /healthz: the process runs. /readyz: each dependency's state, 503 while a needed one is down. /metrics: Prometheus text. Rule: API-19.
 */
export function healthRoutes({ dependencies, metrics, ownPort = false }: HealthDeps): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    switch (ctx.path) {
      case '/healthz':
        ctx.body = { status: 'ok' }
        return
      case '/readyz': {
        const states = await Promise.all(
          dependencies.map(async ({ name, needed, check }) => ({ name, needed, up: await isUp(check) })),
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
        if (!ownPort && !isFromLoopback(ctx)) return next()
        ctx.type = 'text/plain; version=0.0.4; charset=utf-8'
        ctx.body = await metrics()
        return
      default:
        return next()
    }
  }
}

/** A check that throws or takes over two seconds counts as down. */
async function isUp(check: () => Promise<boolean>): Promise<boolean> {
  const deadline = AbortSignal.timeout(2000)
  const timeout = new Promise<boolean>((resolve) =>
    deadline.addEventListener('abort', () => resolve(false), { once: true }),
  )
  return Promise.race([check().catch(() => false), timeout])
}

/** Whether a request comes from this machine itself, and not through a proxy on it. */
export const isFromLoopback = (ctx: Context): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(ctx.req.socket.remoteAddress ?? '') &&
  ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Forwarded', 'Via'].every(
    (header) => ctx.get(header) === '',
  )
