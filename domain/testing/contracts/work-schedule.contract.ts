import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes, type ScheduledWork, type WorkSchedule } from '../../src/index.ts'
import { TEST_NOW } from '../builders/people.ts'

export interface WorkScheduleUnderTest {
  readonly workSchedule: WorkSchedule
  close(): Promise<void>
}

const never = { startedAt: null, endedAt: null, error: null }
const soon = (): Date => new Date(Date.now() + 60_000)

/** Work as workers leave it: never done, done, failed, running. Made for each test: the next run counts from now. */
const createWork = (): readonly ScheduledWork[] => [
  { name: 'a-new', cron: null, ...never, nextRunAt: null },
  {
    name: 'b-done',
    cron: '* * * * *',
    ...never,
    startedAt: TEST_NOW,
    endedAt: addMinutes(TEST_NOW, 1),
    nextRunAt: soon(),
  },
  {
    name: 'c-failed',
    cron: '* * * * *',
    startedAt: TEST_NOW,
    endedAt: addMinutes(TEST_NOW, 1),
    error: 'Error: away',
    nextRunAt: soon(),
  },
  { name: 'd-running', cron: '* * * * *', ...never, startedAt: TEST_NOW, nextRunAt: soon() },
]

/** Contract of every schedule of work. Rule: MOD-64. */
export function workScheduleContract(
  name: string,
  create: (work: readonly ScheduledWork[]) => Promise<WorkScheduleUnderTest>,
): void {
  describe(`${name} as a schedule of work`, () => {
    let store: WorkScheduleUnderTest
    let work: readonly ScheduledWork[]
    beforeEach(async () => {
      work = createWork()
      store = await create(work)
    })
    afterEach(() => store.close())

    it('lists all work with its last and its next run', async () => {
      const listed = await store.workSchedule.list()
      const withoutNext = ({ nextRunAt, ...rest }: ScheduledWork) => ({ ...rest, isDueSometime: nextRunAt !== null })
      expect(listed.map(withoutNext)).toEqual(work.map(withoutNext))
      const next = listed.flatMap(({ nextRunAt }) => nextRunAt ?? [])
      expect(next.every((at) => at.getTime() > Date.now() - 60_000 && at.getTime() <= Date.now() + 60_000)).toBe(true)
    })

    it('starts work once at a time', async () => {
      const { start } = store.workSchedule
      expect(await start('a-new')).toBe('started')
      expect(await start('a-new')).toBe('running')
      expect(await start('d-running')).toBe('running')
      expect(await start('c-failed')).toBe('started')
      expect(await start('unknown')).toBeNull()
    })
  })
}
