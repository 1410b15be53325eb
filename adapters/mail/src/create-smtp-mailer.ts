import { createHash } from 'node:crypto'
import type { Mail, Mailer } from '@guildhall/domain/notifications'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { createLedgerMailer, type LedgerMailerOptions } from './create-ledger-mailer.ts'
import { rememberHealth } from './remember-health.ts'
import { type MailFooter, renderMail } from './render-mail.ts'

export interface SmtpMailerOptions extends Omit<LedgerMailerOptions, 'transport'> {
  /** 'smtp://user:secret@host:587', or smtps: for TLS from the first byte. */
  readonly url: string
  /** 'Guildhall <hello@hire.example>' */
  readonly from: string
  readonly footer: MailFooter
}

const CONNECT_MS = 10_000
const SOCKET_TIMEOUT_MS = 30_000

/** Sends mail over SMTP, each key once by the ledger. A permanent rejection is one by 5xx. Rule: NOTE-21. */
export function createSmtpMailer(options: SmtpMailerOptions): Mailer {
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
  const health = rememberHealth(
    () => transport.verify(),
    () => performance.now(),
  )
  const deliver = async (mail: Mail): Promise<void> => {
    try {
      await transport.sendMail(toMessage(mail, options))
    } catch (error) {
      health.forget()
      throw error
    }
    health.noteUp()
  }
  return {
    ...createLedgerMailer({ ...options, transport: { deliver } }),
    isHealthy: health.isHealthy,
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
