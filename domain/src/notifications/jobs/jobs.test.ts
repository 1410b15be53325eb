import { describe, expect, it } from 'vitest'
import {
  aMailNote,
  fakeAuditLog,
  fakeClock,
  fakeFailingJobs,
  fakeIds,
  fakeMailLedger,
  fakeOperatorSessions,
  fakeUnitOfWork,
  TEST_NOW,
} from '../../../testing/index.ts'
import { mayOperate, OPERATOR_ROLES, type OperatorActor } from '../../moderation/index.ts'
import { addDays, addMinutes } from '../../shared/index.ts'
import { dropJob, retryJob, retryJobs } from './change-jobs.ts'
import type { FailingJob } from './jobs.port.ts'
import { listJobs } from './list-jobs.ts'
import { ATTEMPTS_BEFORE_ERROR, ATTEMPTS_BEFORE_PARKING, isParkingDue, UNAVAILABLE_BEFORE_PARKING } from './parking.ts'

const actor: OperatorActor = {
  operatorUuid: '01900000-0000-7000-8000-0000000000d1',
  role: 'superadmin',
  sessionUuid: '01900000-0000-7000-8000-00000000dd01',
  mustSetUpTwoFactor: false,
}
const refused = (problem: string) => ({ ok: false, problem })
const { jobUuid } = aMailNote()
const parked: FailingJob = {
  reaction: 'mail',
  uuid: jobUuid,
  eventType: 'email-verified',
  state: 'parked',
  since: TEST_NOW,
  attempts: ATTEMPTS_BEFORE_PARKING,
  error: 'Error: away',
  nextAttemptAt: null,
  parkedAt: TEST_NOW,
}

const setUp = async ({ provedAt = TEST_NOW, isRunning = false } = {}) => {
  const audit = fakeAuditLog()
  const jobs = fakeFailingJobs({ ...parked, isRunning })
  const mailLedger = fakeMailLedger()
  await mailLedger.claim({ key: 'a', note: aMailNote() }, TEST_NOW, TEST_NOW)
  const operatorSessions = fakeOperatorSessions()
  await operatorSessions.add({
    uuid: actor.sessionUuid,
    operatorUuid: actor.operatorUuid,
    tokenHash: 'h',
    createdAt: TEST_NOW,
    expiresAt: addDays(TEST_NOW, 1),
    authenticatedAt: provedAt,
  })
  const unitOfWork = fakeUnitOfWork({ audit, jobs, mailLedger })
  const deps = { clock: fakeClock(TEST_NOW), ids: fakeIds(), jobs, operatorSessions, unitOfWork }
  const { reaction, uuid } = parked
  return {
    audit,
    list: (by = actor) => listJobs(deps)({ actor: by, page: { cursor: null, limit: 10 } }),
    retry: (by = actor, job = uuid) => retryJob(deps)({ actor: by, reaction, uuid: job }),
    retryAll: (by = actor, eventType = parked.eventType) => retryJobs(deps)({ actor: by, reaction, eventType }),
    drop: ({ by = actor, reason = ' The person is gone ' } = {}) =>
      dropJob(deps)({ actor: by, reaction, uuid, reason }),
    mail: async () =>
      (await mailLedger.list({ state: 'all', text: '', accountUuid: null }, { cursor: null, limit: 1 })).items[0],
  }
}

describe('parking', () => {
  // MOD-62
  it.each([
    [ATTEMPTS_BEFORE_PARKING - 1, false, false],
    [ATTEMPTS_BEFORE_PARKING, false, true],
    [ATTEMPTS_BEFORE_PARKING, true, false],
    [UNAVAILABLE_BEFORE_PARKING - 1, true, false],
    [UNAVAILABLE_BEFORE_PARKING, true, true],
  ])('after %i attempts, with a service away: %s, is due: %s', (attempts, isUnavailable, isDue) => {
    expect(isParkingDue({ attempts, isUnavailable, isRefused: false })).toBe(isDue)
  })

  // SRCH-87
  it('is due at once where the same would be refused again', () => {
    expect(isParkingDue({ attempts: 1, isUnavailable: false, isRefused: true })).toBe(true)
  })

  // MOD-62
  it('takes a day of attempts at most a minute apart, and five where a service is away', () => {
    expect([ATTEMPTS_BEFORE_PARKING, UNAVAILABLE_BEFORE_PARKING]).toEqual([24 * 60, 5 * 24 * 60])
    expect(ATTEMPTS_BEFORE_ERROR).toBeLessThan(ATTEMPTS_BEFORE_PARKING)
  })
})

describe('failing jobs', () => {
  // MOD-12, MOD-63
  it.each(OPERATOR_ROLES)('are for roles that run the machine: %s', async (role) => {
    const by = { ...actor, role }
    for (const attempt of ['list', 'retry', 'retryAll'] as const)
      expect(await (await setUp())[attempt](by)).toMatchObject(
        mayOperate(role, 'run-machine') ? { ok: true } : refused('forbidden'),
      )
    expect(await (await setUp()).drop({ by })).toMatchObject(
      mayOperate(role, 'run-machine') ? { ok: true } : refused('forbidden'),
    )
  })

  // MOD-63
  it('are listed with how many of each reaction wait', async () => {
    const { list } = await setUp()
    expect(await list()).toMatchObject({
      value: {
        items: [parked],
        nextCursor: null,
        counts: expect.arrayContaining([{ reaction: 'mail', waiting: 0, failing: 0, parked: 1 }]),
      },
    })
  })

  // MOD-63
  it('are retried, one or all of a kind, and the log says so', async () => {
    const one = await setUp()
    expect(await one.retry()).toEqual({ ok: true, value: null })
    expect(await one.list()).toMatchObject({ value: { items: [] } })
    expect(await one.retry()).toEqual(refused('not-found'))
    expect(one.audit.entries()).toMatchObject([
      { action: 'job-retried', actorUuid: actor.operatorUuid, details: { reaction: 'mail', event: jobUuid } },
    ])
    const all = await setUp()
    expect(await all.retryAll(actor, 'session-ended')).toEqual({ ok: true, value: 0 })
    expect(await all.retryAll()).toEqual({ ok: true, value: 1 })
    expect(all.audit.entries()).toMatchObject([
      { action: 'jobs-retried', details: { reaction: 'mail', type: 'email-verified', jobs: 1 } },
    ])
  })

  // MOD-63
  it('are dropped with a reason, and a mail that waited is refused', async () => {
    const { audit, drop, list, mail } = await setUp()
    expect(await drop()).toEqual({ ok: true, value: null })
    expect(await list()).toMatchObject({ value: { items: [] } })
    expect(await mail()).toMatchObject({ state: 'refused', error: 'An operator dropped it: The person is gone' })
    expect(audit.entries()).toMatchObject([
      {
        action: 'job-dropped',
        actorUuid: actor.operatorUuid,
        details: { reaction: 'mail', type: 'email-verified', event: jobUuid, reason: 'The person is gone' },
      },
    ])
    expect(await drop()).toEqual(refused('not-found'))
  })

  // MOD-19, MOD-38, MOD-63
  it('are not dropped without a reason, without the password, or while they run', async () => {
    for (const [outcome, world, reason] of [
      [refused('invalid'), await setUp(), ' '],
      [refused('password-required'), await setUp({ provedAt: addMinutes(TEST_NOW, -11) }), 'Gone'],
      [refused('not-now'), await setUp({ isRunning: true }), 'Gone'],
    ] as const) {
      expect(await world.drop({ reason })).toMatchObject(outcome)
      expect(world.audit.entries()).toEqual([])
      expect(await world.mail()).toMatchObject({ state: 'waiting' })
    }
  })
})
