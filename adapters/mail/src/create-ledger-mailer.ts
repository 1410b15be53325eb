import type { Mail, Mailer, MailLedger } from '@guildhall/domain/notifications'
import { addMinutes, type Clock, DependencyUnavailable, noTracing, type Tracing } from '@guildhall/domain/shared'
import { describeMailError, isPermanent } from './mail-errors.ts'

/** Minutes after which another process may retry a claimed mail. */
const MAIL_CLAIM_MINUTES = 2

/** Hands mails to a server or a folder. */
export interface MailTransport {
  /** Throws what `isPermanent` and `describeMailError` understand. */
  deliver(mail: Mail): Promise<unknown>
}

/** What became of an attempt: 'failed' is tried again. */
export type MailOutcome = 'sent' | 'refused' | 'failed'

export interface LedgerMailerOptions {
  readonly transport: MailTransport
  readonly ledger: Pick<MailLedger, 'claim' | 'complete' | 'release'>
  readonly clock: Clock
  /** Called for permanently rejected mail, without the address. */
  readonly onRejected?: (refusal: { readonly key: string; readonly error: string }) => void
  /** Called after each attempt, for metrics. */
  readonly onOutcome?: (outcome: MailOutcome) => void
  /** Follows deliveries. Default: nothing. */
  readonly tracing?: Tracing
}

/**
 * Claims each mail in the ledger, delivers it, and records what became of it; a mail claimed by another process is tried later. A temporary
 * failure releases the claim and is retried, a permanent rejection is final. Rules: MOD-60, NOTE-21.
 */
export const createLedgerMailer = ({
  clock,
  ledger,
  onOutcome,
  onRejected,
  tracing = noTracing,
  transport,
}: LedgerMailerOptions): Pick<Mailer, 'send'> => ({
  async send(mail) {
    const now = clock.now()
    const claim = await ledger.claim(mail, now, addMinutes(now, MAIL_CLAIM_MINUTES))
    if (claim === 'sent' || claim === 'refused') return claim
    if (claim === 'taken')
      throw new DependencyUnavailable('mail', { cause: new Error('Another process is sending it') })
    try {
      const attributes = { 'guildhall.mail.kind': mail.note.kind }
      await tracing.run('send mail', { kind: 'client', attributes }, () => transport.deliver(mail))
    } catch (cause) {
      const error = describeMailError(cause)
      if (!isPermanent(cause)) {
        onOutcome?.('failed')
        await ledger.release(mail.key, error, clock.now())
        throw new DependencyUnavailable('mail', { cause })
      }
      onOutcome?.('refused')
      await ledger.complete(mail.key, { state: 'refused', error }, clock.now())
      onRejected?.({ key: mail.key, error })
      return 'refused'
    }
    onOutcome?.('sent')
    await ledger.complete(mail.key, { state: 'sent', error: null }, clock.now())
    return 'sent'
  },
})
