import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type { ApprovalFacts, Operator, VettingDecisions, VettingRecord } from '../../src/index.ts'
import { hiringFixture, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { anOperator } from '../builders/operators.ts'
import { aProfile, TEST_NOW } from '../builders/people.ts'

/** The decisions about profiles, in which the accounts of the fixture and this operator exist. */
export interface VettingDecisionsUnderTest {
  readonly vettingDecisions: VettingDecisions
  close(): Promise<void>
}

const ada = anOperator({ role: 'vetter' })
const facts: ApprovalFacts = { kind: 'new', changed: [], isComplete: true, extras: ['mobile', 'cv'] }
const { status, updatedAt, vettingMessage, vettingReasons, vettingStatus } = aProfile()
const before = { status, updatedAt, vettingMessage, vettingReasons, vettingStatus }
const uuidOf = (number: number): string => `01900000-0000-7000-8000-00000000070${number}`
const record = (number: number, changes: Partial<VettingRecord> = {}): VettingRecord => ({
  uuid: uuidOf(number),
  contractorUuid: thandi.uuid,
  operatorUuid: ada.uuid,
  decision: 'approved',
  facts,
  at: addMinutes(TEST_NOW, number),
  held: { before, after: { ...before, updatedAt: TEST_NOW }, approvedBefore: null },
  undoneAt: null,
  ...changes,
})

/** Contract of every log of decisions about profiles. Rules: MOD-84, MOD-86, MOD-89. */
export function vettingDecisionsContract(
  name: string,
  create: (world: HiringFixture, operator: Operator) => Promise<VettingDecisionsUnderTest>,
): void {
  describe(`${name} as the decisions about profiles`, () => {
    let store: VettingDecisionsUnderTest
    let decisions: VettingDecisions
    beforeEach(async () => {
      store = await create(hiringFixture, ada)
      decisions = store.vettingDecisions
    })
    afterEach(() => store.close())

    // MOD-84
    it('holds a decision with all that it has changed, until it is settled', async () => {
      const approvedBefore = { profile: aProfile({ resubmittedAt: [TEST_NOW] }), at: TEST_NOW }
      const first = record(1, { held: { before, after: before, approvedBefore } })
      await decisions.add(first)
      await decisions.add(record(2))
      expect(await decisions.find(first.uuid)).toEqual(first)
      expect(await decisions.findForUpdate(first.uuid)).toEqual(first)
      expect(await decisions.find(uuidOf(9))).toBeNull()
      expect(await decisions.listHeld(addMinutes(TEST_NOW, 1), 10)).toEqual([uuidOf(1)])
      expect(await decisions.listHeld(addMinutes(TEST_NOW, 2), 1)).toEqual([uuidOf(1)])
      expect(await decisions.listHeld(addMinutes(TEST_NOW, 2), 10)).toEqual([uuidOf(1), uuidOf(2)])
      await decisions.settle(uuidOf(1), null)
      await decisions.settle(uuidOf(2), TEST_NOW)
      expect(await decisions.find(uuidOf(1))).toEqual({ ...first, held: null })
      expect(await decisions.find(uuidOf(2))).toMatchObject({ held: null, undoneAt: TEST_NOW })
      expect(await decisions.listHeld(addMinutes(TEST_NOW, 9), 10)).toEqual([])
    })

    // MOD-86, MOD-89
    it('counts decisions of an operator, and those with the same facts, without those that were taken back', async () => {
      const change: ApprovalFacts = { kind: 'change', changed: ['rates'], isComplete: true, extras: [] }
      await decisions.add(record(1))
      await decisions.add(record(2, { contractorUuid: sipho.uuid }))
      await decisions.add(record(3, { decision: 'rejected' }))
      await decisions.add(record(4, { facts: change, operatorUuid: null }))
      await decisions.add(record(5))
      await decisions.settle(uuidOf(5), TEST_NOW)
      expect(await decisions.countOf(ada.uuid, TEST_NOW)).toBe(3)
      expect(await decisions.countOf(ada.uuid, addMinutes(TEST_NOW, 2))).toBe(2)
      expect(await decisions.countOf(uuidOf(9), TEST_NOW)).toBe(0)
      const tallies = await decisions.tally(TEST_NOW)
      expect(tallies).toHaveLength(3)
      expect(tallies).toEqual(
        expect.arrayContaining([
          { facts, decision: 'approved', count: 2 },
          { facts, decision: 'rejected', count: 1 },
          { facts: change, decision: 'approved', count: 1 },
        ]),
      )
      expect(await decisions.tally(addMinutes(TEST_NOW, 4))).toEqual([
        { facts: change, decision: 'approved', count: 1 },
      ])
    })

    // MOD-87
    it('counts approvals by rules apart', async () => {
      const approval = { contractorUuid: thandi.uuid, facts, at: TEST_NOW }
      await decisions.addApproval({ ...approval, uuid: uuidOf(1), rule: 'changes' })
      await decisions.addApproval({ ...approval, uuid: uuidOf(2), rule: 'changes' })
      expect(await decisions.countByRule(TEST_NOW)).toEqual({ changes: 2, newProfiles: 0 })
      await decisions.addApproval({ ...approval, uuid: uuidOf(3), rule: 'newProfiles', at: addMinutes(TEST_NOW, 1) })
      expect(await decisions.countByRule(addMinutes(TEST_NOW, 1))).toEqual({ changes: 0, newProfiles: 1 })
      expect(await decisions.tally(TEST_NOW)).toEqual([])
      expect(await decisions.find(uuidOf(1))).toBeNull()
    })
  })
}
