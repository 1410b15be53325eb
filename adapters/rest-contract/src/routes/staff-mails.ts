import { z } from 'zod'
import { NOW } from '../examples/people.ts'
import { type DeclaredProblem, route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { uuid } from '../wire/fields.ts'
import { mailList, mailQuery } from '../wire/staff-mails.ts'
import { notFound } from './shared-problems.ts'

const mail = {
  uuid: '01900000-0000-7000-8000-0000000000f2',
  kind: 'conversation-started',
  accountUuid: '01900000-0000-7000-8000-000000000001',
  recipientName: 'Thandeka Mkhize',
  recipient: 'thandeka@example.com',
  subject: 'Kestrel Freight would like to talk to you',
  state: 'refused' as const,
  attempts: 1,
  error: 'The mail server refused it for good: 550 No such user',
  at: NOW,
  isParked: false,
  isRepeatable: true,
}
const unsendable = {
  'not-now': { status: 409, message: 'This mail is still waiting to be sent.' },
  'mail-not-repeatable': { status: 409, message: 'Mails of this kind are not sent again.' },
  'recipient-gone': { status: 409, message: 'This person is suspended or deleted, and gets no mail.' },
  'nothing-to-send': {
    status: 409,
    message: 'There is nothing to send any more: it has changed since, has expired, or the person does not want it.',
  },
} as const satisfies Readonly<Record<string, DeclaredProblem>>
const readers = { access: 'operator', operatorRight: 'see-mails' } as const

/** Mails as operators see them. Rules: MOD-60, MOD-61. */
export const staffMailRoutes = {
  listMails: route({
    ...routeIndex.listMails,
    ...readers,
    summary: 'The mails of the last 90 days without their text, the newest first',
    query: mailQuery,
    success: { status: 200, body: mailList },
    problems: {},
    examples: { query: { state: 'refused', text: 'thandeka' }, reply: { mails: [mail], next_cursor: null } },
  }),
  sendMailAgain: route({
    ...routeIndex.sendMailAgain,
    ...readers,
    summary: 'Send a mail again, as it would be now, to the person’s address of today',
    checks: ['It was sent or refused, is not about the safety of an account, and the person still wants it'],
    params: z.object({ id: uuid }),
    success: { status: 204 },
    problems: { ...notFound, ...unsendable },
    examples: {},
  }),
}
