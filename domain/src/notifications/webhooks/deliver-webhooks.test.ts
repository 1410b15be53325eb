import { describe, expect, it } from 'vitest'
import {
  anInvoice,
  harbourWorks,
  TEST_NOW,
  webhookAdmin,
  WEBHOOK_URL,
  webhooksFixture,
} from '../../../testing/index.ts'
import { addDays, addMinutes } from '../../shared/index.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { changeWebhook, listWebhookDeliveries, pingWebhook, resendWebhookDelivery } from './manage-webhooks.ts'

const page = { cursor: null, limit: 10 }

const refused = (problem: string) => ({ ok: false, problem })

describe('what webhooks are told', () => {
  // NOTE-28
  it('is a message in a conversation of the company, with ids and without its text', async () => {
    const { conversation, make, messageSent, react, webhookSender } = await webhooksFixture()
    await make()
    await react(messageSent())
    expect(webhookSender.sent).toMatchObject([{ url: WEBHOOK_URL, secret: 'whsec_1', at: TEST_NOW }])
    expect(JSON.parse(webhookSender.sent[0]?.body ?? '')).toEqual({
      type: 'message.sent',
      timestamp: TEST_NOW.toISOString(),
      data: {
        conversationUuid: conversation.uuid,
        messageUuid: '01900000-0000-7000-8000-00000000ef01',
        senderUuid: conversation.contractorUuid,
        from: 'contractor',
      },
    })
  })

  // NOTE-28
  it.each(['pending', 'declined', 'expired'])(
    'is the acceptance of a request that is %s, and no other change of it',
    async (from) => {
      const { conversation, make, messageSent, react, webhookSender } = await webhooksFixture()
      await make(['request.accepted'])
      const changed = { ...messageSent(), type: 'conversation-changed' as const, byAccountUuid: null }
      await react({ ...changed, from: 'pending', to: 'declined' })
      await react({ ...changed, from: 'closed', to: 'active' })
      expect(webhookSender.sent).toEqual([])
      await react({ ...changed, from, to: 'active' })
      expect(JSON.parse(webhookSender.sent[0]?.body ?? '')).toMatchObject({
        type: 'request.accepted',
        data: { conversationUuid: conversation.uuid, contractorUuid: conversation.contractorUuid },
      })
    },
  )

  // NOTE-28
  it('is a paid invoice', async () => {
    const { invoices, make, messageSent, react, webhookSender } = await webhooksFixture()
    await make(['invoice.paid'])
    const invoice = anInvoice({ companyUuid: harbourWorks.uuid, status: 'paid', paidAt: TEST_NOW })
    await invoices.add(invoice)
    await react({ ...messageSent(), type: 'invoice-paid', companyUuid: harbourWorks.uuid, invoiceUuid: invoice.uuid })
    expect(JSON.parse(webhookSender.sent[0]?.body ?? '')).toMatchObject({
      type: 'invoice.paid',
      data: { number: invoice.number, total: 2040, currency: 'USD', paidAt: TEST_NOW.toISOString() },
    })
  })

  // NOTE-29
  it('is told once for an event, and not what a webhook did not ask for or while it is off', async () => {
    const { deliveries, deps, make, messageSent, react, webhookSender } = await webhooksFixture()
    const [one, other, off] = [await make(), await make(['invoice.paid']), await make()]
    await changeWebhook(deps)({ actor: webhookAdmin, webhookUuid: off, events: ['message.sent'], isEnabled: false })
    await react(messageSent())
    await react(messageSent())
    expect(webhookSender.sent).toHaveLength(1)
    expect([await deliveries(one), await deliveries(other), await deliveries(off)].map(({ length }) => length)).toEqual(
      [1, 0, 0],
    )
  })
})

describe('a receiver that does not take a message', () => {
  // NOTE-29
  it('gets it again after 1, 5, 15, 60, 180, 360 and 720 minutes, with the same id, and then no more', async () => {
    const { clock, deliveries, deps, make, messageSent, react, webhookSender } = await webhooksFixture()
    webhookSender.answer({ status: 500, answer: 'x'.repeat(900) })
    const webhookUuid = await make()
    await react(messageSent())
    const deliver = deliverWebhooks(deps)
    expect(await deliver()).toBe(0)
    let now = TEST_NOW
    for (const minutes of [1, 5, 15, 60, 180, 360, 720]) {
      expect(await deliveries(webhookUuid)).toMatchObject([
        { status: 'pending', nextAttemptAt: addMinutes(now, minutes) },
      ])
      now = addMinutes(now, minutes)
      clock.set(now)
      expect(await deliver()).toBe(1)
    }
    const [last] = await deliveries(webhookUuid)
    expect(last).toMatchObject({ status: 'failed', attempts: 8, nextAttemptAt: null, answerStatus: 500 })
    expect(last?.answer).toHaveLength(500)
    expect(new Set(webhookSender.sent.map(({ id }) => id)).size).toBe(1)
    expect(webhookSender.sent).toHaveLength(8)
  })

  // NOTE-29
  it('gets it once it is back, after which the webhook has not failed', async () => {
    const { clock, deliveries, deps, make, messageSent, react, webhooks, webhookSender } = await webhooksFixture()
    webhookSender.answer({ status: null, answer: 'No answer in time' })
    const webhookUuid = await make()
    await react(messageSent())
    expect(await webhooks.find(webhookUuid)).toMatchObject({ failingSince: TEST_NOW })
    webhookSender.answer({ status: 200, answer: 'ok' })
    clock.set(addMinutes(TEST_NOW, 1))
    await deliverWebhooks(deps)()
    expect(await deliveries(webhookUuid)).toMatchObject([{ status: 'delivered', attempts: 2, answerStatus: 200 }])
    expect(await webhooks.find(webhookUuid)).toMatchObject({ failingSince: null, disabledAt: null })
  })

  // NOTE-29
  it('is not called any more after three days, until an admin switches it on', async () => {
    const { clock, deps, make, messageSent, outbox, react, webhooks, webhookSender } = await webhooksFixture()
    webhookSender.answer({ status: 410, answer: 'gone' })
    const webhookUuid = await make()
    await react(messageSent(1))
    clock.set(addDays(TEST_NOW, 3))
    await react(messageSent(2))
    expect(await webhooks.find(webhookUuid)).toMatchObject({ disabledAt: addDays(TEST_NOW, 3) })
    expect(outbox.ofType('webhook-switched-off')).toMatchObject([
      { companyUuid: harbourWorks.uuid, host: 'hooks.example' },
    ])
    const calls = webhookSender.sent.length
    await deliverWebhooks(deps)()
    await react(messageSent(3))
    expect(webhookSender.sent).toHaveLength(calls)
    await changeWebhook(deps)({ actor: webhookAdmin, webhookUuid, events: ['message.sent'], isEnabled: true })
    webhookSender.answer({ status: 204, answer: '' })
    await react(messageSent(4))
    expect(webhookSender.sent).toHaveLength(calls + 1)
    expect(await webhooks.find(webhookUuid)).toMatchObject({ disabledAt: null, failingSince: null })
  })
})

describe('the log of a webhook', () => {
  // NOTE-30
  it('says where its secret cannot be opened', async () => {
    const { deliveries, make, messageSent, react, webhooks, webhookSender } = await webhooksFixture()
    const webhook = await webhooks.find(await make())
    if (webhook === null) throw new Error('There is no webhook')
    await webhooks.save({ ...webhook, sealedSecret: 'sealed by a key that is gone' })
    await react(messageSent())
    expect(webhookSender.sent).toEqual([])
    expect(await deliveries(webhook.uuid)).toMatchObject([
      { status: 'pending', answer: 'The secret of the webhook cannot be read: please replace it' },
    ])
  })

  // NOTE-30
  it('has pings, which say how they went', async () => {
    const { deps, make, webhookSender } = await webhooksFixture()
    const command = { actor: webhookAdmin, webhookUuid: await make() }
    expect(await pingWebhook(deps)(command)).toMatchObject({
      value: { type: 'ping', status: 'delivered', answerStatus: 204 },
    })
    webhookSender.answer({ status: 404, answer: 'Not here' })
    expect(await pingWebhook(deps)(command)).toMatchObject({ value: { status: 'pending', answer: 'Not here' } })
    expect(await listWebhookDeliveries(deps)({ ...command, page })).toMatchObject({ value: { items: [{}, {}] } })
  })

  // NOTE-30
  it('lets an admin send a message again, with the same id', async () => {
    const { deliveries, deps, make, messageSent, react, webhookSender } = await webhooksFixture()
    const webhookUuid = await make()
    await react(messageSent())
    const [delivery] = await deliveries(webhookUuid)
    const command = { actor: webhookAdmin, webhookUuid, deliveryUuid: delivery?.uuid ?? '' }
    expect(await resendWebhookDelivery(deps)(command)).toMatchObject({ value: { status: 'delivered', attempts: 1 } })
    expect(webhookSender.sent.map(({ id }) => id)).toEqual([delivery?.uuid, delivery?.uuid])
    expect(await resendWebhookDelivery(deps)({ ...command, webhookUuid: await make() })).toEqual(refused('not-found'))
  })
})
