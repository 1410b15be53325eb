import type { EventOf, ProductEvent } from '../product-event.ts'
import type { CompanyDirectory } from '../../companies/index.ts'
import type { ConversationFacts } from '../../conversations/index.ts'
import type { AccountRepository } from '../../identity/index.ts'
import { AUDIENCE_USER_TYPES } from '../../moderation/index.ts'
import type { Clock, IdGenerator, Uuid } from '../../shared/index.ts'
import { publishOnce, type ChannelReactionDeps } from '../channel/channel-reaction.ts'
import { readSearchDigest, type ReadSearchDigestDeps, toSearchDigestCommand } from '../../search/index.ts'
import { requestPath, SUBSCRIPTION_PATH } from '../links.ts'
import {
  accountSystemMessage,
  digestSystemMessage,
  paymentSystemMessage,
  type SystemMessageDraft,
  waitingRequestMessage,
  webhookSystemMessage,
} from './system-message-drafts.ts'
import type { SystemMessageRepository } from './system-message.port.ts'
import { createPaymentNotice, type MoneyEvent, type PaymentNoticeDeps } from '../mail-content/payment-mails.ts'
import { createTrialNotice } from '../mail-content/trial-mails.ts'

export interface SystemReactionDeps extends Pick<ChannelReactionDeps, 'channelStore' | 'eventBus'>, PaymentNoticeDeps {
  readonly accounts: Pick<AccountRepository, 'find' | 'listActive'>
  readonly systemMessages: Pick<SystemMessageRepository, 'add' | 'markAllRead'>
  readonly companies: Pick<CompanyDirectory, 'find' | 'listTeam'>
  readonly clock: Clock
  readonly ids: IdGenerator
}

/** Finds the person whom an event about an account or a profile concerns. */
export const findEventAccount = (event: { readonly accountUuid: Uuid } | { readonly contractorUuid: Uuid }): Uuid =>
  'accountUuid' in event ? event.accountUuid : event.contractorUuid

const write = async (
  deps: SystemReactionDeps,
  event: ProductEvent,
  accountUuid: Uuid,
  draft: SystemMessageDraft,
): Promise<void> => {
  await deps.systemMessages.add({
    ...draft,
    uuid: deps.ids.uuid(),
    accountUuid,
    key: event.uuid,
    readAt: null,
    archivedAt: null,
    createdAt: new Date(event.at),
  })
  await publishOnce(deps, [accountUuid], `${event.uuid}:system`, event.at, { type: 'system-message-added' })
}

/** Adds the system message of an event about a person's account, once, and notifies their channel. Rule: NOTE-8. */
export const writeAccountMessage = async (
  deps: SystemReactionDeps,
  event: EventOf<
    | 'access-token-made'
    | 'availability-unconfirmed'
    | 'email-changed'
    | 'email-verified'
    | 'passkey-changed'
    | 'password-changed'
    | 'sign-in-provider-changed'
    | 'two-factor-changed'
    | 'vetting-changed'
  >,
): Promise<void> => {
  const account = await deps.accounts.find(findEventAccount(event))
  const draft = account === null ? null : accountSystemMessage(event, account)
  if (account !== null && draft !== null) await write(deps, event, account.uuid, draft)
}

/** Adds the system message of a trial notice for every admin. Rules: NOTE-8, NOTE-17. */
export const writeTrialMessages = async (deps: SystemReactionDeps, event: EventOf<'trial-notice'>): Promise<void> => {
  const trial = await createTrialNotice(deps, event)
  if (trial === null) return
  const { text, title, type } = trial.message
  for (const uuid of trial.admins) await write(deps, event, uuid, { type, title, body: text, link: SUBSCRIPTION_PATH })
}

/** Adds the system message of a payment notice for every payer. Rules: NOTE-8, NOTE-18. */
export const writePaymentMessages = async (deps: SystemReactionDeps, event: MoneyEvent): Promise<void> => {
  const notice = await createPaymentNotice(deps, event)
  if (notice === null) return
  const draft = paymentSystemMessage(notice.message)
  for (const uuid of notice.payers) await write(deps, event, uuid, draft)
}

/** Tells the admins that a webhook of their company was switched off. Rules: NOTE-8, NOTE-29. */
export const writeWebhookMessage = async (
  deps: SystemReactionDeps,
  event: EventOf<'webhook-switched-off'>,
): Promise<void> => {
  const team = await deps.companies.listTeam(event.companyUuid)
  const draft = webhookSystemMessage(event.host)
  for (const { role, uuid } of team) if (role === 'admin') await write(deps, event, uuid, draft)
}

/** Adds the system message of a request that still waits for its contractor. Rules: NOTE-5, NOTE-8. */
export const writeWaitingRequest = async (
  deps: SystemReactionDeps,
  event: EventOf<'conversation-reminder-due'>,
  facts: ConversationFacts,
): Promise<void> => {
  if (facts.conversation.status !== 'pending') return
  await write(deps, event, facts.contractor.uuid, waitingRequestMessage(event.day, facts))
}

/** Marks the messages that a request waits as read once it does not wait any more. Rule: NOTE-8. */
export const readWaitingRequest = async (
  deps: SystemReactionDeps,
  { at, from, to, uuid }: EventOf<'conversation-changed'>,
  { contractor, conversation }: ConversationFacts,
): Promise<void> => {
  if (from !== 'pending' || to === 'pending') return
  const read = await deps.systemMessages.markAllRead(contractor.uuid, new Date(at), requestPath(conversation.uuid))
  if (read > 0) await publishOnce(deps, [contractor.uuid], `${uuid}:answered`, at, { type: 'system-message-added' })
}

/** Adds the system message of who is new to a saved search for its reader; none if nobody is any more. Rules: NOTE-8, NOTE-19. */
export const writeDigestMessage = async (
  deps: SystemReactionDeps & ReadSearchDigestDeps,
  event: EventOf<'search-digest-due'>,
): Promise<void> => {
  const news = await readSearchDigest(deps)(toSearchDigestCommand(event))
  if (news !== null) await write(deps, event, event.readerUuid, digestSystemMessage(event.frequency, news))
}

const RECIPIENTS_AT_ONCE = 500

/**
 * Adds an announcement for everybody in its audience who can sign in now; a second delivery goes on where the first one stopped. Rule:
 * NOTE-26.
 */
export const writeAnnouncement = async (
  deps: SystemReactionDeps,
  event: EventOf<'announcement-made'>,
): Promise<void> => {
  const { link, text, title } = event
  let after: Uuid | null = null
  for (;;) {
    const recipients: readonly Uuid[] = await deps.accounts.listActive(
      AUDIENCE_USER_TYPES[event.audience],
      after,
      RECIPIENTS_AT_ONCE,
    )
    for (const uuid of recipients) await write(deps, event, uuid, { type: 'announcement', title, body: text, link })
    after = recipients.at(-1) ?? null
    if (recipients.length < RECIPIENTS_AT_ONCE) return
  }
}

const MODERATION_TITLES = {
  'person-warned': 'A warning from Guildhall',
  'report-answered': 'Your report',
} as const

/** Adds the words of an operator about a report. Rules: MOD-46, NOTE-8. */
export const writeModerationMessage = async (
  deps: SystemReactionDeps,
  event: EventOf<'person-warned' | 'report-answered'>,
): Promise<void> => {
  const { accountUuid, text, type } = event
  await write(deps, event, accountUuid, { type, title: MODERATION_TITLES[type], body: text, link: null })
}
