import { SENT_MAIL_RETENTION_DAYS } from '../../privacy/index.ts'
import { addDays, type Clock } from '../../shared/index.ts'
import type { MailLedger } from '../mail/mail-ledger.port.ts'

export interface RemoveOldMailsDeps {
  readonly clock: Clock
  readonly mailLedger: Pick<MailLedger, 'removeOlderThan'>
}

/** Removes the entries of mails after 90 days; returns how many. Rule: MOD-60. */
export const removeOldMails =
  ({ clock, mailLedger }: RemoveOldMailsDeps) =>
  (): Promise<number> =>
    mailLedger.removeOlderThan(addDays(clock.now(), -SENT_MAIL_RETENTION_DAYS))
