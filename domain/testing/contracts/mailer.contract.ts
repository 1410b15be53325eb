import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Mailer } from '../../src/index.ts'
import { aMail } from '../builders/mails.ts'

/** A mail as received. */
export interface ReceivedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mailer, and another one over the same storage, like in a second process. */
export interface MailerUnderTest {
  readonly mailer: Mailer
  readonly second: Mailer
  received(): Promise<readonly ReceivedMail[]>
  close(): Promise<void>
}

const mail = aMail()

/** Contract of every mailer. */
export function mailerContract(name: string, create: () => Promise<MailerUnderTest>): void {
  describe(`${name} as a mailer`, () => {
    let under: MailerUnderTest
    beforeEach(async () => {
      under = await create()
    })
    afterEach(() => under.close())

    // NOTE-22
    it('sends a mail as plain text and HTML, with user text escaped', async () => {
      expect(await under.mailer.send(mail)).toBe('sent')
      const [received] = await under.received()
      expect(received).toMatchObject({ to: mail.to, subject: mail.subject })
      expect(received?.text).toContain('“Rebuild our pipeline” & more – für immer.')
      expect(received?.text).toContain('https://hire.example/connect/1?a=1&b=2')
      expect(received?.text).toContain('https://hire.example/unsubscribe?token=x.y')
      expect(received?.html).toContain('Zoë &lt;b&gt;Whitfield&lt;/b&gt;')
      expect(received?.html).not.toContain('<b>Whitfield')
    })

    // NOTE-21
    it('sends a key once, for any number of calls and processes', async () => {
      await Promise.allSettled([under.mailer.send(mail), under.second.send(mail), under.mailer.send(mail)])
      expect(await under.second.send(mail)).toBe('sent')
      expect(await under.mailer.send({ ...mail, subject: 'Another wording' })).toBe('sent')
      expect(await under.received()).toHaveLength(1)
      await under.mailer.send({ ...mail, key: 'request:2' })
      expect(await under.received()).toHaveLength(2)
    })

    it('reports that it is healthy', async () => {
      expect(await under.mailer.isHealthy()).toBe(true)
    })
  })
}
