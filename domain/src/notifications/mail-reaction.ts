import type { EventOf, ProductEvent, ReactionTable } from './product-event.ts'
import type { CompanyDirectory } from '../companies/index.ts'
import type { ConversationInbox } from '../conversations/index.ts'
import { exportPath } from '../privacy/index.ts'
import type { Account, AccountRepository, Tokens, MailedSecrets } from '../identity/index.ts'
import { readSearchDigest, type ReadSearchDigestDeps } from '../search/index.ts'
import type { Clock, Uuid } from '../shared/index.ts'
import { accountMail, type MailDraft } from './account-mails.ts'
import { departureMail, erasedMail, exportMail } from './departure-mails.ts'
import { invoiceAttachments, type MoneyEvent, paymentMail, type PaymentMailDeps, paymentTold } from './payment-mails.ts'
import { conversationMail } from './conversation-mails.ts'
import { helpMail } from './help-mail.ts'
import { inviteLink, linkTo, type Links } from './links.ts'
import type { Mailer } from './mailer.port.ts'
import type { NotificationRepository } from './notification.port.ts'
import { resetMail, type ResetMailDeps, securityMails } from './security-mails.ts'
import { messageMail } from './message-mail.ts'
import { searchDigestMail } from './search-digest-mail.ts'
import { personOf } from './system-reaction.ts'
import { trialMail, trialTold } from './trial-mails.ts'
import type { UnreadMessages } from './unread-messages.port.ts'
import { inviteMail, memberMail, renewalMail } from './team-mails.ts'
import { unsubscribeLink } from './unsubscribe.ts'

export interface SendingDeps {
  readonly notifications: Pick<NotificationRepository, 'preferences'>
  readonly mailer: Pick<Mailer, 'send'>
  readonly tokens: Pick<Tokens, 'sign'>
  readonly links: Links
  readonly clock: Clock
}

export interface MailReactionDeps extends SendingDeps, ResetMailDeps, ReadSearchDigestDeps, PaymentMailDeps {
  readonly inbox: Pick<ConversationInbox, 'describe'>
  readonly companies: Pick<CompanyDirectory, 'find' | 'findMember' | 'team'>
  readonly unreadMessages: Pick<UnreadMessages, 'find'>
  readonly accounts: Pick<AccountRepository, 'find' | 'findByEmail'>
  readonly mailedSecrets: Pick<MailedSecrets, 'code' | 'token'>
  readonly tokens: Pick<Tokens, 'hash' | 'sign'>
  readonly clock: Clock
}

/**
 * Sends a draft to a person, unless they are suspended or do not want this kind of mail. `to` is another address of theirs: one
 * event may go to two, each once. Rules: NOTE-1, NOTE-24.
 */
export const sendTo = async (
  deps: SendingDeps,
  account: Account,
  key: string,
  { preference, ...words }: MailDraft,
  to?: string,
): Promise<void> => {
  if (account.suspendedAt !== null) return
  // Who is leaving is told of that alone, and of what cannot be switched off.
  if (account.deletionRequestedAt !== null && preference !== null) return
  if (preference !== null && !(await deps.notifications.preferences(account.uuid))[preference]) return
  await deps.mailer.send({
    ...words,
    key: [key, account.uuid, ...(to === undefined ? [] : [to])].join(':'),
    to: to ?? account.email,
    unsubscribeUrl: preference === null ? null : unsubscribeLink(deps, account.uuid, preference, deps.clock.now()),
  })
}

const mailOfMessage = async (deps: MailReactionDeps, event: EventOf<'message-unread'>): Promise<void> => {
  const [account, facts, text] = await Promise.all([
    deps.accounts.find(event.accountUuid),
    deps.inbox.describe(event.conversationUuid),
    deps.unreadMessages.find(event.messageUuid, event.accountUuid),
  ])
  if (account === null || facts === null || text === null) return
  await sendTo(deps, account, event.uuid, messageMail(facts, account.uuid, text, deps.links))
}

const mailOfTrial = async (deps: MailReactionDeps, event: EventOf<'trial-notice'>): Promise<void> => {
  const told = await trialTold(deps, event)
  for (const uuid of told?.admins ?? []) {
    const account = await deps.accounts.find(uuid)
    if (told !== null && account !== null)
      await sendTo(deps, account, event.uuid, trialMail(told.words, account, deps.links))
  }
}

const mailOfPayment = async (deps: MailReactionDeps, event: MoneyEvent): Promise<void> => {
  const told = await paymentTold(deps, event)
  if (told === null) return
  const attachments = await invoiceAttachments(deps, told)
  for (const uuid of told.payers) {
    const account = await deps.accounts.find(uuid)
    if (account !== null)
      await sendTo(deps, account, event.uuid, paymentMail(told.words, account, deps.links, attachments))
  }
}

const mailOfDigest = async (deps: MailReactionDeps, event: EventOf<'search-digest-due'>): Promise<void> => {
  const { readerUuid, savedSearchUuid } = event
  const account = await deps.accounts.find(readerUuid)
  if (account === null) return
  const [since, until] = [new Date(event.since), new Date(event.at)]
  const news = await readSearchDigest(deps)({ savedSearchUuid, readerUuid, since, until })
  if (news === null) return
  await sendTo(deps, account, event.uuid, searchDigestMail(account.firstName, event.frequency, news, deps.links))
}

const mailOfConversation = async (
  deps: MailReactionDeps,
  event: EventOf<'conversation-changed' | 'conversation-reminder-due' | 'conversation-started'>,
): Promise<void> => {
  const facts = await deps.inbox.describe(event.conversationUuid)
  const draft = facts === null ? null : conversationMail(event, facts, deps.links)
  const account = draft === null ? null : await deps.accounts.find(draft.accountUuid)
  if (draft === null || account === null) return
  const { accountUuid: _, ...mail } = draft
  await sendTo(deps, account, event.uuid, mail)
}

/** An invite goes to an address, whether somebody is known under it or not; never to who is suspended. */
const sendInvite = async (deps: MailReactionDeps, event: EventOf<'invite-sent'>) => {
  const known = await deps.accounts.findByEmail(event.email)
  if (known !== null && known.suspendedAt !== null) return
  const link = inviteLink(deps.links, deps.mailedSecrets.token(event.secretUuid))
  const { preference: _never, ...words } = inviteMail(event, link)
  await deps.mailer.send({ ...words, key: `${event.uuid}:${event.inviteUuid}`, to: event.email, unsubscribeUrl: null })
}

const mailOfExport = async (deps: MailReactionDeps, event: EventOf<'data-export-ready'>): Promise<void> => {
  const { accountUuid, expiresAt, exportUuid } = event
  const account = await deps.accounts.find(accountUuid)
  if (account === null || new Date(expiresAt) <= deps.clock.now()) return
  const link = linkTo(deps.links, exportPath(deps, { accountUuid, uuid: exportUuid }, new Date(expiresAt)))
  await sendTo(deps, account, event.uuid, exportMail(account, { link, until: expiresAt }))
}

/** The last mail goes to the address that the account had. */
const sendFarewell = async (
  { mailer }: Pick<SendingDeps, 'mailer'>,
  event: EventOf<'account-erased'>,
): Promise<void> => {
  const { preference: _never, ...words } = erasedMail(event)
  await mailer.send({ ...words, key: `${event.uuid}:${event.accountUuid}`, to: event.email, unsubscribeUrl: null })
}

const mailOfReset = async (deps: MailReactionDeps, event: EventOf<'password-reset-requested'>): Promise<void> => {
  const reset = await resetMail(deps, event)
  if (reset !== null) await sendTo(deps, reset.account, event.uuid, reset.draft)
}

const mailOfRenewal = async (deps: MailReactionDeps, event: EventOf<'invite-renewal-asked'>): Promise<void> => {
  for (const adminUuid of event.adminUuids) {
    const admin = await deps.accounts.find(adminUuid)
    if (admin !== null) await sendTo(deps, admin, event.uuid, renewalMail(event, admin, deps.links))
  }
}

const mailOfHelp = async (deps: MailReactionDeps, event: EventOf<'help-asked'>): Promise<void> => {
  const asking = await deps.accounts.find(event.accountUuid)
  if (asking !== null) await deps.mailer.send(helpMail(event, asking))
}

/** An event about an account or a profile. */
type PersonalEvent = Extract<ProductEvent, { readonly accountUuid: Uuid } | { readonly contractorUuid: Uuid }>

/** Mails the person that an event is about. */
const toPerson =
  (draftOf: (event: ProductEvent, account: Account, links: Links) => MailDraft | null) =>
  async (deps: MailReactionDeps, event: PersonalEvent): Promise<void> => {
    const account = await deps.accounts.find(personOf(event))
    const draft = account === null ? null : draftOf(event, account, deps.links)
    if (account !== null && draft !== null) await sendTo(deps, account, event.uuid, draft)
  }

const mailOfSecurity = async (
  deps: MailReactionDeps,
  event: EventOf<'email-change-requested' | 'email-changed' | 'password-changed' | 'two-factor-changed'>,
): Promise<void> => {
  const account = await deps.accounts.find(event.accountUuid)
  if (account === null) return
  for (const { draft, to } of securityMails(event, account, deps)) await sendTo(deps, account, event.uuid, draft, to)
}

/** Which events are mailed, to each person once: the key is that of event and person. Rules: NOTE-10, NOTE-21. */
export const MAIL_REACTION: ReactionTable<MailReactionDeps> = {
  'account-deletion-requested': toPerson(departureMail),
  'account-erased': sendFarewell,
  'account-registered': 'ignored',
  'account-restored': toPerson(departureMail),
  'availability-unconfirmed': toPerson(accountMail),
  'company-changed': 'ignored',
  'company-closing': 'ignored',
  'conversation-archived': 'ignored',
  'conversation-changed': mailOfConversation,
  'conversation-detail-changed': 'ignored',
  'conversation-passed': 'ignored',
  'conversation-reminder-due': mailOfConversation,
  'conversation-started': mailOfConversation,
  'data-export-ready': mailOfExport,
  'email-change-requested': mailOfSecurity,
  'email-changed': mailOfSecurity,
  'email-verified': toPerson(accountMail),
  'help-asked': mailOfHelp,
  'invite-renewal-asked': mailOfRenewal,
  'invite-sent': sendInvite,
  'invoice-due': mailOfPayment,
  'invoice-issued': mailOfPayment,
  'invoice-paid': mailOfPayment,
  'invoice-voided': mailOfPayment,
  'member-joined': 'ignored',
  'member-removed': toPerson(memberMail),
  'member-role-changed': toPerson(memberMail),
  'message-changed': 'ignored',
  'message-sent': 'ignored',
  'message-unread': mailOfMessage,
  'messages-read': 'ignored',
  'mobile-changed': 'ignored',
  'notification-changed': 'ignored',
  'password-changed': mailOfSecurity,
  'password-reset-requested': mailOfReset,
  'payment-event-received': 'ignored',
  'profile-changed': 'ignored',
  'renewal-soon': mailOfPayment,
  'search-digest-due': mailOfDigest,
  'session-ended': 'ignored',
  'session-started': toPerson(accountMail),
  'subscription-changed': mailOfPayment,
  'system-message-changed': 'ignored',
  'trial-notice': mailOfTrial,
  'two-factor-changed': mailOfSecurity,
  'verification-requested': toPerson(accountMail),
  'vetting-changed': toPerson(accountMail),
}
