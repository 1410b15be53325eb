import type { ReceivedMail } from '../support/test-site.ts'
import type { TestServer } from '../support/start-test-server.ts'
import { waitFor } from '../support/wait-for.ts'

/** Waits for a mail to an address with a matching subject. */
export const waitForMail = (server: TestServer, email: string, subject: RegExp): Promise<ReceivedMail> =>
  waitFor(`a mail ${String(subject)} to ${email}`, async () => {
    const mails = await server.mailsTo(email)
    return mails.find((mail) => subject.test(mail.subject)) ?? null
  })
