import type { ConversationInbox } from '../conversations/index.ts'
import { AVAILABILITY_DEMOTED_AFTER_DAYS } from '../profiles/index.ts'
import type { Uuid } from '../shared/index.ts'
import type { EventOf, ReactionTable } from './product-event.ts'

export interface IndexReactionDeps {
  readonly inbox: Pick<ConversationInbox, 'findFacts'>
  /** Brings the person's document up to the database. */
  readonly indexPerson: (uuid: Uuid) => Promise<void>
}

const ofContractor = (
  deps: IndexReactionDeps,
  { contractorUuid }: EventOf<'candidate-blocked' | 'profile-changed'>,
): Promise<void> => deps.indexPerson(contractorUuid)

/** The first stage is a reminder alone: nothing in the document follows from it. */
const ofUnconfirmed = async (
  deps: IndexReactionDeps,
  { contractorUuid, days }: EventOf<'availability-unconfirmed'>,
): Promise<void> => {
  if (days >= AVAILABILITY_DEMOTED_AFTER_DAYS) await deps.indexPerson(contractorUuid)
}

const ofAccount = (
  deps: IndexReactionDeps,
  {
    accountUuid,
  }: EventOf<
    | 'account-deletion-requested'
    | 'account-erased'
    | 'account-restored'
    | 'account-suspended'
    | 'account-suspension-lifted'
    | 'email-verified'
  >,
): Promise<void> => deps.indexPerson(accountUuid)

/** An answer changes the contractor's response rate, a block who must not see them. */
const ofAnswer = async (
  deps: IndexReactionDeps,
  { conversationUuid }: EventOf<'conversation-changed'>,
): Promise<void> => {
  const facts = await deps.inbox.findFacts(conversationUuid)
  if (facts !== null) await deps.indexPerson(facts.contractor.uuid)
}

/** The events that may change the search index. Rules: PROF-19, PROF-20. */
export const INDEX_REACTION: ReactionTable<IndexReactionDeps> = {
  'access-token-made': 'ignored',
  'account-deletion-requested': ofAccount,
  'account-erased': ofAccount,
  'account-registered': 'ignored',
  'account-restored': ofAccount,
  'account-suspended': ofAccount,
  'account-suspension-lifted': ofAccount,
  'announcement-made': 'ignored',
  'availability-unconfirmed': ofUnconfirmed,
  'candidate-blocked': ofContractor,
  'codes-guessed': 'ignored',
  'company-changed': 'ignored',
  'company-closing': 'ignored',
  'conversation-archived': 'ignored',
  'conversation-changed': ofAnswer,
  'conversation-detail-changed': 'ignored',
  'conversation-passed': 'ignored',
  'conversation-reminder-due': 'ignored',
  'conversation-started': 'ignored',
  'data-export-ready': 'ignored',
  'email-change-requested': 'ignored',
  'email-changed': 'ignored',
  'email-verified': ofAccount,
  'help-asked': 'ignored',
  'invite-renewal-asked': 'ignored',
  'invite-sent': 'ignored',
  'invoice-due': 'ignored',
  'invoice-issued': 'ignored',
  'invoice-paid': 'ignored',
  'invoice-resent': 'ignored',
  'invoice-voided': 'ignored',
  'list-changed': 'ignored',
  'mail-repeat-asked': 'ignored',
  'member-joined': 'ignored',
  'member-removed': 'ignored',
  'member-role-changed': 'ignored',
  'message-changed': 'ignored',
  'message-sent': 'ignored',
  'message-unread': 'ignored',
  'messages-read': 'ignored',
  'mobile-changed': 'ignored',
  'notification-changed': 'ignored',
  'passkey-changed': 'ignored',
  'password-changed': 'ignored',
  'password-reset-requested': 'ignored',
  'payment-event-received': 'ignored',
  'person-warned': 'ignored',
  'profile-changed': ofContractor,
  'renewal-soon': 'ignored',
  'report-answered': 'ignored',
  'search-digest-due': 'ignored',
  'session-ended': 'ignored',
  'session-started': 'ignored',
  'subscription-changed': 'ignored',
  'system-message-changed': 'ignored',
  'trial-notice': 'ignored',
  'sign-in-provider-changed': 'ignored',
  'two-factor-changed': 'ignored',
  'verification-mail-requested': 'ignored',
  'verification-requested': 'ignored',
  'vetting-changed': 'ignored',
  'webhook-switched-off': 'ignored',
}
