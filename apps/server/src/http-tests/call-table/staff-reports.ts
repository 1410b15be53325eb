import { addOperator, operatorApi } from '../support/operators.ts'
import { unwrap } from '../support/unwrap.ts'
import type { CallFixture } from './call-fixture.ts'
import type { CallTable } from './call-spec.ts'

const newSupport = async ({ server }: CallFixture) =>
  operatorApi(server, (await addOperator(server, { role: 'support' })).email)
/** A new employer's report of a new contractor. */
const newReport = async ({ newContractor, newEmployer, server }: CallFixture) => {
  const [reporter, accused] = [await newEmployer(), await newContractor()]
  await server.settle()
  const about = { subject_type: 'candidate', subject_uuid: accused.uuid } as const
  unwrap(await reporter.api.sendReport({ body: { ...about, reason: 'spam', note: 'The same text to everybody' } }))
  const [row] = await server.knex('reports').where({ subjectUuid: accused.uuid }).select('uuid')
  const { uuid }: { readonly uuid: string } = row
  return { params: { id: uuid } }
}
const nobody = ({ newUuid }: CallFixture) => ({ params: { id: newUuid() } })
/** A new report that a new operator holds. */
const held = async (fixture: CallFixture) => {
  const [by, report] = [await newSupport(fixture), await newReport(fixture)]
  unwrap(await by.claimReport(report))
  return { by, report }
}
const decision = {
  body: { outcome: 'warned', reason: 'First time', warning: 'Please stop.', answer: 'Thank you.' },
} as const

export const staffReportCalls = {
  listReports: {
    happy: async (fixture) => {
      await newReport(fixture)
      return { by: await newSupport(fixture) }
    },
    answers: { reports: [{ decision: null }] },
    repeated: 'same',
    problems: {},
  },
  readReport: {
    happy: async (fixture) => ({ by: await newSupport(fixture), sent: await newReport(fixture) }),
    answers: {
      subjectType: 'candidate',
      reason: 'spam',
      conversation: null,
      decision: null,
      claim: null,
      pair: { conversations: [], reports: [] },
    },
    repeated: 'same',
    problems: { 'not-found': async (fixture) => ({ by: await newSupport(fixture), sent: nobody(fixture) }) },
  },
  claimReport: {
    happy: async (fixture) => ({ by: await newSupport(fixture), sent: await newReport(fixture) }),
    answers: { until: /Z$/ },
    repeated: 'done',
    problems: {
      'not-found': async (fixture) => ({ by: await newSupport(fixture), sent: nobody(fixture) }),
      claimed: async (fixture) => ({ by: await newSupport(fixture), sent: (await held(fixture)).report }),
      'not-now': async (fixture) => {
        const { by, report } = await held(fixture)
        unwrap(await by.decideReport({ ...report, ...decision }))
        return { by, sent: report }
      },
    },
  },
  releaseReport: {
    happy: async (fixture) => {
      const { by, report } = await held(fixture)
      return { by, sent: report }
    },
    repeated: 'done',
    problems: { 'not-found': async (fixture) => ({ by: await newSupport(fixture), sent: nobody(fixture) }) },
  },
  decideReport: {
    happy: async (fixture) => {
      const { by, report } = await held(fixture)
      return { by, sent: { ...report, ...decision } }
    },
    repeated: 'not-now',
    problems: {
      'not-found': async (fixture) => ({ by: await newSupport(fixture), sent: { ...nobody(fixture), ...decision } }),
      'not-claimed': async (fixture) => ({
        by: await newSupport(fixture),
        sent: { ...(await newReport(fixture)), ...decision },
      }),
      'not-now': async (fixture) => {
        const { by, report } = await held(fixture)
        unwrap(await by.decideReport({ ...report, ...decision }))
        return { by, sent: { ...report, ...decision } }
      },
    },
  },
} satisfies Partial<CallTable>
