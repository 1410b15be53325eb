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

/** Reads the raw bytes, which the signature covers. */
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
 * Receives webhooks of the payment providers. Not part of the contract: authenticated by the provider's signature alone. Unsigned
 * requests get 400 and change nothing; 200 is sent once the event is stored. Rule: BILL-13.
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
    const received = await useCases.receiveWebhook({ service, body: await readBytes(ctx), headers })
    if (!received.ok) throw new RequestRefused(received.problem === 'not-found' ? 'not-found' : 'unreadable')
    ctx.status = 200
    ctx.body = { received: true }
  }
