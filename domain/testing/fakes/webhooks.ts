import type {
  Webhook,
  WebhookAnswer,
  WebhookDelivery,
  WebhookMessage,
  WebhookRepository,
  WebhookSender,
} from '../../src/index.ts'
import { cursorPage } from './cursor-page.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Webhooks and their deliveries in memory. */
export const fakeWebhooks = (): WebhookRepository & Restorable => {
  const webhooks = memory<string, Webhook>()
  const deliveries = memory<string, WebhookDelivery>()
  const all = (): readonly WebhookDelivery[] => [...deliveries.rows.values()]
  return {
    snapshot: () => {
      const restores = [webhooks.snapshot(), deliveries.snapshot()]
      return () => {
        for (const restore of restores) restore()
      }
    },
    list: async (companyUuid) =>
      [...webhooks.rows.values()]
        .filter((webhook) => webhook.companyUuid === companyUuid)
        .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    find: async (uuid) => webhooks.rows.get(uuid) ?? null,
    findForUpdate: async (uuid) => webhooks.rows.get(uuid) ?? null,
    add: async (webhook) => void webhooks.rows.set(webhook.uuid, webhook),
    save: async (webhook) => void webhooks.rows.set(webhook.uuid, webhook),
    remove: async (uuid) => {
      webhooks.rows.delete(uuid)
      for (const { uuid: delivery, webhookUuid } of all()) if (webhookUuid === uuid) deliveries.rows.delete(delivery)
    },
    addDelivery: async (delivery) => {
      const { eventUuid, webhookUuid } = delivery
      if (!webhooks.rows.has(webhookUuid)) return 'gone'
      const isKnown = all().some((row) => row.webhookUuid === webhookUuid && row.eventUuid === eventUuid)
      if (eventUuid !== null && isKnown) return 'known'
      deliveries.rows.set(delivery.uuid, delivery)
      return 'added'
    },
    saveDelivery: async (delivery) => void deliveries.rows.set(delivery.uuid, delivery),
    findDelivery: async (uuid) => deliveries.rows.get(uuid) ?? null,
    listDeliveries: async (webhookUuid, page) => {
      const own = all().filter((delivery) => delivery.webhookUuid === webhookUuid)
      const newest = own.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.uuid < b.uuid ? 1 : -1))
      return cursorPage(newest, page, ({ uuid }) => uuid)
    },
    claimDue: async ({ limit, now, until, uuids }) => {
      const due = all()
        .filter(({ nextAttemptAt }) => nextAttemptAt !== null && nextAttemptAt <= now)
        .filter(({ uuid }) => uuids?.includes(uuid) ?? true)
        .toSorted((a, b) => Number(a.nextAttemptAt) - Number(b.nextAttemptAt))
        .slice(0, limit)
      for (const delivery of due) deliveries.rows.set(delivery.uuid, { ...delivery, nextAttemptAt: until })
      return due
    },
  }
}

export interface FakeWebhookSender extends WebhookSender {
  readonly sent: readonly WebhookMessage[]
  /** What receivers answer from now on. */
  answer(answer: WebhookAnswer): void
}

/** Sends nothing; receivers answer 204 unless told otherwise. */
export const fakeWebhookSender = (): FakeWebhookSender => {
  const sent: WebhookMessage[] = []
  let next: WebhookAnswer = { status: 204, answer: '' }
  let secrets = 0
  return {
    sent,
    answer: (answer) => {
      next = answer
    },
    send: async (message) => {
      sent.push(message)
      return next
    },
    createSecret: () => {
      secrets += 1
      return `whsec_${secrets}`
    },
  }
}
