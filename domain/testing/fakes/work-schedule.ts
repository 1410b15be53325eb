import type { ScheduledWork, WorkSchedule } from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Scheduled work in memory. */
export const fakeWorkSchedule = (...given: readonly ScheduledWork[]): WorkSchedule & Restorable => {
  const { rows, snapshot } = memory<string, ScheduledWork>()
  for (const work of given) rows.set(work.name, work)
  const asked = new Set<string>()
  return {
    snapshot,
    list: async () => [...rows.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    start: async (name) => {
      const work = rows.get(name)
      if (work === undefined) return null
      const isRunning = work.startedAt !== null && work.endedAt === null
      if (isRunning || asked.has(name)) return 'running'
      asked.add(name)
      return 'started'
    },
  }
}
