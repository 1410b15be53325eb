import { completeContractor } from '../support/complete-profiles.ts'
import { addOperator, operatorApi } from '../support/operators.ts'
import { unwrap } from '../support/unwrap.ts'
import type { CallFixture } from './call-fixture.ts'
import type { CallTable } from './call-spec.ts'

const newVetter = async ({ server }: CallFixture) =>
  operatorApi(server, (await addOperator(server, { role: 'vetter', name: 'Ines Carvalho' })).email)
/** A contractor whose changes nobody has looked at, for as long as anybody. */
const newWaiting = async ({ newUuid, server }: CallFixture) => {
  const { uuid } = await completeContractor(server, { email: `${newUuid()}@example.com` })
  await server
    .knex('contractor_profiles')
    .where({ uuid })
    .update({ updatedAt: new Date('2020-01-01T00:00:00.000Z') })
  return { params: { id: uuid } }
}
const held = async (fixture: CallFixture) => {
  const waiting = await newWaiting(fixture)
  const by = await newVetter(fixture)
  unwrap(await by.claimVetting(waiting))
  const { changedAt } = unwrap(await by.readVetting(waiting))
  return { by, waiting, changedAt }
}
const decisionAt = (seenAt: string) => ({
  body: { decision: 'rejected' as const, reasons: ['not-genuine'], message: 'No.', seenAt },
})
const anyMoment = decisionAt('2026-03-01T16:20:00.000Z')

export const vettingCalls = {
  listVetting: {
    happy: async (fixture) => {
      await newWaiting(fixture)
      return { by: await newVetter(fixture) }
    },
    answers: {
      entries: [{ kind: 'new', changed: null, claim: null, waitingSince: '2020-01-01T00:00:00.000Z' }],
      oldestSince: '2020-01-01T00:00:00.000Z',
      decidedToday: 0,
    },
    repeated: 'same',
    problems: {},
  },
  readVetting: {
    happy: async (fixture) => ({ by: await newVetter(fixture), sent: await newWaiting(fixture) }),
    answers: { vettingStatus: 'approved', approved: null, claim: null, proposed: { cvUrl: null } },
    repeated: 'same',
    problems: {
      'not-found': async (fixture) => ({
        by: await newVetter(fixture),
        sent: { params: { id: fixture.newUuid() } },
      }),
    },
  },
  claimVetting: {
    happy: async (fixture) => ({ by: await newVetter(fixture), sent: await newWaiting(fixture) }),
    answers: { until: /Z$/ },
    repeated: 'done',
    problems: {
      'not-found': async (fixture) => ({
        by: await newVetter(fixture),
        sent: { params: { id: fixture.newUuid() } },
      }),
      claimed: async (fixture) => ({ by: await newVetter(fixture), sent: (await held(fixture)).waiting }),
    },
  },
  releaseVetting: {
    happy: async (fixture) => {
      const { by, waiting } = await held(fixture)
      return { by, sent: waiting }
    },
    repeated: 'done',
    problems: {
      'not-found': async (fixture) => ({
        by: await newVetter(fixture),
        sent: { params: { id: fixture.newUuid() } },
      }),
    },
  },
  decideVetting: {
    happy: async (fixture) => {
      const { by, changedAt, waiting } = await held(fixture)
      return { by, sent: { ...waiting, ...decisionAt(changedAt) } }
    },
    answers: { uuid: /^[0-9a-f-]{36}$/, undoUntil: /Z$/ },
    repeated: 'not-found',
    problems: {
      'not-found': async (fixture) => ({
        by: await newVetter(fixture),
        sent: { params: { id: fixture.newUuid() }, ...anyMoment },
      }),
      'not-claimed': async (fixture) => ({
        by: await newVetter(fixture),
        sent: { ...(await newWaiting(fixture)), ...anyMoment },
      }),
      'changed-meanwhile': async (fixture) => {
        const { by, waiting } = await held(fixture)
        return { by, sent: { ...waiting, ...anyMoment } }
      },
    },
  },
  approveProfiles: {
    happy: async (fixture) => {
      const { id } = (await newWaiting(fixture)).params
      const seenAt = '2020-01-01T00:00:00.000Z'
      return { by: await newVetter(fixture), sent: { body: { profiles: [{ contractorUuid: id, seenAt }] } } }
    },
    answers: { results: [{ problem: null, heldBy: null, decision: { undoUntil: /Z$/ } }] },
    repeated: 'done',
    problems: {},
  },
  undoDecisions: {
    happy: async (fixture) => {
      const { by, changedAt, waiting } = await held(fixture)
      const { uuid } = unwrap(await by.decideVetting({ ...waiting, ...decisionAt(changedAt) }))
      return { by, sent: { body: { decisions: [uuid] } } }
    },
    answers: { results: [{ problem: null }] },
    repeated: 'same',
    problems: {},
  },
} satisfies Partial<CallTable>
