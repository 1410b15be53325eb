import type { ReceivedMail } from '../support/test-site.ts'
import type { TestServer } from '../support/start-test-server.ts'
import { until } from '../support/until.ts'

/** The newest mail to an address with such a subject, once it has come. */
export const newMail = (server: TestServer, email: string, subject: RegExp): Promise<ReceivedMail> =>
  until(`a mail ${String(subject)} to ${email}`, async () => {
    const mails = await server.mailsTo(email)
    return mails.find((mail) => subject.test(mail.subject)) ?? null
  })
