import { describe, expect, it } from 'vitest'
import {
  fakeAuditLog,
  fakeClock,
  fakeIds,
  fakeUnitOfWork,
  fakeVettingDecisions,
  fakeVettingRules,
  TEST_NOW,
  VETTER,
} from '../../../testing/index.ts'
import { type ApprovalFacts, type ApprovalRules, DEFAULT_APPROVAL_RULES } from '../../profiles/index.ts'
import { addDays } from '../../shared/index.ts'
import { mayOperate, OPERATOR_ROLES } from '../operators/operator-rights.ts'
import type { VettingDecision } from './vetting-decision.ts'
import { changeVettingRules, readVettingRules, tryVettingRules, VETTING_TRIAL_DAYS } from './vetting-rules.ts'

const rules: ApprovalRules = { changes: ['rates'], newProfiles: ['cv'] }

const setUp = () => {
  const stores = { audit: fakeAuditLog(), vettingRules: fakeVettingRules() }
  const vettingDecisions = fakeVettingDecisions()
  const clock = fakeClock(TEST_NOW)
  const deps = {
    ...stores,
    clock,
    ids: fakeIds(),
    unitOfWork: fakeUnitOfWork(stores),
    vettingDecisions,
    vettingMode: 'manual' as const,
  }
  let made = 0
  return {
    audit: stores.audit,
    clock,
    read: (actor = VETTER) => readVettingRules(deps)({ actor }),
    attempt: (tried: ApprovalRules, actor = VETTER) => tryVettingRules(deps)({ actor, rules: tried }),
    change: (changed: ApprovalRules, seenAt: Date | null, reason = ' Fewer clicks ', actor = VETTER) =>
      changeVettingRules(deps)({ actor, rules: changed, reason, seenAt }),
    decided: async (facts: Partial<ApprovalFacts>, decision: VettingDecision, at = TEST_NOW) => {
      made += 1
      await vettingDecisions.add({
        uuid: `decision ${made}`,
        contractorUuid: 'somebody',
        operatorUuid: VETTER.operatorUuid,
        decision,
        facts: { kind: 'change', changed: [], isComplete: true, extras: [], ...facts },
        at,
        held: null,
        undoneAt: null,
      })
    },
  }
}

describe('the rules for what is approved without a vetter', () => {
  // MOD-12, MOD-87
  it.each(OPERATOR_ROLES)('are read, tried and changed by those with the right: %s', async (role) => {
    const { attempt, change, read } = setUp()
    const actor = { ...VETTER, role }
    const outcome = mayOperate(role, 'manage-vetting-rules') ? { ok: true } : { ok: false, problem: 'forbidden' }
    expect(await read(actor)).toMatchObject(outcome)
    expect(await attempt(rules, actor)).toMatchObject(outcome)
    expect(await change(rules, null, 'Fewer clicks', actor)).toMatchObject(outcome)
  })

  // MOD-38, MOD-87
  it('are changed with a reason, as they were seen, and the log has before and after', async () => {
    const { audit, change, clock, read } = setUp()
    const shipped = { rules: DEFAULT_APPROVAL_RULES, changedAt: null, mode: 'manual' }
    expect(await read()).toMatchObject({ value: { ...shipped, approved: { changes: 0, newProfiles: 0 } } })
    expect(await change(rules, null, ' ')).toMatchObject({ problem: 'invalid' })
    expect(await change({ ...rules, changes: ['rates', 'rates'] }, null)).toEqual({
      ok: true,
      value: { rules, changedAt: TEST_NOW },
    })
    clock.advance(1)
    expect(await change(DEFAULT_APPROVAL_RULES, null)).toMatchObject({ problem: 'changed-meanwhile' })
    expect(await read()).toMatchObject({ value: { rules, changedAt: TEST_NOW } })
    expect(await change(DEFAULT_APPROVAL_RULES, TEST_NOW)).toMatchObject({ ok: true })
    expect(audit.entries()).toMatchObject([
      {
        action: 'vetting-rules-changed',
        actorUuid: VETTER.operatorUuid,
        details: {
          reason: 'Fewer clicks',
          changesBefore: DEFAULT_APPROVAL_RULES.changes,
          changes: ['rates'],
          newProfilesBefore: null,
          newProfiles: ['cv'],
        },
      },
      { details: { newProfilesBefore: ['cv'], newProfiles: null } },
    ])
  })

  // MOD-89
  it('are tried on the decisions of the last 30 days', async () => {
    const { attempt, decided } = setUp()
    await decided({ changed: ['rates'] }, 'approved')
    await decided({ changed: ['rates'] }, 'approved', addDays(TEST_NOW, -VETTING_TRIAL_DAYS))
    await decided({ changed: ['rates'] }, 'rejected', addDays(TEST_NOW, -VETTING_TRIAL_DAYS - 1))
    await decided({ changed: ['rates'] }, 'changes_requested')
    await decided({ changed: ['title'] }, 'approved')
    await decided({ kind: 'new', extras: ['cv'] }, 'rejected')
    await decided({ kind: 'again', changed: ['rates'] }, 'approved')
    expect(await attempt(rules)).toEqual({
      ok: true,
      value: {
        decisions: 6,
        byRule: { changes: { taken: 3, otherwise: 1 }, newProfiles: { taken: 1, otherwise: 1 } },
      },
    })
    const nothing = { taken: 0, otherwise: 0 }
    expect(await attempt({ changes: [], newProfiles: null })).toMatchObject({
      value: { decisions: 6, byRule: { changes: nothing, newProfiles: nothing } },
    })
  })
})
