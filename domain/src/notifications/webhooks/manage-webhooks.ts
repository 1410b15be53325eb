import { type CompanyRepository, hasPermission, lockOwnCompany } from '../../companies/index.ts'
import { type Actor, hasProvedIdentity, type ProvedIdentityDeps, type SecretBox } from '../../identity/index.ts'
import {
  type AuditAction,
  type AuditLog,
  clampPage,
  createAuditEntry,
  err,
  hasErrors,
  type IdGenerator,
  invalid,
  ok,
  type Outbox,
  type Page,
  type PageRequest,
  REQUIRED_MESSAGE,
  type Result,
  type UnitOfWork,
  type Uuid,
  validate,
  type ValidationErrors,
} from '../../shared/index.ts'
import type { NotificationEvent } from '../notification.events.ts'
import { type DeliverWebhooksDeps, sendNow } from './deliver-webhooks.ts'
import {
  type Webhook,
  type WebhookDelivery,
  type WebhookEventType,
  webhookHost,
  webhookUrlRules,
  WEBHOOKS_MAX,
} from './webhook.ts'
import { webhookBody } from './webhook-payload.ts'
import type { WebhookRepository, WebhookSender } from './webhooks.port.ts'

export interface ManageWebhooksDeps extends ProvedIdentityDeps, Omit<DeliverWebhooksDeps, 'unitOfWork'> {
  /** Whether http on this machine is allowed, for developers. */
  readonly allowsLoopbackWebhooks: boolean
  readonly ids: IdGenerator
  readonly secretBox: SecretBox
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'listTeam'>
    readonly outbox: Pick<Outbox<NotificationEvent>, 'add'>
    readonly webhooks: WebhookRepository
  }>
  readonly webhooks: Pick<WebhookRepository, 'find' | 'findDelivery' | 'list' | 'listDeliveries'>
  readonly webhookSender: WebhookSender
}

/** The company whose webhooks the actor manages; null for none. Rule: NOTE-27. */
const companyOf = ({ companyUuid, role }: Actor): Uuid | null => (hasPermission(role, 'company') ? companyUuid : null)

/** One of the actor's company. 'not-found' also for another company's. */
const findOwn = async (
  { webhooks }: Pick<ManageWebhooksDeps, 'webhooks'>,
  actor: Actor,
  uuid: Uuid,
): Promise<Result<Webhook, 'forbidden' | 'not-found'>> => {
  const companyUuid = companyOf(actor)
  if (companyUuid === null) return err('forbidden')
  const webhook = await webhooks.find(uuid)
  return webhook?.companyUuid === companyUuid ? ok(webhook) : err('not-found')
}

const record = (
  deps: Pick<ManageWebhooksDeps, 'clock' | 'ids'>,
  { accountUuid: actorUuid }: Actor,
  { companyUuid, events, url }: Webhook,
  action: Extract<AuditAction, `webhook-${string}`>,
) =>
  createAuditEntry(deps, {
    companyUuid,
    actorUuid,
    action,
    details: { host: webhookHost(url), events },
  })

export interface WebhookCommand {
  readonly actor: Actor
  readonly webhookUuid: Uuid
}

/** The webhooks of the actor's company, for its admins. Rule: NOTE-27. */
export const listWebhooks =
  ({ webhooks }: Pick<ManageWebhooksDeps, 'webhooks'>) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<readonly Webhook[], 'forbidden'>> => {
    const companyUuid = companyOf(actor)
    return companyUuid === null ? err('forbidden') : ok(await webhooks.list(companyUuid))
  }

/** A new webhook or secret; the secret is shown this once. */
export interface WebhookWithSecret {
  readonly webhook: Webhook
  readonly secret: string
}

const formErrors = (
  { allowsLoopbackWebhooks }: ManageWebhooksDeps,
  form: { readonly url?: string; readonly events: readonly WebhookEventType[] },
): ValidationErrors => ({
  ...(form.url === undefined ? {} : validate({ url: form.url }, { url: webhookUrlRules(allowsLoopbackWebhooks) })),
  ...(form.events.length === 0 ? { events: [REQUIRED_MESSAGE] } : {}),
})

/** Adds a webhook. 'password-required': identity was not proved in the last ten minutes. Rule: NOTE-27. */
export const addWebhook =
  (deps: ManageWebhooksDeps) =>
  async ({
    actor,
    events,
    url,
  }: {
    readonly actor: Actor
    readonly events: readonly WebhookEventType[]
    readonly url: string
  }): Promise<Result<WebhookWithSecret, 'forbidden' | 'invalid' | 'password-required' | 'too-many-webhooks'>> => {
    const companyUuid = companyOf(actor)
    if (companyUuid === null) return err('forbidden')
    const errors = formErrors(deps, { events, url: url.trim() })
    if (hasErrors(errors)) return invalid(errors)
    if (!(await hasProvedIdentity(deps, actor))) return err('password-required')
    return deps.unitOfWork.run<WebhookWithSecret, 'forbidden' | 'too-many-webhooks'>(async (repositories) => {
      const { audit, companies, webhooks } = repositories
      const own = await lockOwnCompany(companies, actor, 'company')
      if (!own.ok) return own
      if ((await webhooks.list(companyUuid)).length >= WEBHOOKS_MAX) return err('too-many-webhooks')
      const secret = deps.webhookSender.createSecret()
      const webhook: Webhook = {
        uuid: deps.ids.uuid(),
        companyUuid,
        url: url.trim(),
        events: [...new Set(events)],
        sealedSecret: deps.secretBox.seal(secret),
        disabledAt: null,
        failingSince: null,
        createdAt: deps.clock.now(),
      }
      await webhooks.add(webhook)
      await audit.add(record(deps, actor, webhook, 'webhook-added'))
      return ok({ webhook, secret })
    })
  }

/** Changes an own webhook, in a transaction, and logs it. */
const change = async <Value>(
  deps: ManageWebhooksDeps,
  { actor, webhookUuid }: WebhookCommand,
  action: Extract<AuditAction, `webhook-${string}`>,
  apply: (webhook: Webhook, webhooks: WebhookRepository) => Promise<{ readonly saved: Webhook; readonly value: Value }>,
): Promise<Result<Value, 'forbidden' | 'not-found'>> => {
  const own = await findOwn(deps, actor, webhookUuid)
  if (!own.ok) return own
  return deps.unitOfWork.run<Value, 'not-found'>(async ({ audit, webhooks }) => {
    const webhook = await webhooks.findForUpdate(webhookUuid)
    if (webhook === null) return err('not-found')
    const { saved, value } = await apply(webhook, webhooks)
    await audit.add(record(deps, actor, saved, action))
    return ok(value)
  })
}

/** Changes what a webhook is told, and switches it on or off. Rule: NOTE-27. */
export const changeWebhook =
  (deps: ManageWebhooksDeps) =>
  async ({
    events,
    isEnabled,
    ...command
  }: WebhookCommand & {
    readonly events: readonly WebhookEventType[]
    readonly isEnabled: boolean
  }): Promise<Result<Webhook, 'forbidden' | 'invalid' | 'not-found'>> => {
    const errors = formErrors(deps, { events })
    if (hasErrors(errors)) return invalid(errors)
    return change(deps, command, 'webhook-changed', async (webhook, webhooks) => {
      const disabledAt = isEnabled ? null : (webhook.disabledAt ?? deps.clock.now())
      const failingSince = webhook.disabledAt !== null && isEnabled ? null : webhook.failingSince
      const saved = { ...webhook, events: [...new Set(events)], disabledAt, failingSince }
      await webhooks.save(saved)
      return { saved, value: saved }
    })
  }

/** Gives a webhook another secret; the old one signs nothing any more. Rule: NOTE-28. */
export const rotateWebhookSecret =
  (deps: ManageWebhooksDeps) =>
  async (
    command: WebhookCommand,
  ): Promise<Result<WebhookWithSecret, 'forbidden' | 'not-found' | 'password-required'>> => {
    const own = await findOwn(deps, command.actor, command.webhookUuid)
    if (!own.ok) return own
    if (!(await hasProvedIdentity(deps, command.actor))) return err('password-required')
    const secret = deps.webhookSender.createSecret()
    return change(deps, command, 'webhook-changed', async (webhook, webhooks) => {
      const saved = { ...webhook, sealedSecret: deps.secretBox.seal(secret) }
      await webhooks.save(saved)
      return { saved, value: { webhook: saved, secret } }
    })
  }

/** Removes a webhook with its log. Rule: NOTE-27. */
export const removeWebhook =
  (deps: ManageWebhooksDeps) =>
  (command: WebhookCommand): Promise<Result<null, 'forbidden' | 'not-found'>> =>
    change(deps, command, 'webhook-removed', async (webhook, webhooks) => {
      await webhooks.remove(webhook.uuid)
      return { saved: webhook, value: null }
    })

/** What a webhook was told, the newest first. Rule: NOTE-30. */
export const listWebhookDeliveries =
  (deps: Pick<ManageWebhooksDeps, 'webhooks'>) =>
  async ({
    actor,
    page,
    webhookUuid,
  }: WebhookCommand & { readonly page: PageRequest }): Promise<
    Result<Page<WebhookDelivery>, 'forbidden' | 'not-found'>
  > => {
    const own = await findOwn(deps, actor, webhookUuid)
    return own.ok ? ok(await deps.webhooks.listDeliveries(webhookUuid, clampPage(page))) : own
  }

/** A delivery after the attempt that was made now. */
const sendAndRead = async (deps: ManageWebhooksDeps, uuid: Uuid): Promise<Result<WebhookDelivery, 'not-found'>> => {
  await sendNow(deps, [uuid])
  const sent = await deps.webhooks.findDelivery(uuid)
  return sent === null ? err('not-found') : ok(sent)
}

/** Sends a message of the type 'ping' now, and answers how it went. Rule: NOTE-30. */
export const pingWebhook =
  (deps: ManageWebhooksDeps) =>
  async ({ actor, webhookUuid }: WebhookCommand): Promise<Result<WebhookDelivery, 'forbidden' | 'not-found'>> => {
    const own = await findOwn(deps, actor, webhookUuid)
    if (!own.ok) return own
    const now = deps.clock.now()
    const uuid = deps.ids.uuid()
    const stored = await deps.unitOfWork.run<null, 'not-found'>(async ({ webhooks }) => {
      const outcome = await webhooks.addDelivery({
        uuid,
        webhookUuid,
        eventUuid: null,
        type: 'ping',
        body: webhookBody('ping', now.toISOString(), {}),
        status: 'pending',
        attempts: 0,
        createdAt: now,
        nextAttemptAt: now,
        lastAttemptAt: null,
        answerStatus: null,
        answer: null,
      })
      return outcome === 'gone' ? err('not-found') : ok(null)
    })
    if (!stored.ok) return stored
    return sendAndRead(deps, uuid)
  }

/** Sends a delivery again now, with the same id, and answers how it went. Rule: NOTE-30. */
export const resendWebhookDelivery =
  (deps: ManageWebhooksDeps) =>
  async ({
    actor,
    deliveryUuid,
    webhookUuid,
  }: WebhookCommand & { readonly deliveryUuid: Uuid }): Promise<Result<WebhookDelivery, 'forbidden' | 'not-found'>> => {
    const own = await findOwn(deps, actor, webhookUuid)
    if (!own.ok) return own
    const delivery = await deps.webhooks.findDelivery(deliveryUuid)
    if (delivery?.webhookUuid !== webhookUuid) return err('not-found')
    await deps.unitOfWork.run(async ({ webhooks }) => {
      await webhooks.saveDelivery({ ...delivery, status: 'pending', attempts: 0, nextAttemptAt: deps.clock.now() })
      return ok(null)
    })
    return sendAndRead(deps, deliveryUuid)
  }
