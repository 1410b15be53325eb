import { addOperator, operatorApi } from '../support/operators.ts'
import type { CallFixture } from './call-fixture.ts'
import type { CallTable } from './call-spec.ts'

const newBilling = async ({ server }: CallFixture) =>
  operatorApi(server, (await addOperator(server, { role: 'billing' })).email)

export const staffNumberCalls = {
  readNumbers: {
    happy: async (fixture) => ({ by: await newBilling(fixture), sent: { query: { weeks: 12 } } }),
    answers: { weeks: Array.from({ length: 12 }, (_, at) => ({ isInProgress: at === 11 })) },
    repeated: 'same',
    problems: {},
  },
  exportNumbers: {
    happy: async (fixture) => ({ by: await newBilling(fixture), sent: { body: { weeks: 52 } } }),
    answers: {},
    repeated: 'done',
    problems: {},
  },
} satisfies Partial<CallTable>
