import { addOperator, operatorApi } from '../support/operators.ts'
import { unwrap } from '../support/unwrap.ts'
import type { CallFixture } from './call-fixture.ts'
import type { CallTable } from './call-spec.ts'

const newVetter = async ({ server }: CallFixture) =>
  operatorApi(server, (await addOperator(server, { role: 'vetter' })).email)
const rules = { changes: ['rates' as const], newProfiles: null }
/** A change of the rules as they are. */
const change = async (fixture: CallFixture) => {
  const by = await newVetter(fixture)
  const { changedAt } = unwrap(await by.readVettingRules())
  return { by, sent: { body: { rules, reason: 'Fewer clicks', seenAt: changedAt } } }
}

export const vettingRulesCalls = {
  readVettingRules: {
    happy: async (fixture) => ({ by: await newVetter(fixture) }),
    answers: { mode: 'auto' },
    repeated: 'same',
    problems: {},
  },
  tryVettingRules: {
    happy: async (fixture) => ({ by: await newVetter(fixture), sent: { body: { rules } } }),
    answers: { byRule: { newProfiles: { taken: 0, otherwise: 0 } } },
    repeated: 'same',
    problems: {},
  },
  changeVettingRules: {
    happy: change,
    answers: { rules, changedAt: /Z$/ },
    repeated: 'changed-meanwhile',
    problems: {
      'changed-meanwhile': async (fixture) => {
        const { by, sent } = await change(fixture)
        unwrap(await by.changeVettingRules(sent))
        return { by, sent }
      },
    },
  },
} satisfies Partial<CallTable>
