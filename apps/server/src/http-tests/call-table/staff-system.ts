import { randomUUID } from 'node:crypto'
import { addOperator, operatorApi } from '../support/operators.ts'
import { addIdleWork, addParkedJob, addSentMail } from '../support/stuck-work.ts'
import { unwrap } from '../support/unwrap.ts'
import type { CallFixture } from './call-fixture.ts'
import type { CallTable } from './call-spec.ts'

const newOperator = async ({ server }: CallFixture, role: 'superadmin' | 'support' = 'superadmin') =>
  operatorApi(server, (await addOperator(server, { role })).email)
const job = (uuid: string = randomUUID()) => ({ reaction: 'mail', uuid }) as const
const reason = 'The person has left'
const announcement = {
  audience: 'employers',
  title: 'Shorter nights',
  text: 'From Monday on we answer until 8.',
  link: '/settings/account',
} as const

/** A mail to a new contractor about themselves, which can be sent again. */
const repeatableMail = async (fixture: CallFixture) => {
  const { uuid } = await fixture.newContractor()
  const event = { type: 'email-verified', uuid: randomUUID(), at: new Date().toISOString(), accountUuid: uuid } as const
  return { accountUuid: uuid, params: { id: await addSentMail(fixture.server, { accountUuid: uuid, event }) } }
}

export const staffSystemCalls = {
  listMails: {
    happy: async (fixture) => {
      const { accountUuid } = await repeatableMail(fixture)
      return { by: await newOperator(fixture, 'support'), sent: { query: { account: accountUuid, state: 'sent' } } }
    },
    answers: { mails: [{ kind: 'email-verified', state: 'sent', isRepeatable: true }], next_cursor: null },
    repeated: 'same',
    problems: {},
  },
  sendMailAgain: {
    happy: async (fixture) => {
      const { params } = await repeatableMail(fixture)
      return { by: await newOperator(fixture, 'support'), sent: { params } }
    },
    repeated: 'done',
    problems: {
      'not-found': async (fixture) => ({
        by: await newOperator(fixture, 'support'),
        sent: { params: { id: randomUUID() } },
      }),
      'not-now': { coveredBy: 'domain/src/notifications/sent-mails/sent-mails.test.ts' },
      'mail-not-repeatable': async (fixture) => ({
        by: await newOperator(fixture, 'support'),
        sent: { params: { id: await addSentMail(fixture.server, { accountUuid: null }) } },
      }),
      'recipient-gone': async (fixture) => {
        const [by, { accountUuid, params }] = [await newOperator(fixture), await repeatableMail(fixture)]
        unwrap(await by.setSuspension({ params: { id: accountUuid }, body: { isSuspended: true, reason } }))
        return { by, sent: { params } }
      },
      'nothing-to-send': { coveredBy: 'domain/src/notifications/sent-mails/sent-mails.test.ts' },
    },
  },
  readSystem: {
    happy: async (fixture) => ({ by: await newOperator(fixture) }),
    answers: {
      work: [
        { name: 'compare-index', cron: null },
        { name: 'repair-index', cron: '50 3 * * *' },
      ],
    },
    repeated: 'done',
    problems: {},
  },
  startWork: {
    happy: async (fixture) => ({
      by: await newOperator(fixture),
      sent: { body: { name: await addIdleWork(fixture.server) } },
    }),
    repeated: 'not-now',
    problems: {
      'not-found': async (fixture) => ({ by: await newOperator(fixture), sent: { body: { name: 'make-coffee' } } }),
      'not-now': async (fixture) => {
        const [by, name] = [await newOperator(fixture), await addIdleWork(fixture.server)]
        unwrap(await by.startWork({ body: { name } }))
        return { by, sent: { body: { name } } }
      },
    },
  },
  listJobs: {
    happy: async (fixture) => {
      await addParkedJob(fixture.server)
      return { by: await newOperator(fixture) }
    },
    answers: { jobs: [{ reaction: 'mail', eventType: 'email-verified', state: 'parked' }] },
    repeated: 'done',
    problems: {},
  },
  retryJob: {
    happy: async (fixture) => ({
      by: await newOperator(fixture),
      sent: { body: job(await addParkedJob(fixture.server)) },
    }),
    repeated: 'not-found',
    problems: { 'not-found': async (fixture) => ({ by: await newOperator(fixture), sent: { body: job() } }) },
  },
  retryJobs: {
    happy: async (fixture) => {
      await addParkedJob(fixture.server)
      const body = { reaction: 'mail', eventType: 'email-verified' } as const
      return { by: await newOperator(fixture), sent: { body } }
    },
    repeated: 'done',
    problems: {},
  },
  dropJob: {
    happy: async (fixture) => ({
      by: await newOperator(fixture),
      sent: { body: { ...job(await addParkedJob(fixture.server)), reason } },
    }),
    repeated: 'not-found',
    problems: {
      'not-found': async (fixture) => ({ by: await newOperator(fixture), sent: { body: { ...job(), reason } } }),
      'not-now': { coveredBy: 'domain/src/notifications/jobs/jobs.test.ts' },
      'password-required': { coveredBy: 'domain/src/notifications/jobs/jobs.test.ts' },
    },
  },
  listAnnouncements: {
    happy: async (fixture) => {
      const by = await newOperator(fixture, 'support')
      unwrap(await by.makeAnnouncement({ body: { ...announcement, uuid: randomUUID() } }))
      return { by }
    },
    answers: { announcements: [{ ...announcement, operatorName: 'Callum Nguyen' }] },
    repeated: 'done',
    problems: {},
  },
  makeAnnouncement: {
    happy: async (fixture) => ({
      by: await newOperator(fixture, 'support'),
      sent: { body: { ...announcement, uuid: randomUUID() } },
    }),
    repeated: 'done',
    problems: { 'password-required': { coveredBy: 'domain/src/moderation/announcements/announce.test.ts' } },
  },
} satisfies Partial<CallTable>
