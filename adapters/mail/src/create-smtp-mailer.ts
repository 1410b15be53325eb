import { createHash } from 'node:crypto'
import type { Mail, Mailer, MailLedger } from '@guildhall/domain/notifications'
import { addMinutes, type Clock, DependencyUnavailable } from '@guildhall/domain/shared'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { type MailFooter, renderMail } from './render-mail.ts'

/** Minutes that a process has for handing a mail over before another may try. */
const MAIL_CLAIM_MINUTES = 2

export interface SmtpMailerOptions {
  /** 'smtp://user:secret@host:587', or smtps: for TLS from the first byte. */
  readonly url: string
  /** 'Guildhall <hello@hire.example>' */
  readonly from: string
  readonly footer: MailFooter
  readonly ledger: MailLedger
  readonly clock: Clock
  /** A mail that its server will never take; the address is not told. */
  readonly onRefused?: (refusal: { readonly key: string; readonly code: number; readonly answer: string }) => void
}

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

/**
 * Sends mail through a server. A key is claimed in the ledger, sent, and noted; who finds it claimed by another process tries later.
 * A temporary failure gives the claim back and is tried again; a mail that the server refuses for good (5xx) is noted and left.
 */
export function createSmtpMailer(options: SmtpMailerOptions): Mailer {
  const { clock, ledger } = options
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
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
        await transport.sendMail(messageOf(mail, options))
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal === null) {
          await ledger.release(mail.key)
          throw new DependencyUnavailable('mail', { cause: error })
        }
        await ledger.complete(mail.key, 'refused', clock.now())
        options.onRefused?.({ key: mail.key, ...refusal })
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

/** The same key always makes the same Message-ID, so that a repeat is recognised where the mail is read. */
export const messageIdOf = (key: string, from: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${addressOf(from).split('@').at(-1) ?? 'guildhall'}>`

function messageOf(mail: Mail, { footer, from }: SmtpMailerOptions): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    messageId: messageIdOf(mail.key, from),
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

/** A server's answer to this very mail that will not change: 5xx to sender, recipient or content, never to our login. */
function refusalOf(error: unknown): { readonly code: number; readonly answer: string } | null {
  if (!(error instanceof Error)) return null
  const { code, response, responseCode }: Partial<Record<'code' | 'response' | 'responseCode', unknown>> & Error = error
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode > 599) return null
  return code === 'EENVELOPE' || code === 'EMESSAGE'
    ? { code: responseCode, answer: typeof response === 'string' ? response : '' }
    : null
}
