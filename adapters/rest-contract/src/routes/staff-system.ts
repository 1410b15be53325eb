import { NOW } from '../examples/people.ts'
import { type DeclaredProblem, route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { pageQuery } from '../wire/fields.ts'
import {
  jobDropForm,
  jobForm,
  jobKindForm,
  jobList,
  retriedJobs,
  systemOverview,
  workForm,
} from '../wire/staff-system.ts'
import { notFound, passwordRequired } from './shared-problems.ts'

const RETRIED = '01900000-0000-7000-8000-0000000000f3'
const DROPPED = '01900000-0000-7000-8000-0000000000f4'
const job = {
  uuid: RETRIED,
  reaction: 'mail' as const,
  eventType: 'conversation-started',
  state: 'parked' as const,
  since: '2026-03-01T09:00:00.000Z',
  attempts: 1_440,
  error: 'Error: no such place',
  nextAttemptAt: null,
  parkedAt: NOW,
}
const work = {
  name: 'compare-index',
  cron: '50 3 * * *',
  startedAt: '2026-03-02T03:50:00.000Z',
  endedAt: '2026-03-02T03:50:09.000Z',
  error: null,
  nextRunAt: '2026-03-03T03:50:00.000Z',
}
const index = {
  startedAt: '2026-03-02T03:50:00.000Z',
  endedAt: '2026-03-02T03:50:09.000Z',
  inDatabase: 1_204,
  inIndex: 1_203,
  missing: 2,
  surplus: 1,
  outdated: 0,
  isRepair: false,
  remaining: 3,
}
const running = {
  'not-now': { status: 409, message: 'This runs at the moment. Please try again in a while.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>
const superadmins = { access: 'operator', operatorRight: 'run-machine' } as const

/** What runs behind the product, as operators see it. Rules: MOD-62 to MOD-66. */
export const staffSystemRoutes = {
  readSystem: route({
    ...routeIndex.readSystem,
    ...superadmins,
    summary: 'Scheduled work with its last runs, and the last comparison of the index with the database',
    success: { status: 200, body: systemOverview },
    problems: {},
    examples: { reply: { work: [work], index } },
  }),
  startWork: route({
    ...routeIndex.startWork,
    ...superadmins,
    summary:
      'Do scheduled work now; `compare-index` compares the index with the database, `repair-index` indexes again what differs, `rebuild-index` builds it anew beside the old one',
    body: workForm,
    success: { status: 204 },
    problems: { ...notFound, ...running },
    examples: { body: { name: 'compare-index' } },
  }),
  listJobs: route({
    ...routeIndex.listJobs,
    ...superadmins,
    summary: 'Jobs that have failed several times or are parked, the oldest first',
    query: pageQuery,
    success: { status: 200, body: jobList },
    problems: {},
    examples: {
      reply: {
        jobs: [job],
        counts: [{ reaction: 'mail', waiting: 2, failing: 0, parked: 1 }],
        next_cursor: null,
      },
    },
  }),
  retryJob: route({
    ...routeIndex.retryJob,
    ...superadmins,
    summary: 'Run a failing or parked job now',
    body: jobForm,
    success: { status: 204 },
    problems: { ...notFound },
    examples: { body: { reaction: 'mail', uuid: RETRIED } },
  }),
  retryJobs: route({
    ...routeIndex.retryJobs,
    ...superadmins,
    summary: 'Run all failing and parked jobs of a kind now',
    body: jobKindForm,
    success: { status: 200, body: retriedJobs },
    problems: {},
    examples: { body: { reaction: 'mail', eventType: 'conversation-started' }, reply: { retried: 3 } },
  }),
  dropJob: route({
    ...routeIndex.dropJob,
    ...superadmins,
    summary: 'Remove a failing or parked job for good; a mail that waited for it is refused',
    body: jobDropForm,
    success: { status: 204 },
    problems: { ...notFound, ...running, ...passwordRequired },
    examples: { body: { reaction: 'mail', uuid: DROPPED, reason: 'The person has left' } },
  }),
}
