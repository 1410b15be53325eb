import { signature } from '@guildhall/payment-sandbox'
import { describe, expect, it } from 'vitest'
import { createStripeGateway } from './index.ts'

const secret = 'whsec_test'
const gateway = createStripeGateway({ secretKey: 'sk_test', webhookSecret: secret, apiUrl: 'http://127.0.0.1:1' })
const now = new Date('2026-11-21T12:00:00Z')
const seconds = now.getTime() / 1000
const body = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'customer.subscription.updated',
  created: seconds,
  data: { object: { id: 'sub_1', object: 'subscription' } },
})
const read = (signed: string, text = body) =>
  gateway.parseWebhook(new TextEncoder().encode(text), { 'stripe-signature': signed }, now)

describe('a Stripe webhook', () => {
  it('is valid for five minutes after its signature', () => {
    expect(read(signature(body, secret, seconds))).toMatchObject({ id: 'evt_1', subscriptionId: 'sub_1' })
    expect(read(signature(body, secret, seconds - 300))).not.toBeNull()
    expect(read(signature(body, secret, seconds - 301))).toBeNull()
    expect(read(signature(body, secret, seconds - 86_400))).toBeNull()
  })

  it('is invalid with another secret or a changed byte', () => {
    expect(read(signature(body, 'whsec_other', seconds))).toBeNull()
    expect(read(signature(body, secret, seconds), body.replace('sub_1', 'sub_2'))).toBeNull()
    expect(read('')).toBeNull()
  })
})
