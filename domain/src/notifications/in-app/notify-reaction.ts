import type { CompanyDirectory } from '../../companies/index.ts'
import type { ConversationInbox } from '../../conversations/index.ts'
import type { ReadSearchDigestDeps } from '../../search/index.ts'
import { channelName, publishOnce } from '../channel/channel-reaction.ts'
import {
  accountNotifications,
  conversationNotifications,
  type NotificationDraft,
  teamNotifications,
} from './notification-drafts.ts'
import type { NotificationRepository } from './notification.port.ts'
import type { EventOf, EventType, ProductEvent, ReactionTable } from '../product-event.ts'
import {
  readWaitingRequest,
  writeAccountMessage,
  writeAnnouncement,
  writeDigestMessage,
  writeModerationMessage,
  writePaymentMessages,
  writeTrialMessages,
  writeWaitingRequest,
  writeWebhookMessage,
  type SystemReactionDeps,
} from '../system-messages/system-reaction.ts'

export interface NotifyReactionDeps extends SystemReactionDeps, ReadSearchDigestDeps {
  readonly companies: Pick<CompanyDirectory, 'find' | 'findMember' | 'listTeam'>
  readonly inbox: Pick<ConversationInbox, 'findFacts'>
  readonly notifications: Pick<NotificationRepository, 'add' | 'markConversationRead'>
}

const addNotices = async (
  deps: NotifyReactionDeps,
  event: ProductEvent,
  notices: readonly NotificationDraft[],
): Promise<void> => {
  const createdAt = new Date(event.at)
  for (const notice of notices) {
    const { accountUuid, conversationUuid } = notice
    const stored = await deps.notifications.add(
      { ...notice, uuid: deps.ids.uuid(), key: event.uuid, readAt: null, createdAt },
      {
        key: `${event.uuid}:notice`,
        event: { type: 'notification-added', conversationUuid, messageUuid: null, at: event.at },
      },
    )
    if (stored !== null) await deps.eventBus.publish(channelName(accountUuid), stored)
  }
}

const ofAccount = (deps: NotifyReactionDeps, event: EventOf<'session-started'>): Promise<void> =>
  addNotices(deps, event, accountNotifications(event))

const ofTeam = (
  deps: NotifyReactionDeps,
  event: EventOf<'invite-renewal-asked' | 'member-joined' | 'member-removed' | 'member-role-changed'>,
): Promise<void> => addNotices(deps, event, teamNotifications(event))

const ofConversation = async <Type extends EventType>(
  deps: NotifyReactionDeps,
  event: EventOf<Type> & { readonly conversationUuid: string },
): Promise<void> => {
  const facts = await deps.inbox.findFacts(event.conversationUuid)
  if (facts !== null) await addNotices(deps, event, conversationNotifications(event, facts))
}

const reminded = async (deps: NotifyReactionDeps, event: EventOf<'conversation-reminder-due'>): Promise<void> => {
  const facts = await deps.inbox.findFacts(event.conversationUuid)
  if (facts === null) return
  await addNotices(deps, event, conversationNotifications(event, facts))
  await writeWaitingRequest(deps, event, facts)
}

const changed = async (deps: NotifyReactionDeps, event: EventOf<'conversation-changed'>): Promise<void> => {
  const facts = await deps.inbox.findFacts(event.conversationUuid)
  if (facts === null) return
  await addNotices(deps, event, conversationNotifications(event, facts))
  await readWaitingRequest(deps, event, facts)
}

/** Reading a conversation also marks its notifications as read. */
const markRead = async (deps: NotifyReactionDeps, event: EventOf<'messages-read'>): Promise<void> => {
  const { at, conversationUuid, readerUuid, uuid } = event
  const read = await deps.notifications.markConversationRead(readerUuid, conversationUuid, new Date(at))
  if (read > 0) await publishOnce(deps, [readerUuid], `${uuid}:read`, at, { type: 'notification-added' })
}

const welcome = async (deps: NotifyReactionDeps, event: EventOf<'email-verified'>): Promise<void> => {
  await addNotices(deps, event, accountNotifications(event))
  await writeAccountMessage(deps, event)
}

/** The events that become notifications and system messages, each once per person. Rules: NOTE-1, NOTE-2, NOTE-8. */
export const NOTIFY_REACTION: ReactionTable<NotifyReactionDeps> = {
  'access-token-made': writeAccountMessage,
  'account-deletion-requested': 'ignored',
  'account-erased': 'ignored',
  'account-registered': 'ignored',
  'account-restored': 'ignored',
  'account-suspended': 'ignored',
  'account-suspension-lifted': 'ignored',
  'announcement-made': writeAnnouncement,
  'availability-unconfirmed': writeAccountMessage,
  'candidate-blocked': 'ignored',
  'codes-guessed': 'ignored',
  'company-changed': 'ignored',
  'company-closing': 'ignored',
  'conversation-archived': 'ignored',
  'conversation-changed': changed,
  'conversation-detail-changed': ofConversation,
  'conversation-passed': 'ignored',
  'conversation-reminder-due': reminded,
  'conversation-started': ofConversation,
  'data-export-ready': 'ignored',
  'email-change-requested': 'ignored',
  'email-changed': writeAccountMessage,
  'email-verified': welcome,
  'help-asked': 'ignored',
  'invite-renewal-asked': ofTeam,
  'invite-sent': 'ignored',
  'invoice-due': writePaymentMessages,
  'invoice-issued': writePaymentMessages,
  'invoice-paid': writePaymentMessages,
  'invoice-resent': 'ignored',
  'invoice-voided': writePaymentMessages,
  'list-changed': 'ignored',
  'mail-repeat-asked': 'ignored',
  'member-joined': ofTeam,
  'member-removed': ofTeam,
  'member-role-changed': ofTeam,
  'message-changed': 'ignored',
  'message-sent': ofConversation,
  'message-unread': 'ignored',
  'messages-read': markRead,
  'mobile-changed': 'ignored',
  'notification-changed': 'ignored',
  'passkey-changed': writeAccountMessage,
  'password-changed': writeAccountMessage,
  'password-reset-requested': 'ignored',
  'payment-event-received': 'ignored',
  'person-warned': writeModerationMessage,
  'profile-changed': 'ignored',
  'renewal-soon': writePaymentMessages,
  'report-answered': writeModerationMessage,
  'search-digest-due': writeDigestMessage,
  'session-ended': 'ignored',
  'session-started': ofAccount,
  'subscription-changed': writePaymentMessages,
  'system-message-changed': 'ignored',
  'trial-notice': writeTrialMessages,
  'sign-in-provider-changed': writeAccountMessage,
  'two-factor-changed': writeAccountMessage,
  'verification-mail-requested': 'ignored',
  'verification-requested': 'ignored',
  'vetting-changed': writeAccountMessage,
  'webhook-switched-off': writeWebhookMessage,
}
