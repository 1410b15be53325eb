import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from '@guildhall/domain/notifications'
import type { Clock } from '@guildhall/domain/shared'
import { type MailFooter, renderMail } from './render-mail.ts'

/** A mail in the local outbox. */
export interface StoredMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Attachments, with their bytes as base64. */
  readonly attachments: readonly { readonly name: string; readonly contentType: string; readonly content: string }[]
  /** ISO 8601 UTC, by the product's clock. */
  readonly sentAt: string
}

/** The local outbox: a mailer, and a list of its mails, newest first. */
export interface OutboxMailer extends Mailer {
  list(filter?: { readonly to?: string }): Promise<readonly StoredMail[]>
}

export interface OutboxMailerOptions {
  readonly folder: string
  readonly footer: MailFooter
  readonly clock: Clock
}

/**
 * Stores mail as files in a folder instead of sending it. The file is named after the mail's key and written atomically,
 * so that a key is never stored twice, even by two processes. Only the user of this process can open it. Rule: FILE-18.
 */
export function createOutboxMailer({ clock, folder, footer }: OutboxMailerOptions): OutboxMailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const id = createHash('sha256').update(mail.key).digest('hex').slice(0, 32)
      const file = join(folder, `${id}.json`)
      if (await exists(file)) return 'sent'
      const kept: StoredMail = {
        id,
        to: mail.to,
        subject: mail.subject,
        ...renderMail(mail, footer),
        attachments: (mail.attachments ?? []).map(({ bytes, contentType, name }) => ({
          name,
          contentType,
          content: Buffer.from(bytes).toString('base64'),
        })),
        sentAt: clock.now().toISOString(),
      }
      const draft = join(folder, `.${id}.${randomUUID()}`)
      const handle = await open(draft, 'wx', 0o600)
      try {
        await handle.writeFile(JSON.stringify(kept))
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(draft, file)
      return 'sent'
    },
    isHealthy: () => Promise.resolve(true),
    close: () => Promise.resolve(),
    async list(filter = {}) {
      const names = await readdir(folder).catch(() => [])
      const mails = await Promise.all(
        names
          .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
          .map((name) => readStoredMail(join(folder, name))),
      )
      const address = filter.to?.toLowerCase()
      return mails
        .filter(
          (mail): mail is StoredMail => mail !== null && (address === undefined || mail.to.toLowerCase() === address),
        )
        .toSorted((a, b) => (a.sentAt === b.sentAt ? (a.id < b.id ? -1 : 1) : a.sentAt < b.sentAt ? 1 : -1))
    },
  }
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

async function readStoredMail(file: string): Promise<StoredMail | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as StoredMail)
}
