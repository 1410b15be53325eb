import type { Account, Tokens } from '../../identity/index.ts'
import type { Clock } from '../../shared/index.ts'
import type { NotificationRepository } from '../in-app/notification.port.ts'
import type { Links } from '../links.ts'
import type { MailDraft } from '../mail-content/account-mails.ts'
import type { ProductEvent } from '../product-event.ts'
import { isRepeatableMail } from '../sent-mails/repeatable-mails.ts'
import type { Mailer, MailNote } from './mailer.port.ts'
import { unsubscribeLink } from './unsubscribe.ts'

export interface SendMailDeps {
  readonly notifications: Pick<NotificationRepository, 'getPreferences'>
  readonly mailer: Pick<Mailer, 'send'>
  readonly tokens: Pick<Tokens, 'sign'>
  readonly links: Links
  readonly clock: Clock
}

/** What the ledger keeps of an event's mail. Rule: MOD-60. */
export const noteOf = (
  event: ProductEvent,
  { loggedSubject, subject }: MailDraft,
  { accountUuid, recipient }: Pick<MailNote, 'accountUuid' | 'recipient'>,
): MailNote => ({
  kind: event.type,
  jobUuid: event.uuid,
  accountUuid,
  recipient,
  subject: loggedSubject ?? subject,
  event: isRepeatableMail(event.type) ? event : null,
})

/**
 * Sends a draft to a person, unless they are suspended or do not want this kind of mail. `to` is an additional address: an event may be
 * sent to both, once each. Rules: NOTE-1, NOTE-24.
 */
export const sendMail = async (
  deps: SendMailDeps,
  account: Account,
  event: ProductEvent,
  draft: MailDraft,
  to?: string,
): Promise<void> => {
  const { loggedSubject: _logged, preference, ...words } = draft
  if (account.suspendedAt !== null) return
  // During a deletion only mails that cannot be switched off are sent.
  if (account.deletionRequestedAt !== null && preference !== null) return
  if (preference !== null && !(await deps.notifications.getPreferences(account.uuid))[preference]) return
  const recipient = to ?? account.email
  await deps.mailer.send({
    ...words,
    key: [event.uuid, account.uuid, ...(to === undefined ? [] : [to])].join(':'),
    to: recipient,
    unsubscribeUrl:
      preference === null ? null : await unsubscribeLink(deps, account.uuid, preference, deps.clock.now()),
    note: noteOf(event, draft, { accountUuid: account.uuid, recipient }),
  })
}

/** Sends a draft that cannot be switched off to an address, of an account or of none. */
export const sendMailToAddress = async (
  { mailer }: Pick<SendMailDeps, 'mailer'>,
  event: ProductEvent,
  draft: MailDraft,
  {
    subjectUuid,
    to,
    ...kept
  }: Pick<MailNote, 'accountUuid' | 'recipient'> & {
    /** What the mail is about, for its key. */
    readonly subjectUuid: string
    readonly to: string
  },
): Promise<void> => {
  const { loggedSubject: _logged, preference: _never, ...words } = draft
  const key = `${event.uuid}:${subjectUuid}`
  await mailer.send({ ...words, key, to, unsubscribeUrl: null, note: noteOf(event, draft, kept) })
}
