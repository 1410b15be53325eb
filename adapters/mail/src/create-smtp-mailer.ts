import { createHash } from 'node:crypto'
import type { Mail, Mailer, MailLedger } from '@guildhall/domain/notifications'
import { addMinutes, type Clock, DependencyUnavailable } from '@guildhall/domain/shared'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { type MailFooter, renderMail } from './render-mail.ts'

/** Minutes after which another process may retry a claimed mail. */
const MAIL_CLAIM_MINUTES = 2

export interface SmtpMailerOptions {
  /** 'smtp://user:secret@host:587', or smtps: for TLS from the first byte. */
  readonly url: string
  /** 'Guildhall <hello@hire.example>' */
  readonly from: string
  readonly footer: MailFooter
  readonly ledger: MailLedger
  readonly clock: Clock
  /** Called for permanently rejected mail, without the address. */
  readonly onRejected?: (refusal: { readonly key: string; readonly code: number; readonly answer: string }) => void
}

const CONNECT_MS = 10_000
const SOCKET_TIMEOUT_MS = 30_000

/**
 * Sends mail over SMTP. Each key is claimed in the ledger, sent, and marked sent; a key claimed by another process is retried later.
 * A temporary failure releases the claim and is retried; a permanent rejection (5xx) is recorded.
 */
export function createSmtpMailer(options: SmtpMailerOptions): Mailer {
  const { clock, ledger } = options
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      const now = clock.now()
      const claim = await ledger.claim(mail.key, now, addMinutes(now, MAIL_CLAIM_MINUTES))
      if (claim === 'sent' || claim === 'refused') return claim
      if (claim === 'taken')
        throw new DependencyUnavailable('mail', { cause: new Error('Another process is sending it') })
      try {
        await transport.sendMail(toMessage(mail, options))
      } catch (error) {
        const refusal = readRejection(error)
        if (refusal === null) {
          await ledger.release(mail.key)
          throw new DependencyUnavailable('mail', { cause: error })
        }
        await ledger.complete(mail.key, 'refused', clock.now())
        options.onRejected?.({ key: mail.key, ...refusal })
        return 'refused'
      }
      await ledger.complete(mail.key, 'sent', clock.now())
      return 'sent'
    },
    isHealthy: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: async () => transport.close(),
  }
}

const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

/** The same key always gives the same Message-ID, so that mail clients recognise duplicates. */
export const toMessageId = (key: string, from: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${addressOf(from).split('@').at(-1) ?? 'guildhall'}>`

function toMessage(mail: Mail, { footer, from }: SmtpMailerOptions): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    messageId: toMessageId(mail.key, from),
    ...renderMail(mail, footer),
    attachments: (mail.attachments ?? []).map(({ bytes, contentType, name }) => ({
      content: Buffer.from(bytes),
      contentType,
      filename: name,
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl === null
        ? {}
        : {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  }
}

/** A permanent rejection of this mail: 5xx for sender, recipient or content, but not for our login. */
function readRejection(error: unknown): { readonly code: number; readonly answer: string } | null {
  if (!(error instanceof Error)) return null
  const { code, response, responseCode }: Partial<Record<'code' | 'response' | 'responseCode', unknown>> & Error = error
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode > 599) return null
  return code === 'EENVELOPE' || code === 'EMESSAGE'
    ? { code: responseCode, answer: typeof response === 'string' ? response : '' }
    : null
}
