import type { Webhook, WebhookDelivery } from '@guildhall/domain/notifications'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { toPageRequest } from './page-request.ts'

const toWebhookWire = ({ createdAt, disabledAt, events, failingSince, url, uuid }: Webhook) => ({
  uuid,
  url,
  events: [...events],
  isEnabled: disabledAt === null,
  failingSince: failingSince?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

const toDeliveryWire = (delivery: WebhookDelivery) => ({
  uuid: delivery.uuid,
  type: delivery.type,
  body: delivery.body,
  status: delivery.status,
  attempts: delivery.attempts,
  createdAt: delivery.createdAt.toISOString(),
  nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
  lastAttemptAt: delivery.lastAttemptAt?.toISOString() ?? null,
  answerStatus: delivery.answerStatus,
  answer: delivery.answer,
})

/** Webhooks of a company. Rules: NOTE-27 to NOTE-30. */
export const webhookHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  | 'listWebhooks'
  | 'addWebhook'
  | 'changeWebhook'
  | 'rotateWebhookSecret'
  | 'removeWebhook'
  | 'pingWebhook'
  | 'listWebhookDeliveries'
  | 'resendWebhookDelivery'
> => ({
  listWebhooks: async ({ actor }) => {
    const listed = await useCases.listWebhooks({ actor })
    return listed.ok ? ok({ webhooks: listed.value.map(toWebhookWire) }) : listed
  },
  addWebhook: async ({ actor, body }) => {
    const added = await useCases.addWebhook({ ...body, actor })
    return added.ok ? ok({ ...toWebhookWire(added.value.webhook), secret: added.value.secret }) : added
  },
  changeWebhook: async ({ actor, body, params }) => {
    const changed = await useCases.changeWebhook({ ...body, actor, webhookUuid: params.id })
    return changed.ok ? ok(toWebhookWire(changed.value)) : changed
  },
  rotateWebhookSecret: async ({ actor, params }) => {
    const rotated = await useCases.rotateWebhookSecret({ actor, webhookUuid: params.id })
    return rotated.ok ? ok({ ...toWebhookWire(rotated.value.webhook), secret: rotated.value.secret }) : rotated
  },
  removeWebhook: ({ actor, params }) => useCases.removeWebhook({ actor, webhookUuid: params.id }),
  pingWebhook: async ({ actor, params }) => {
    const sent = await useCases.pingWebhook({ actor, webhookUuid: params.id })
    return sent.ok ? ok(toDeliveryWire(sent.value)) : sent
  },
  listWebhookDeliveries: async ({ actor, params, query }) => {
    const listed = await useCases.listWebhookDeliveries({ actor, webhookUuid: params.id, page: toPageRequest(query) })
    if (!listed.ok) return listed
    return ok({ deliveries: listed.value.items.map(toDeliveryWire), next_cursor: listed.value.nextCursor })
  },
  resendWebhookDelivery: async ({ actor, params }) => {
    const command = { actor, webhookUuid: params.id, deliveryUuid: params.delivery }
    const sent = await useCases.resendWebhookDelivery(command)
    return sent.ok ? ok(toDeliveryWire(sent.value)) : sent
  },
})
