import Router from '@koa/router'
import type { Context } from 'koa'
import { parse } from 'qs'
import type { ApiDeps } from '../stripe/api.ts'
import { readText } from '../stripe/body.ts'
import { closedPage, confirmationPage, hostedPage, isCardChoice, findLastFour } from './hosted-page.ts'
import { findVisit } from './hosted-visit.ts'

const readForm = async (ctx: Context): Promise<{ readonly action: string; readonly card: string }> => {
  let text = ''
  for await (const chunk of ctx.req) text += String(chunk)
  const form = parse(text)
  return { action: readText(form, 'action') ?? '', card: readText(form, 'card') ?? '' }
}

/** The hosted pages for browsers. */
export const hostedRoutes = ({ deliverer, store }: Pick<ApiDeps, 'deliverer' | 'store'>): Router => {
  const router = new Router()
  router.get('/pay/:id', (ctx) => {
    const visit = findVisit(store, String(ctx.params['id']))
    ctx.type = 'html'
    ctx.body = visit.open ? hostedPage(visit, false) : closedPage(visit)
  })
  router.post('/pay/:id', async (ctx) => {
    const visit = findVisit(store, String(ctx.params['id']))
    const { action, card } = await readForm(ctx)
    ctx.type = 'html'
    if (!visit.open) {
      ctx.body = closedPage(visit)
      return
    }
    if (action === 'cancel') {
      ctx.redirect(visit.cancelUrl)
      return
    }
    if (card === 'three-d-secure' && action === 'pay') {
      ctx.body = confirmationPage()
      return
    }
    const behaviour = action === 'refuse' || !isCardChoice(card) ? 'declines' : card
    const known = behaviour === 'three-d-secure' ? 'pays' : behaviour
    if (!visit.finish({ last4: findLastFour(card), behaviour: known })) {
      ctx.body = hostedPage(visit, true)
      return
    }
    await store.save()
    void deliverer.flush()
    ctx.redirect(visit.successUrl)
  })
  return router
}
