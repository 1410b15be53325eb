import type { CompanyDirectory } from '../companies/index.ts'
import type { ConversationFacts, ConversationInbox } from '../conversations/index.ts'
import type { AccountRepository, Tokens, MailedSecrets } from '../identity/index.ts'
import type { CandidateDirectory, CandidateIndex, ReadSearchDigestDeps } from '../search/index.ts'
import type { Clock, DomainEvent, IdGenerator, Uuid } from '../shared/index.ts'
import { channelReaction, tell } from './channel-reaction.ts'
import type { ChannelStore } from './channel-store.port.ts'
import type { EventBus } from './event-bus.port.ts'
import type { Links } from './links.ts'
import { mailReaction } from './mail-reaction.ts'
import { paymentNotices, type PaymentMailDeps, paymentTold } from './payment-mails.ts'
import type { Mailer } from './mailer.port.ts'
import { accountNotices, conversationNotices, teamNotices } from './notices.ts'
import type { NotificationRepository } from './notification.port.ts'
import type { SystemMessageRepository } from './system-message.port.ts'
import { systemReaction } from './system-reaction.ts'
import type { UnreadMessages } from './unread-messages.port.ts'
import type { ResetMailDeps } from './security-mails.ts'

export interface ReactionDeps extends ResetMailDeps, ReadSearchDigestDeps, PaymentMailDeps {
  readonly channelStore: Pick<ChannelStore, 'append'>
  readonly eventBus: Pick<EventBus, 'publish'>
  readonly inbox: Pick<ConversationInbox, 'audience' | 'describe'>
  readonly companies: Pick<CompanyDirectory, 'find' | 'findMember' | 'team'>
  readonly unreadMessages: Pick<UnreadMessages, 'find'>
  readonly accounts: Pick<AccountRepository, 'find' | 'findByEmail'>
  readonly mailedSecrets: Pick<MailedSecrets, 'code' | 'token'>
  readonly notifications: Pick<NotificationRepository, 'add' | 'preferences' | 'markConversationRead'>
  readonly systemMessages: Pick<SystemMessageRepository, 'add'>
  readonly directory: Pick<CandidateDirectory, 'find' | 'list'>
  readonly index: Pick<CandidateIndex, 'put' | 'remove' | 'search'>
  readonly mailer: Pick<Mailer, 'send'>
  readonly tokens: Pick<Tokens, 'hash' | 'sign'>
  readonly links: Links
  readonly clock: Clock
  readonly ids: IdGenerator
}

/** What the relay does with each event. Every one may run again for the same event: it is done once. */
export interface Reactions {
  readonly channel: (event: DomainEvent) => Promise<void>
  readonly index: (event: DomainEvent) => Promise<void>
  readonly notify: (event: DomainEvent) => Promise<void>
  readonly mail: (event: DomainEvent) => Promise<void>
}

const factsOf = async (deps: ReactionDeps, event: DomainEvent): Promise<ConversationFacts | null> =>
  'conversationUuid' in event ? deps.inbox.describe(event.conversationUuid) : null

/** The contractor whose document an event may have changed: answers change how fast they respond. */
const indexedBy = async (deps: ReactionDeps, event: DomainEvent): Promise<Uuid | null> => {
  switch (event.type) {
    case 'availability-unconfirmed':
    case 'profile-changed':
      return event.contractorUuid
    case 'email-verified':
    case 'account-deletion-requested':
    case 'account-restored':
    case 'account-erased':
      return event.accountUuid
    case 'conversation-changed':
      return (await factsOf(deps, event))?.contractor.uuid ?? null
    default:
      return null
  }
}

const indexReaction = (deps: ReactionDeps) => async (event: DomainEvent) => {
  const uuid = await indexedBy(deps, event)
  if (uuid === null) return
  const document = await deps.directory.find(uuid, deps.clock.now())
  await (document === null ? deps.index.remove([uuid]) : deps.index.put([document]))
}

const noticesReaction = (deps: ReactionDeps) => async (event: DomainEvent) => {
  const createdAt = new Date(event.at)
  if (event.type === 'messages-read') {
    const read = await deps.notifications.markConversationRead(event.readerUuid, event.conversationUuid, createdAt)
    if (read > 0) await tell(deps, [event.readerUuid], `${event.uuid}:read`, event.at, { type: 'notification-added' })
    return
  }
  const facts = await factsOf(deps, event)
  const told = await paymentTold(deps, event)
  const general = [...accountNotices(event), ...teamNotices(event), ...(told === null ? [] : paymentNotices(told))]
  const notices = facts === null ? general : conversationNotices(event, facts)
  for (const notice of notices) {
    await deps.notifications.add({ ...notice, uuid: deps.ids.uuid(), key: event.uuid, readAt: null, createdAt })
    const { accountUuid, conversationUuid } = notice
    await tell(deps, [accountUuid], `${event.uuid}:notice`, event.at, { type: 'notification-added', conversationUuid })
  }
}

const notifyReaction = (deps: ReactionDeps) => {
  const write = systemReaction(deps)
  const tellNotices = noticesReaction(deps)
  return async (event: DomainEvent) => {
    await tellNotices(event)
    await write(event)
  }
}

/**
 * What follows from an event: the channels of those it concerns, the search index, what is told in the product, and mail by preference.
 * Each is safe to repeat: channels and notifications keep the event's uuid as key, mails one of event and person, the index is set to
 * what the facts say. Rules: LIVE-3, NOTE-1, NOTE-2.
 */
export const createReactions = (deps: ReactionDeps): Reactions => ({
  channel: channelReaction(deps),
  index: indexReaction(deps),
  notify: notifyReaction(deps),
  mail: mailReaction(deps),
})
