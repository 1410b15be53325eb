import type { ReceiveWebhookCommand, ReceiveWebhookProblem } from '@guildhall/domain/billing'
import type { Result } from '@guildhall/domain/shared'
import type { Context, Middleware } from 'koa'
import { RequestRefused } from '../requests/request-refused.ts'

export interface WebhookDeps {
  readonly useCases: {
    readonly receiveWebhook: (
      command: ReceiveWebhookCommand,
    ) => Promise<Result<'added' | 'known', ReceiveWebhookProblem>>
  }
}

const WEBHOOK = /^\/webhooks\/(stripe|paystack)$/
const MAX_BYTES = 1024 * 1024

/** The bytes as they came: the signature is over them. */
const readBytes = async (ctx: Context): Promise<Uint8Array> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of ctx.req) {
    const bytes = Buffer.from(chunk as Uint8Array)
    size += bytes.length
    if (size > MAX_BYTES) throw new RequestRefused('too-large')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

/**
 * Where payment providers send their events. Outside the contract: only a provider's signature opens it, what is not signed gets 400 and
 * changes nothing, and 200 is said once the event is kept. Rule: BILL-13.
 */
export const paymentWebhooks =
  ({ useCases }: WebhookDeps): Middleware =>
  async (ctx, next) => {
    const [, service] = WEBHOOK.exec(ctx.path) ?? []
    if (service === undefined || ctx.method !== 'POST') {
      await next()
      return
    }
    const headers = Object.fromEntries(Object.entries(ctx.headers).map(([name, value]) => [name, String(value)]))
    const taken = await useCases.receiveWebhook({ service, body: await readBytes(ctx), headers })
    if (!taken.ok) throw new RequestRefused(taken.problem === 'not-found' ? 'not-found' : 'unreadable')
    ctx.status = 200
    ctx.body = { received: true }
  }
