/** What people can ask to be mailed, beside the verification of their address. */
export type MailRequestKind = 'password-reset' | 'email-change'

/**
 * Mails that were asked for, to limit them: one a minute, five a day. A subject is an address or an account, known or not, so that the
 * limit tells nobody who has an account. Rule: IDEN-26.
 */
export interface MailRequestLog {
  /** Instants since then, newest first. Inside a unit of work the subject is held, so that two requests at once make one mail. */
  listSince(kind: MailRequestKind, subject: string, since: Date): Promise<readonly Date[]>
  add(kind: MailRequestKind, subject: string, at: Date): Promise<void>
}
