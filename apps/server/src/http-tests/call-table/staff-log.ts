import { addOperator, operatorApi } from '../support/operators.ts'
import type { CallFixture } from './call-fixture.ts'
import type { CallTable } from './call-spec.ts'

const newSuperadmin = async ({ server }: CallFixture) =>
  operatorApi(server, (await addOperator(server, { role: 'superadmin' })).email)

export const staffLogCalls = {
  searchLog: {
    happy: async (fixture) => ({
      by: await newSuperadmin(fixture),
      sent: { query: { owner: 'operators', text: 'signed in', from: '2020-01-01T00:00:00.000Z' } },
    }),
    answers: { entries: [{ action: 'operator-signed-in' }] },
    repeated: 'same',
    problems: {},
  },
  exportLog: {
    happy: async (fixture) => ({ by: await newSuperadmin(fixture), sent: { body: { owner: 'operators', text: '' } } }),
    answers: { isComplete: true },
    repeated: 'done',
    problems: {},
  },
} satisfies Partial<CallTable>
