import type { Context, Middleware } from 'koa'
import { checkDependencies, type Dependency } from './check-dependencies.ts'

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
        const states = await checkDependencies(dependencies)
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

/** Whether a request comes from this machine itself, and not through a proxy on it. */
export const isFromLoopback = (ctx: Context): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(ctx.req.socket.remoteAddress ?? '') &&
  ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Forwarded', 'Via'].every(
    (header) => ctx.get(header) === '',
  )
