import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeAuditLog, fakeClock, fakeIds, fakeUnitOfWork } from '../../../testing/index.ts'
import { addDays, invalid } from '../../shared/index.ts'
import { mayOperate, OPERATOR_ROLES } from '../operators/operator-rights.ts'
import type { OperatorActor } from '../operators/operator.ts'
import { findHeadline } from './headline.ts'
import { exportNumbers, readNumbers } from './read-numbers.ts'
import { ANSWER_DAYS, CONVERSION_DAYS, NUMBERS_RANGES, toWeekNumbers } from './week-numbers.ts'
import type { CountedPeriod, WeekCounts } from './weekly-counts.port.ts'

const actor: OperatorActor = {
  operatorUuid: '01900000-0000-7000-8000-0000000000d1',
  role: 'billing',
  sessionUuid: '01900000-0000-7000-8000-00000000dd01',
  mustSetUpTwoFactor: false,
}
/** A Monday, and the Thursday of the week after the next. */
const START = new Date('2026-03-02T00:00:00.000Z')
const NOW = new Date('2026-03-19T12:00:00.000Z')
const usd = (minor: number) => ({ minor, currency: 'USD' })

const counts: WeekCounts = {
  start: START,
  contractors: 41,
  employers: 6,
  approvals: 33,
  decisions: 35,
  medianWait: 27_000,
  ninetiethWait: 112_300,
  requests: 210,
  countable: 208,
  answered: 156,
  trials: 4,
  converted: 1,
  convertibleUntil: addDays(START, 14 + CONVERSION_DAYS),
  revenue: [usd(1_224_000), { minor: 5, currency: 'AUD' }],
  payingAtStart: 40,
  stopped: 1,
  payingAtEnd: 42,
}

const setUp = (weeks: readonly WeekCounts[] = [counts]) => {
  const audit = fakeAuditLog()
  const periods: CountedPeriod[] = []
  const deps = {
    clock: fakeClock(NOW),
    ids: fakeIds(),
    unitOfWork: fakeUnitOfWork({ audit }),
    weeklyCounts: {
      read: async (period: CountedPeriod) => {
        periods.push(period)
        return weeks
      },
    },
  }
  return { audit, periods, read: readNumbers(deps), export: exportNumbers(deps) }
}

describe('the numbers of weeks', () => {
  // MOD-12, MOD-70
  it.each(OPERATOR_ROLES)('are for those who may see them: %s', async (role) => {
    const world = setUp()
    const outcome = mayOperate(role, 'see-numbers') ? { ok: true } : { ok: false, problem: 'forbidden' }
    const by = { ...actor, role }
    expect(await world.read({ actor: by, weeks: 12 })).toMatchObject(outcome)
    expect(await world.export({ actor: by, weeks: 12 })).toMatchObject(outcome)
  })

  // MOD-70
  it.each([
    [12, '2025-12-29'],
    [26, '2025-09-22'],
    [52, '2025-03-24'],
  ])('are of %i weeks, this one included', async (weeks, monday) => {
    const { periods, read } = setUp()
    await read({ actor, weeks })
    expect(periods).toEqual([{ from: new Date(`${monday}T00:00:00.000Z`), now: NOW }])
  })

  // MOD-70
  it.each([null, 0, 13, 520])('are not of %s weeks', async (weeks) => {
    const { audit, periods, read, export: save } = setUp()
    const refused = invalid({ weeks: ['Value must be one of 12, 26, 52'] })
    expect(await read({ actor, weeks })).toEqual(refused)
    expect(await save({ actor, weeks })).toEqual(refused)
    expect([periods, audit.entries()]).toEqual([[], []])
  })

  // MOD-70, MOD-71, MOD-72, MOD-73, MOD-74
  it('have rates, hours, and currencies in their order', () => {
    expect(toWeekNumbers(counts, NOW)).toEqual({
      week: '2026-W10',
      start: START,
      isInProgress: false,
      signUps: { contractors: 41, employers: 6 },
      vetting: { approvals: 33, decisions: 35, medianHours: 7.5, ninetiethHours: 31.2 },
      requests: { sent: 210, countable: 208, answered: 156, answerRate: 0.75, isFinal: false },
      trials: { started: 4, paid: 1, conversion: 0.25, isFinal: false },
      revenue: [{ minor: 5, currency: 'AUD' }, usd(1_224_000)],
      companies: { payingAtStart: 40, stopped: 1, churn: 0.025, payingAtEnd: 42 },
    })
  })

  // MOD-71, MOD-72, MOD-73, MOD-74
  it('have no rate where there is nothing to divide by', () => {
    const none = { countable: 0, answered: 0, trials: 0, converted: 0, payingAtStart: 0, stopped: 0 }
    const nothing = { ...counts, ...none, medianWait: null, ninetiethWait: null, convertibleUntil: null }
    expect(toWeekNumbers(nothing, NOW)).toMatchObject({
      vetting: { medianHours: null, ninetiethHours: null },
      requests: { answerRate: null },
      trials: { conversion: null, isFinal: true },
      companies: { churn: null },
    })
  })

  // MOD-70, MOD-72, MOD-73
  it('say until when they can change', () => {
    const at = (now: Date) => {
      const { isInProgress, requests, trials } = toWeekNumbers(counts, now)
      return [isInProgress, requests.isFinal, trials.isFinal]
    }
    const end = addDays(START, 7)
    const before = (instant: Date) => new Date(instant.getTime() - 1)
    expect(at(before(end))).toEqual([true, false, false])
    expect(at(end)).toEqual([false, false, false])
    expect(at(before(addDays(end, ANSWER_DAYS)))).toEqual([false, false, false])
    expect(at(addDays(end, ANSWER_DAYS))).toEqual([false, true, false])
    expect(at(before(addDays(START, 14 + CONVERSION_DAYS)))).toEqual([false, true, false])
    expect(at(addDays(START, 14 + CONVERSION_DAYS))).toEqual([false, true, true])
  })

  it('have no final rate in a week that is not over, and no share above one', () => {
    const part = fc.tuple(fc.nat(9_999), fc.nat(9_999)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
    fc.assert(
      fc.property(part, part, part, fc.integer({ min: 0, max: 100 }), (answers, trials, companies, days) => {
        const numbers = toWeekNumbers(
          {
            ...counts,
            answered: answers[0],
            countable: answers[1],
            converted: trials[0],
            trials: trials[1],
            stopped: companies[0],
            payingAtStart: companies[1],
          },
          addDays(START, days),
        )
        const { companies: paying, isInProgress, requests, trials: begun } = numbers
        expect(isInProgress && (requests.isFinal || begun.isFinal)).toBe(false)
        const rates = [requests.answerRate, begun.conversion, paying.churn]
        expect(rates.filter((rate) => rate !== null && (rate < 0 || rate > 1))).toEqual([])
      }),
    )
  })
})

describe('the numbers as a file', () => {
  // MOD-70
  it('have a row for each week and a column for each currency, and the log says that they were saved', async () => {
    const next = { ...counts, start: addDays(START, 14), revenue: [], medianWait: null }
    const { audit, export: save } = setUp([counts, next])
    const made = await save({ actor, weeks: NUMBERS_RANGES[0] })
    const [head, first, second, end] = made.ok ? made.value.csv.split('\r\n') : []
    expect(head?.split(',').slice(0, 5).join()).toBe(
      'Week,Monday (UTC),Over,Sign-ups of contractors,Sign-ups of employers',
    )
    expect(head).toContain('Paying at the end,Revenue (AUD),Revenue (USD)')
    expect(first).toBe(
      '2026-W10,2026-03-02,yes,41,6,33,35,7.5,31.2,210,208,156,0.75,no,4,1,0.25,no,40,1,0.025,42,0.05,12240',
    )
    expect(second).toBe('2026-W12,2026-03-16,no,41,6,33,35,,31.2,210,208,156,0.75,no,4,1,0.25,no,40,1,0.025,42,0,0')
    expect(end).toBe('')
    expect(audit.entries()).toMatchObject([
      { action: 'numbers-exported', actorUuid: actor.operatorUuid, details: { weeks: 12 } },
    ])
  })
})

// MOD-70
describe('a headline', () => {
  const of = (...values: readonly (number | null)[]) => {
    const found = findHeadline(values, (value) => value)
    return found === null ? null : [found.value, found.average]
  }

  it('is the newest value, beside the average of the four weeks before', () => {
    expect(of(100, 4, 8, 6, 2, 9, null, null)).toEqual([9, 5])
  })

  it('has no average where one of the four is missing', () => {
    expect(of(4, 8, 6, 9)).toEqual([9, null])
    expect(of(4, 8, null, 2, 9)).toEqual([9, null])
  })

  it('is missing where there is no value', () => {
    expect(of()).toBeNull()
    expect(of(null, null)).toBeNull()
  })
})
