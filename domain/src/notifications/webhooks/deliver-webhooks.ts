import {
  addDays,
  addMinutes,
  type Clock,
  createEvent,
  type IdGenerator,
  ok,
  type Outbox,
  processInBatches,
  type UnitOfWork,
  type Uuid,
  valueOf,
} from '../../shared/index.ts'
import type { SecretBox } from '../../identity/index.ts'
import type { NotificationEvent } from '../notification.events.ts'
import {
  type Webhook,
  WEBHOOK_ANSWER_MAX,
  WEBHOOK_DISABLE_DAYS,
  WEBHOOK_RETRY_MINUTES,
  type WebhookDelivery,
  webhookHost,
} from './webhook.ts'
import type { WebhookAnswer, WebhookRepository, WebhookSender } from './webhooks.port.ts'

export interface DeliverWebhooksDeps {
  readonly clock: Clock
  readonly secretBox: Pick<SecretBox, 'open'>
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly outbox: Pick<Outbox<NotificationEvent>, 'add'>
    readonly webhooks: WebhookRepository
  }>
  readonly webhookSender: Pick<WebhookSender, 'send'>
}

const BATCH = 20
/** Longer than an attempt takes. */
const LEASE_MINUTES = 2

const isSuccess = ({ status }: WebhookAnswer): boolean => status !== null && status >= 200 && status < 300

/** A delivery after an attempt. Rule: NOTE-29. */
const afterAttempt = (delivery: WebhookDelivery, answer: WebhookAnswer, now: Date): WebhookDelivery => {
  const attempts = delivery.attempts + 1
  const wait = WEBHOOK_RETRY_MINUTES[attempts - 1]
  const isDelivered = isSuccess(answer)
  const isOver = isDelivered || wait === undefined
  return {
    ...delivery,
    attempts,
    status: isDelivered ? 'delivered' : isOver ? 'failed' : 'pending',
    nextAttemptAt: isOver ? null : addMinutes(now, wait),
    lastAttemptAt: now,
    answerStatus: answer.status,
    answer: answer.answer.slice(0, WEBHOOK_ANSWER_MAX),
  }
}

/** A webhook after an attempt: switched off if nothing has arrived for three days. Rule: NOTE-29. */
const withOutcome = (webhook: Webhook, isDelivered: boolean, now: Date): Webhook => {
  if (isDelivered) return { ...webhook, failingSince: null }
  const failingSince = webhook.failingSince ?? now
  const isGivenUp = now >= addDays(failingSince, WEBHOOK_DISABLE_DAYS)
  return { ...webhook, failingSince, disabledAt: isGivenUp ? (webhook.disabledAt ?? now) : webhook.disabledAt }
}

const send = async (
  deps: DeliverWebhooksDeps,
  webhook: Webhook,
  { body, uuid }: WebhookDelivery,
): Promise<WebhookAnswer> => {
  if (webhook.disabledAt !== null) return { status: null, answer: 'The webhook is switched off' }
  const secret = deps.secretBox.open(webhook.sealedSecret)
  if (secret === null) return { status: null, answer: 'The secret of the webhook cannot be read: please replace it' }
  return deps.webhookSender.send({ id: uuid, url: webhook.url, secret, at: deps.clock.now(), body })
}

/** Makes an attempt; the call is outside any transaction. Returns whether it was made. */
const attempt = async (deps: DeliverWebhooksDeps, delivery: WebhookDelivery): Promise<boolean> => {
  const found = await deps.unitOfWork.run<Webhook | null, never>(async ({ webhooks }) =>
    ok(await webhooks.find(delivery.webhookUuid)),
  )
  const webhook = valueOf(found)
  if (webhook === null) return false
  const answer = await send(deps, webhook, delivery)
  await deps.unitOfWork.run(async ({ outbox, webhooks }) => {
    const now = deps.clock.now()
    const current = await webhooks.findForUpdate(webhook.uuid)
    if (current === null) return ok(null)
    await webhooks.saveDelivery(afterAttempt(delivery, answer, now))
    if (webhook.disabledAt !== null) return ok(null)
    const changed = withOutcome(current, isSuccess(answer), now)
    await webhooks.save(changed)
    if (current.disabledAt === null && changed.disabledAt !== null) {
      const { companyUuid, url } = webhook
      await outbox.add(createEvent(deps, { type: 'webhook-switched-off', companyUuid, host: webhookHost(url) }))
    }
    return ok(null)
  })
  return true
}

const claim = async (deps: DeliverWebhooksDeps, uuids?: readonly Uuid[]): Promise<readonly WebhookDelivery[]> => {
  const now = deps.clock.now()
  const until = addMinutes(now, LEASE_MINUTES)
  const claimed = await deps.unitOfWork.run<readonly WebhookDelivery[], never>(async ({ webhooks }) =>
    ok(await webhooks.claimDue({ now, until, limit: BATCH, ...(uuids === undefined ? {} : { uuids }) })),
  )
  return valueOf(claimed)
}

/** Sends these deliveries now, as far as they are due. */
export const sendNow = async (deps: DeliverWebhooksDeps, uuids: readonly Uuid[]): Promise<void> => {
  if (uuids.length === 0) return
  const due = await claim(deps, uuids)
  await Promise.all(due.map((delivery) => attempt(deps, delivery)))
}

/** Sends what is due again, and what a crash has left; returns how many attempts were made. Rule: NOTE-29. */
export const deliverWebhooks = (deps: DeliverWebhooksDeps) => (): Promise<number> =>
  processInBatches(
    BATCH,
    async () => ok(await claim(deps)),
    (delivery) => attempt(deps, delivery),
  )
