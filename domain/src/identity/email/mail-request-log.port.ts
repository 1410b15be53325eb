/** Mails that people can request, apart from the verification mail. */
export type MailRequestKind =
  | 'password-reset'
  | 'email-change'
  /** To an address whose owner has not asked for it: an invite, the code of a change of address. */
  | 'unasked'
  /** Invites of a company. */
  | 'company-invite'

/**
 * Records requested mails, to limit them to one a minute and five a day. A subject is an address or an account, existing or not, so that
 * the limit does not reveal who has an account. Rule: IDEN-26.
 */
export interface MailRequestLog {
  /** Instants since then, newest first. Inside a unit of work this locks the subject, so that two concurrent requests send one mail. */
  listSince(kind: MailRequestKind, subject: string, since: Date): Promise<readonly Date[]>
  add(kind: MailRequestKind, subject: string, at: Date): Promise<void>
}
