import { type EventOf, type EventType, type ProductEvent, type ReactionTable, reactBy } from '../product-event.ts'
import type { CompanyDirectory } from '../../companies/index.ts'
import type { Uuid } from '../../shared/index.ts'
import type { ChannelStore } from './channel-store.port.ts'
import type { ChannelEvent, EventBus } from './event-bus.port.ts'

export interface ChannelReactionDeps {
  readonly channelStore: Pick<ChannelStore, 'append' | 'appendToAudience' | 'appendToContactAudience'>
  readonly eventBus: Pick<EventBus, 'publish'>
  readonly companies: Pick<CompanyDirectory, 'listTeam'>
}

/** The name of a person's channel. Rule: LIVE-1. */
export const channelName = (accountUuid: Uuid): string => `private-${accountUuid}`

type ChannelMessage = Pick<ChannelEvent, 'type'> & Partial<Pick<ChannelEvent, 'conversationUuid' | 'messageUuid'>>

const toChannelEvent = (message: ChannelMessage, at: string): Omit<ChannelEvent, 'sequence'> => ({
  conversationUuid: null,
  messageUuid: null,
  ...message,
  at,
})

const publishAll = async (
  eventBus: ChannelReactionDeps['eventBus'],
  stored: ReadonlyMap<Uuid, ChannelEvent>,
): Promise<void> => {
  for (const [accountUuid, event] of stored) await eventBus.publish(channelName(accountUuid), event)
}

/** Publishes an event to each person once: events that are stored already are not published again. Rule: LIVE-4. */
export const publishOnce = async (
  { channelStore, eventBus }: Pick<ChannelReactionDeps, 'channelStore' | 'eventBus'>,
  accountUuids: readonly Uuid[],
  key: string,
  at: string,
  message: ChannelMessage,
): Promise<void> => {
  const to = [...new Set(accountUuids)]
  if (to.length === 0) return
  await publishAll(eventBus, await channelStore.append(to, key, toChannelEvent(message, at)))
}

const team = async ({ companies }: ChannelReactionDeps, companyUuid: Uuid): Promise<readonly Uuid[]> =>
  (await companies.listTeam(companyUuid)).map(({ uuid }) => uuid)

type Publication = { readonly to: readonly Uuid[]; readonly message: ChannelMessage }

/** Creates a handler that tells the people concerned what to read again, never the content. */
const createChannelHandler =
  <Type extends EventType>(
    about: (deps: ChannelReactionDeps, event: EventOf<Type>) => Promise<Publication> | Publication,
  ) =>
  async (deps: ChannelReactionDeps, event: EventOf<Type>): Promise<void> => {
    const { message, to } = await about(deps, event)
    await publishOnce(deps, to, event.uuid, event.at, message)
  }

/** Creates a handler that tells everybody who sees the conversation, or also their colleagues who see the state of the contact. */
const createAudienceHandler =
  <Type extends EventType>(
    describe: (event: EventOf<Type>) => Pick<ChannelMessage, 'messageUuid' | 'type'>,
    audience: (event: EventOf<Type>) => 'appendToAudience' | 'appendToContactAudience' = () => 'appendToAudience',
  ) =>
  async (
    { channelStore, eventBus }: ChannelReactionDeps,
    event: EventOf<Type> & { readonly conversationUuid: Uuid },
  ): Promise<void> => {
    const { at, conversationUuid, uuid } = event
    const content = toChannelEvent({ conversationUuid, ...describe(event) }, at)
    await publishAll(eventBus, await channelStore[audience(event)](conversationUuid, uuid, content))
  }

const ofContact = createAudienceHandler<'conversation-started' | 'conversation-changed'>(
  ({ type }) => ({ type }),
  () => 'appendToContactAudience',
)

const ofMessage = createAudienceHandler<'message-sent' | 'message-changed'>(({ messageUuid, type }) => ({
  type,
  messageUuid,
}))

const ofPassed = createAudienceHandler<'conversation-passed'>(() => ({ type: 'conversation-changed' }))

/** Colleagues who read along until now are not in the audience any more. */
const ofDetail = createAudienceHandler<'conversation-detail-changed'>(
  () => ({ type: 'conversation-changed' }),
  ({ detail }) => (detail === 'shared' || detail === 'unshared' ? 'appendToContactAudience' : 'appendToAudience'),
)

const ofContractor = createChannelHandler<'availability-unconfirmed' | 'profile-changed'>((_, { contractorUuid }) => ({
  to: [contractorUuid],
  message: { type: 'profile-changed' },
}))

const ofAccount = createChannelHandler<
  | 'data-export-ready'
  | 'email-verified'
  | 'email-changed'
  | 'mobile-changed'
  | 'passkey-changed'
  | 'sign-in-provider-changed'
  | 'two-factor-changed'
>((_, { accountUuid }) => ({ to: [accountUuid], message: { type: 'profile-changed' } }))

const ofCompany = createChannelHandler<
  | 'company-changed'
  | 'subscription-changed'
  | 'invoice-due'
  | 'invoice-issued'
  | 'invoice-paid'
  | 'invoice-voided'
  | 'trial-notice'
>(async (deps, { companyUuid }) => ({ to: await team(deps, companyUuid), message: { type: 'company-changed' } }))

/** The events that are published on the channels of the people they concern. Rules: LIVE-2, LIVE-3. */
export const CHANNEL_REACTION: ReactionTable<ChannelReactionDeps> = {
  'access-token-made': 'ignored',
  'account-deletion-requested': 'ignored',
  'account-erased': 'ignored',
  'account-registered': 'ignored',
  'account-restored': 'ignored',
  'account-suspended': 'ignored',
  'account-suspension-lifted': 'ignored',
  'announcement-made': 'ignored',
  'availability-unconfirmed': ofContractor,
  'candidate-blocked': 'ignored',
  'codes-guessed': 'ignored',
  'company-changed': ofCompany,
  'company-closing': 'ignored',
  'conversation-archived': createChannelHandler((_, { accountUuid, conversationUuid }) => ({
    to: [accountUuid],
    message: { type: 'conversation-changed', conversationUuid },
  })),
  'conversation-changed': ofContact,
  'conversation-detail-changed': ofDetail,
  'conversation-passed': ofPassed,
  'conversation-reminder-due': 'ignored',
  'conversation-started': ofContact,
  'data-export-ready': ofAccount,
  'email-change-requested': 'ignored',
  'email-changed': ofAccount,
  'email-verified': ofAccount,
  'help-asked': 'ignored',
  'invite-renewal-asked': 'ignored',
  'invite-sent': 'ignored',
  'invoice-due': ofCompany,
  'invoice-issued': ofCompany,
  'invoice-paid': ofCompany,
  'invoice-resent': 'ignored',
  'invoice-voided': ofCompany,
  'list-changed': 'ignored',
  'mail-repeat-asked': 'ignored',
  'member-joined': 'ignored',
  'member-removed': 'ignored',
  'member-role-changed': 'ignored',
  'message-changed': ofMessage,
  'message-sent': ofMessage,
  'message-unread': 'ignored',
  'messages-read': createAudienceHandler(() => ({ type: 'message-read' })),
  'mobile-changed': ofAccount,
  'notification-changed': createChannelHandler((_, { accountUuid }) => ({
    to: [accountUuid],
    message: { type: 'notification-added' },
  })),
  'passkey-changed': ofAccount,
  'password-changed': 'ignored',
  'password-reset-requested': 'ignored',
  'payment-event-received': 'ignored',
  'person-warned': 'ignored',
  'profile-changed': ofContractor,
  'renewal-soon': 'ignored',
  'report-answered': 'ignored',
  'search-digest-due': 'ignored',
  'session-ended': createChannelHandler((_, { accountUuid }) => ({
    to: [accountUuid],
    message: { type: 'session-ended' },
  })),
  'session-started': 'ignored',
  'subscription-changed': ofCompany,
  'system-message-changed': createChannelHandler((_, { accountUuid }) => ({
    to: [accountUuid],
    message: { type: 'system-message-added' },
  })),
  'trial-notice': ofCompany,
  'sign-in-provider-changed': ofAccount,
  'two-factor-changed': ofAccount,
  'verification-mail-requested': 'ignored',
  'verification-requested': 'ignored',
  'vetting-changed': 'ignored',
  'webhook-switched-off': 'ignored',
}

/** Publishes an event on the channel of everybody whom it concerns. */
export const channelReaction = (deps: ChannelReactionDeps): ((event: ProductEvent) => Promise<void>) =>
  reactBy(CHANNEL_REACTION, deps)
