import Router from '@koa/router'
import type { Context } from 'koa'
import { parse } from 'qs'
import { advanceTime } from '../advance-time.ts'
import type { ApiDeps } from '../stripe/api.ts'
import { overviewPage } from './overview-page.ts'

const DAY = 86_400

const readAsked = async (ctx: Context): Promise<Readonly<Record<string, unknown>>> => {
  let text = ''
  for await (const chunk of ctx.req) text += String(chunk)
  return ctx.is('json') ? (JSON.parse(text || '{}') as Record<string, unknown>) : { ...parse(text) }
}

const answer = (ctx: Context, body: unknown): void => {
  if (ctx.is('json')) ctx.body = body
  else ctx.redirect('/')
}

/** The sandbox's own page and its control API: advancing time, and webhooks that are late, duplicated or out of order. */
export const controlRoutes = ({ deliverer, store }: Pick<ApiDeps, 'deliverer' | 'store'>): Router => {
  const router = new Router()
  router.get('/', (ctx) => {
    ctx.type = 'html'
    ctx.body = overviewPage(store, deliverer.manners)
  })
  router.get('/sandbox/state', (ctx) => {
    ctx.body = store.state
  })
  router.post('/sandbox/clock', async (ctx) => {
    const { days, seconds } = await readAsked(ctx)
    advanceTime(store, seconds === undefined ? Number(days) * DAY : Number(seconds))
    await store.save()
    await deliverer.flush()
    answer(ctx, { now: store.now() })
  })
  router.post('/sandbox/manners', async (ctx) => {
    const { held, shuffled, times } = await readAsked(ctx)
    deliverer.manners.held = held === 'on' || held === true
    deliverer.manners.shuffled = shuffled === 'on' || shuffled === true
    deliverer.manners.times = Math.min(5, Math.max(1, Number(times ?? 1)))
    answer(ctx, deliverer.manners)
  })
  router.post('/sandbox/flush', async (ctx) => {
    await deliverer.flush(true)
    answer(ctx, { waiting: Object.values(store.state.events).filter(({ delivered }) => !delivered).length })
  })
  return router
}
