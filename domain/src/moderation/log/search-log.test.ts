import { describe, expect, it } from 'vitest'
import {
  erik,
  fakeAuditLog,
  fakeClock,
  fakeIds,
  fakeUnitOfWork,
  harbourWorks,
  rita,
  TEST_NOW,
} from '../../../testing/index.ts'
import { createAuditEntry } from '../../shared/index.ts'
import { mayOperate, OPERATOR_ROLES } from '../operators/operator-rights.ts'
import type { OperatorActor } from '../operators/operator.ts'
import { exportLog, LOG_EXPORT_MAX, searchLog } from './search-log.ts'

const actor: OperatorActor = {
  operatorUuid: '01900000-0000-7000-8000-0000000000d1',
  role: 'superadmin',
  sessionUuid: '01900000-0000-7000-8000-00000000dd01',
  mustSetUpTwoFactor: false,
}
const page = { cursor: null, limit: 10 }
const all = { owner: 'all', text: '', from: null, before: null } as const

const setUp = async (entries = 1) => {
  const audit = fakeAuditLog()
  const deps = { audit, clock: fakeClock(TEST_NOW), ids: fakeIds(), unitOfWork: fakeUnitOfWork({ audit }) }
  for (let at = 0; at < entries; at += 1)
    await audit.add(
      createAuditEntry(deps, {
        actorUuid: erik.uuid,
        companyUuid: harbourWorks.uuid,
        action: 'role-changed',
        subjectUuid: rita.uuid,
        details: { from: 'viewer', to: 'admin', reason: '=HYPERLINK("https://bad.example")' },
      }),
    )
  return { ...deps, search: searchLog(deps), export: exportLog(deps) }
}

describe('the log of operators and companies', () => {
  // MOD-12, MOD-50
  it.each(OPERATOR_ROLES)('is for those who may see it: %s', async (role) => {
    const world = await setUp()
    const outcome = mayOperate(role, 'see-audit-log') ? { ok: true } : { ok: false, problem: 'forbidden' }
    const by = { ...actor, role }
    expect(await world.search({ ...all, actor: by, page })).toMatchObject(outcome)
    expect(await world.export({ ...all, actor: by })).toMatchObject(outcome)
  })

  // MOD-50
  it('is a file whose cells run nothing, and the log says that it was made', async () => {
    const world = await setUp()
    expect(await world.export({ ...all, actor })).toMatchObject({ value: { entries: 1, isComplete: true } })
    const made = await world.export({ ...all, actor, owner: 'companies', text: ' Erik ', from: TEST_NOW })
    const [head, row] = made.ok ? made.value.csv.split('\r\n') : []
    expect(head).toBe('Time (UTC),Who,Action,About,Company,Reason,Details,Id')
    expect(row).toContain(`${TEST_NOW.toISOString()},Erik Larsen,role-changed,Rita Moreno,Harbour Works,"'=HYPERLINK(`)
    expect(world.audit.entries().filter(({ action }) => action === 'log-exported')).toMatchObject([
      { actorUuid: actor.operatorUuid, details: { entries: 1 } },
      { details: { entries: 1 } },
    ])
  })

  // MOD-50
  it('says if a file has not all of it', async () => {
    const world = await setUp(LOG_EXPORT_MAX + 1)
    expect(await world.export({ ...all, actor })).toMatchObject({
      value: { entries: LOG_EXPORT_MAX, isComplete: false },
    })
  })
})
