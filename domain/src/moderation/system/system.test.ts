import { describe, expect, it } from 'vitest'
import {
  fakeAuditLog,
  fakeClock,
  fakeIds,
  fakeIndexComparisons,
  fakeUnitOfWork,
  fakeWorkSchedule,
  TEST_NOW,
} from '../../../testing/index.ts'
import { mayOperate, OPERATOR_ROLES } from '../operators/operator-rights.ts'
import type { OperatorActor } from '../operators/operator.ts'
import { readSystem } from './read-system.ts'
import type { ScheduledWork } from './scheduled-work.port.ts'
import { startWork } from './start-work.ts'
import { COMPARE_INDEX } from './work-names.ts'

const actor: OperatorActor = {
  operatorUuid: '01900000-0000-7000-8000-0000000000d1',
  role: 'superadmin',
  sessionUuid: '01900000-0000-7000-8000-00000000dd01',
  mustSetUpTwoFactor: false,
}
const refused = (problem: string) => ({ ok: false, problem })
const work: ScheduledWork = {
  name: COMPARE_INDEX,
  cron: '50 3 * * *',
  startedAt: TEST_NOW,
  endedAt: TEST_NOW,
  error: null,
  nextRunAt: TEST_NOW,
}
const comparison = {
  startedAt: TEST_NOW,
  endedAt: TEST_NOW,
  inDatabase: 3,
  inIndex: 2,
  missing: 1,
  surplus: 0,
  outdated: 0,
  isRepair: false,
  remaining: 1,
}

const setUp = () => {
  const audit = fakeAuditLog()
  const workSchedule = fakeWorkSchedule(work, { ...work, name: 'apply-retention', endedAt: null })
  const indexComparisons = fakeIndexComparisons()
  const unitOfWork = fakeUnitOfWork({ audit, workSchedule })
  const deps = { clock: fakeClock(TEST_NOW), ids: fakeIds(), indexComparisons, unitOfWork, workSchedule }
  return {
    audit,
    indexComparisons,
    read: (by = actor) => readSystem(deps)({ actor: by }),
    start: (name: string, by = actor) => startWork(deps)({ actor: by, name }),
  }
}

describe('the system for operators', () => {
  // MOD-12, MOD-64
  it.each(OPERATOR_ROLES)('is for roles that run the machine: %s', async (role) => {
    const { read, start } = setUp()
    const outcome = mayOperate(role, 'run-machine') ? { ok: true } : refused('forbidden')
    expect(await read({ ...actor, role })).toMatchObject(outcome)
    expect(await start(COMPARE_INDEX, { ...actor, role })).toMatchObject(outcome)
  })

  // MOD-64, MOD-65
  it('has the scheduled work, and the last comparison of the index', async () => {
    const { indexComparisons, read } = setUp()
    expect(await read()).toMatchObject({ value: { work: [{ name: 'apply-retention' }, work], index: null } })
    await indexComparisons.save(comparison)
    expect(await read()).toMatchObject({ value: { index: comparison } })
  })

  // MOD-64
  it('starts work that does not run, and the log says so', async () => {
    const { audit, start } = setUp()
    expect(await start(COMPARE_INDEX)).toEqual({ ok: true, value: null })
    expect(await start(COMPARE_INDEX)).toEqual(refused('not-now'))
    expect(await start('apply-retention')).toEqual(refused('not-now'))
    expect(await start('make-coffee')).toEqual(refused('not-found'))
    expect(audit.entries()).toMatchObject([
      { action: 'work-started', actorUuid: actor.operatorUuid, details: { name: COMPARE_INDEX } },
    ])
  })
})
