import type { CompanyDirectory } from '../companies/index.ts'
import type { ConversationInbox } from '../conversations/index.ts'
import type { DomainEvent, Uuid } from '../shared/index.ts'
import type { ChannelStore } from './channel-store.port.ts'
import type { ChannelEvent, EventBus } from './event-bus.port.ts'

export interface ChannelReactionDeps {
  readonly channelStore: Pick<ChannelStore, 'append'>
  readonly eventBus: Pick<EventBus, 'publish'>
  readonly inbox: Pick<ConversationInbox, 'audience'>
  readonly companies: Pick<CompanyDirectory, 'team'>
}

/** The name of a person's channel. Rule: LIVE-1. */
export const channelOf = (accountUuid: Uuid): string => `private-${accountUuid}`

type Told = Pick<ChannelEvent, 'type'> & Partial<Pick<ChannelEvent, 'conversationUuid' | 'messageUuid'>>

/** Tells each person once: what the store knows already is not told again. Rule: LIVE-4. */
export const tell = async (
  { channelStore, eventBus }: Pick<ChannelReactionDeps, 'channelStore' | 'eventBus'>,
  accountUuids: readonly Uuid[],
  key: string,
  at: string,
  told: Told,
): Promise<void> => {
  for (const accountUuid of new Set(accountUuids)) {
    const event = { conversationUuid: null, messageUuid: null, ...told, at }
    const kept = await channelStore.append(accountUuid, key, event)
    if (kept !== null) await eventBus.publish(channelOf(accountUuid), kept)
  }
}

const team = async ({ companies }: ChannelReactionDeps, companyUuid: Uuid): Promise<readonly Uuid[]> =>
  (await companies.team(companyUuid)).map(({ uuid }) => uuid)

/** What nobody hears of; named, so that a new event is not forgotten here. */
const untold = (
  _type:
    | 'account-registered'
    | 'verification-requested'
    | 'session-started'
    | 'conversation-reminder-due'
    | 'search-digest-due'
    | 'vetting-changed'
    | 'message-unread'
    | 'trial-notice'
    | 'password-reset-requested'
    | 'password-changed'
    | 'email-change-requested'
    | 'member-role-changed'
    | 'member-removed'
    | 'member-joined'
    | 'invite-sent'
    | 'invite-renewal-asked'
    | 'account-deletion-requested'
    | 'account-restored'
    | 'account-erased'
    | 'payment-event-received'
    | 'invoice-due'
    | 'renewal-soon'
    | 'company-closing'
    | 'help-asked',
): null => null

const toldBy = async (
  deps: ChannelReactionDeps,
  event: DomainEvent,
): Promise<{ readonly to: readonly Uuid[]; readonly told: Told } | null> => {
  switch (event.type) {
    case 'conversation-started':
    case 'conversation-changed': {
      const { conversationUuid, type } = event
      return { to: await deps.inbox.audience(conversationUuid), told: { type, conversationUuid } }
    }
    case 'message-sent':
    case 'message-changed': {
      const { conversationUuid, messageUuid, type } = event
      return { to: await deps.inbox.audience(conversationUuid), told: { type, conversationUuid, messageUuid } }
    }
    case 'messages-read': {
      const { conversationUuid } = event
      return { to: await deps.inbox.audience(conversationUuid), told: { type: 'message-read', conversationUuid } }
    }
    case 'conversation-passed':
    case 'conversation-detail-changed': {
      const { conversationUuid } = event
      return {
        to: await deps.inbox.audience(conversationUuid),
        told: { type: 'conversation-changed', conversationUuid },
      }
    }
    case 'conversation-archived': {
      const { accountUuid, conversationUuid } = event
      return { to: [accountUuid], told: { type: 'conversation-changed', conversationUuid } }
    }
    case 'notification-changed':
      return { to: [event.accountUuid], told: { type: 'notification-added' } }
    case 'system-message-changed':
      return { to: [event.accountUuid], told: { type: 'system-message-added' } }
    case 'availability-unconfirmed':
    case 'profile-changed':
      return { to: [event.contractorUuid], told: { type: 'profile-changed' } }
    case 'data-export-ready':
    case 'email-verified':
    case 'email-changed':
    case 'mobile-changed':
    case 'two-factor-changed':
      return { to: [event.accountUuid], told: { type: 'profile-changed' } }
    case 'company-changed':
    case 'subscription-changed':
    case 'invoice-issued':
    case 'invoice-paid':
    case 'invoice-voided':
      return { to: await team(deps, event.companyUuid), told: { type: 'company-changed' } }
    case 'session-ended':
      return { to: [event.accountUuid], told: { type: 'session-ended' } }
  }
  return untold(event.type)
}

/** Tells an event on the channel of everybody whom it concerns: what to read again, never the content. Rules: LIVE-2, LIVE-3. */
export const channelReaction =
  (deps: ChannelReactionDeps) =>
  async (event: DomainEvent): Promise<void> => {
    const telling = await toldBy(deps, event)
    if (telling !== null) await tell(deps, telling.to, event.uuid, event.at, telling.told)
  }
