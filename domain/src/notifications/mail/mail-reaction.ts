import { type EventOf, type ProductEvent, reactBy, type ReactionTable } from '../product-event.ts'
import type { CompanyDirectory } from '../../companies/index.ts'
import type { ConversationInbox } from '../../conversations/index.ts'
import { exportPath } from '../../privacy/index.ts'
import { createVerificationLink } from '../../identity/index.ts'
import type { Account, AccountRepository, Tokens, MailedSecrets } from '../../identity/index.ts'
import { readSearchDigest, type ReadSearchDigestDeps, toSearchDigestCommand } from '../../search/index.ts'
import type { Clock, Uuid } from '../../shared/index.ts'
import { accountMail, verificationMail, type MailDraft } from '../mail-content/account-mails.ts'
import { accountDeletionMail, erasedMail, exportMail } from '../mail-content/account-deletion-mails.ts'
import {
  invoiceAttachments,
  type MoneyEvent,
  paymentMail,
  type PaymentMailDeps,
  createPaymentNotice,
} from '../mail-content/payment-mails.ts'
import { conversationMail } from '../mail-content/conversation-mails.ts'
import { supportMail } from '../mail-content/support-mail.ts'
import { inviteLink, linkTo, type Links } from '../links.ts'
import type { LedgerEntry, MailLedger } from './mail-ledger.port.ts'
import type { Mailer } from './mailer.port.ts'
import { createPasswordResetMail, type PasswordResetMailDeps, securityMails } from '../mail-content/security-mails.ts'
import { messageMail } from '../mail-content/message-mail.ts'
import { searchDigestMail } from '../mail-content/search-digest-mail.ts'
import { findEventAccount } from '../system-messages/system-reaction.ts'
import { trialMail, createTrialNotice } from '../mail-content/trial-mails.ts'
import type { UnreadMessages } from './unread-messages.port.ts'
import { inviteMail, memberMail, inviteRenewalMail } from '../mail-content/team-mails.ts'
import { sendMail, type SendMailDeps, sendMailToAddress } from './send-mail.ts'

export interface MailReactionDeps extends SendMailDeps, PasswordResetMailDeps, ReadSearchDigestDeps, PaymentMailDeps {
  readonly inbox: Pick<ConversationInbox, 'findFacts'>
  readonly companies: Pick<CompanyDirectory, 'find' | 'findMember' | 'listTeam'>
  readonly unreadMessages: Pick<UnreadMessages, 'findText'>
  readonly accounts: Pick<AccountRepository, 'find' | 'findByEmail'>
  readonly mailedSecrets: Pick<MailedSecrets, 'code' | 'token'>
  readonly mailLedger: Pick<MailLedger, 'find'>
  readonly tokens: Pick<Tokens, 'hash' | 'sign'>
  readonly clock: Clock
}

const sendMessageMail = async (deps: MailReactionDeps, event: EventOf<'message-unread'>): Promise<void> => {
  const [account, facts, text] = await Promise.all([
    deps.accounts.find(event.accountUuid),
    deps.inbox.findFacts(event.conversationUuid),
    deps.unreadMessages.findText(event.messageUuid, event.accountUuid),
  ])
  if (account === null || facts === null || text === null) return
  await sendMail(deps, account, event, messageMail(facts, account.uuid, text, deps.links))
}

const sendTrialMail = async (deps: MailReactionDeps, event: EventOf<'trial-notice'>): Promise<void> => {
  const notice = await createTrialNotice(deps, event)
  for (const uuid of notice?.admins ?? []) {
    const account = await deps.accounts.find(uuid)
    if (notice !== null && account !== null)
      await sendMail(deps, account, event, trialMail(notice.message, account, deps.links))
  }
}

const sendPaymentMail = async (deps: MailReactionDeps, event: MoneyEvent): Promise<void> => {
  const notice = await createPaymentNotice(deps, event)
  if (notice === null) return
  const attachments = await invoiceAttachments(deps, notice)
  for (const uuid of notice.payers) {
    const account = await deps.accounts.find(uuid)
    if (account !== null)
      await sendMail(deps, account, event, paymentMail(notice.message, account, deps.links, attachments))
  }
}

const sendDigestMail = async (deps: MailReactionDeps, event: EventOf<'search-digest-due'>): Promise<void> => {
  const account = await deps.accounts.find(event.readerUuid)
  if (account === null) return
  const news = await readSearchDigest(deps)(toSearchDigestCommand(event))
  if (news === null) return
  await sendMail(deps, account, event, searchDigestMail(account.firstName, event.frequency, news, deps.links))
}

const sendConversationMail = async (
  deps: MailReactionDeps,
  event: EventOf<'conversation-changed' | 'conversation-reminder-due' | 'conversation-started'>,
): Promise<void> => {
  const facts = await deps.inbox.findFacts(event.conversationUuid)
  const draft = facts === null ? null : conversationMail(event, facts, deps.links)
  const account = draft === null ? null : await deps.accounts.find(draft.accountUuid)
  if (draft === null || account === null) return
  const { accountUuid: _, ...mail } = draft
  await sendMail(deps, account, event, mail)
}

/** An invite is sent to an address with or without an account, but not to a suspended account. */
const sendInviteMail = async (deps: MailReactionDeps, event: EventOf<'invite-sent'>) => {
  const known = await deps.accounts.findByEmail(event.email)
  if (known !== null && known.suspendedAt !== null) return
  const link = inviteLink(deps.links, deps.mailedSecrets.token(event.secretUuid))
  const { email: to, inviteUuid: subjectUuid } = event
  const accountUuid = known?.uuid ?? null
  await sendMailToAddress(deps, event, inviteMail(event, link), { subjectUuid, to, accountUuid, recipient: to })
}

const sendExportMail = async (deps: MailReactionDeps, event: EventOf<'data-export-ready'>): Promise<void> => {
  const { accountUuid, expiresAt, exportUuid } = event
  const account = await deps.accounts.find(accountUuid)
  if (account === null || new Date(expiresAt) <= deps.clock.now()) return
  const link = linkTo(deps.links, await exportPath(deps, { accountUuid, uuid: exportUuid }, new Date(expiresAt)))
  await sendMail(deps, account, event, exportMail(account, { link, until: expiresAt }))
}

/** The last mail is sent to the former address of the account, which nothing keeps, unless the account was suspended. */
const sendErasedMail = async (deps: Pick<SendMailDeps, 'mailer'>, event: EventOf<'account-erased'>): Promise<void> => {
  const { accountUuid: subjectUuid, email: to, suspended = false } = event
  if (suspended) return
  await sendMailToAddress(deps, event, erasedMail(event), { subjectUuid, to, accountUuid: null, recipient: null })
}

const mailOfReset = async (deps: MailReactionDeps, event: EventOf<'password-reset-requested'>): Promise<void> => {
  const reset = await createPasswordResetMail(deps, event)
  if (reset !== null) await sendMail(deps, reset.account, event, reset.draft)
}

/** Sends the verification mail again, to an unverified account that has the address. Rule: IDEN-26. */
const mailOfVerification = async (
  deps: MailReactionDeps,
  event: EventOf<'verification-mail-requested'>,
): Promise<void> => {
  const account = await deps.accounts.findByEmail(event.email)
  if (account === null) return
  const { publicUrl } = deps.links
  const link = await createVerificationLink({ tokens: deps.tokens, publicUrl }, account, new Date(event.at))
  const draft = verificationMail(account, link)
  if (draft !== null) await sendMail(deps, account, event, draft)
}

const mailOfRenewal = async (deps: MailReactionDeps, event: EventOf<'invite-renewal-asked'>): Promise<void> => {
  for (const adminUuid of event.adminUuids) {
    const admin = await deps.accounts.find(adminUuid)
    if (admin !== null) await sendMail(deps, admin, event, inviteRenewalMail(event, admin, deps.links))
  }
}

const mailOfHelp = async (deps: MailReactionDeps, event: EventOf<'help-asked'>): Promise<void> => {
  const asking = await deps.accounts.find(event.accountUuid)
  if (asking !== null) await deps.mailer.send(supportMail(event, asking))
}

/** An event about an account or a profile. */
type PersonalEvent = Extract<ProductEvent, { readonly accountUuid: Uuid } | { readonly contractorUuid: Uuid }>

/** Sends a mail to the person whom an event concerns. */
const toPerson =
  (draftOf: (event: ProductEvent, account: Account, links: Links) => MailDraft | null) =>
  async (deps: MailReactionDeps, event: PersonalEvent): Promise<void> => {
    const account = await deps.accounts.find(findEventAccount(event))
    const draft = account === null ? null : draftOf(event, account, deps.links)
    if (account !== null && draft !== null) await sendMail(deps, account, event, draft)
  }

const mailOfSecurity = async (
  deps: MailReactionDeps,
  event: EventOf<
    | 'access-token-made'
    | 'codes-guessed'
    | 'email-change-requested'
    | 'email-changed'
    | 'passkey-changed'
    | 'password-changed'
    | 'sign-in-provider-changed'
    | 'two-factor-changed'
  >,
): Promise<void> => {
  const account = await deps.accounts.find(event.accountUuid)
  if (account === null) return
  for (const { draft, to } of securityMails(event, account, deps)) await sendMail(deps, account, event, draft, to)
}

const AGAIN = ':again:'

/** Sends a mail once more, under a key of its own. Rule: MOD-61. */
const sendAgain = async (deps: MailReactionDeps, event: EventOf<'mail-repeat-asked'>): Promise<void> => {
  const entry = await deps.mailLedger.find(event.mailUuid)
  if (entry === null) return
  await remakeMail(deps, entry, async (mail) => {
    const note = { ...mail.note, jobUuid: event.uuid }
    return deps.mailer.send({ ...mail, key: `${mail.key}${AGAIN}${event.uuid}`, note })
  })
}

/**
 * Makes the mail of an entry again, as it is now; false if there is none any more, because its subject has changed or the person does not
 * want it. Rule: MOD-61.
 */
export const remakeMail = async (
  deps: MailReactionDeps,
  { event, key }: Pick<LedgerEntry, 'event' | 'key'>,
  send: Mailer['send'],
): Promise<boolean> => {
  if (event === null) return false
  const [wanted] = key.split(AGAIN)
  let isMade = false
  // One event may have mails to several people.
  const mailer: Pick<Mailer, 'send'> = {
    send: async (mail) => {
      if (mail.key !== wanted) return 'sent'
      isMade = true
      return send(mail)
    },
  }
  await reactBy(MAIL_REACTION, { ...deps, mailer })(event)
  return isMade
}

/** The events that are mailed, once to each person: the key consists of event and person. Rules: NOTE-10, NOTE-21. */
export const MAIL_REACTION: ReactionTable<MailReactionDeps> = {
  'access-token-made': mailOfSecurity,
  'account-deletion-requested': toPerson(accountDeletionMail),
  'account-erased': sendErasedMail,
  'account-registered': 'ignored',
  'account-restored': toPerson(accountDeletionMail),
  'account-suspended': 'ignored',
  'account-suspension-lifted': 'ignored',
  'announcement-made': 'ignored',
  'availability-unconfirmed': toPerson(accountMail),
  'candidate-blocked': 'ignored',
  'codes-guessed': mailOfSecurity,
  'company-changed': 'ignored',
  'company-closing': 'ignored',
  'conversation-archived': 'ignored',
  'conversation-changed': sendConversationMail,
  'conversation-detail-changed': 'ignored',
  'conversation-passed': 'ignored',
  'conversation-reminder-due': sendConversationMail,
  'conversation-started': sendConversationMail,
  'data-export-ready': sendExportMail,
  'email-change-requested': mailOfSecurity,
  'email-changed': mailOfSecurity,
  'email-verified': toPerson(accountMail),
  'help-asked': mailOfHelp,
  'invite-renewal-asked': mailOfRenewal,
  'invite-sent': sendInviteMail,
  'invoice-due': sendPaymentMail,
  'invoice-issued': sendPaymentMail,
  'invoice-paid': sendPaymentMail,
  'invoice-resent': sendPaymentMail,
  'invoice-voided': sendPaymentMail,
  'list-changed': 'ignored',
  'mail-repeat-asked': sendAgain,
  'member-joined': 'ignored',
  'member-removed': toPerson(memberMail),
  'member-role-changed': toPerson(memberMail),
  'message-changed': 'ignored',
  'message-sent': 'ignored',
  'message-unread': sendMessageMail,
  'messages-read': 'ignored',
  'mobile-changed': 'ignored',
  'notification-changed': 'ignored',
  'passkey-changed': mailOfSecurity,
  'password-changed': mailOfSecurity,
  'password-reset-requested': mailOfReset,
  'payment-event-received': 'ignored',
  'person-warned': 'ignored',
  'profile-changed': 'ignored',
  'renewal-soon': sendPaymentMail,
  'report-answered': 'ignored',
  'search-digest-due': sendDigestMail,
  'session-ended': 'ignored',
  'session-started': toPerson(accountMail),
  'subscription-changed': sendPaymentMail,
  'system-message-changed': 'ignored',
  'trial-notice': sendTrialMail,
  'sign-in-provider-changed': mailOfSecurity,
  'two-factor-changed': mailOfSecurity,
  'verification-mail-requested': mailOfVerification,
  'verification-requested': toPerson(accountMail),
  'vetting-changed': toPerson(accountMail),
  'webhook-switched-off': 'ignored',
}
