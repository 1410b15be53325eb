import { setTimeout as wait } from 'node:timers/promises'
import { createRepositories, type Database } from '@guildhall/postgres'

/** Asks others' services, or does again what other work of the night does. */
const LEFT_OUT = ['update-exchange-rates', 'settle-change-requests', 'compare-index', 'rebuild-index']
const POLL_MS = 500
/** So many reactions wait while messages are sent; those of the night are more. */
const WAITING_MAX = 50

/** The seconds from the start until nothing waits any more, and those of each work, the longest first. */
export interface Night {
  readonly seconds: number
  readonly works: readonly { readonly name: string; readonly seconds: number }[]
}

/**
 * Starts all scheduled work at once and waits for its end and that of the reactions to it. Throws if some work failed.
 */
export async function runScheduledWork({ knex }: Database): Promise<Night> {
  const { jobs, workSchedule } = createRepositories(knex)
  const begun = Date.now()
  const names = (await workSchedule.list()).map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name))
  for (const name of names) await workSchedule.start(name)
  for (;;) {
    await wait(POLL_MS)
    const works = (await workSchedule.list()).filter(({ name }) => names.includes(name))
    const failed = works.find(({ error }) => error !== null)
    if (failed !== undefined) throw new Error(`${failed.name} failed: ${failed.error}`)
    const ended = works.filter(({ endedAt }) => (endedAt?.getTime() ?? 0) >= begun)
    if (ended.length < names.length) continue
    const waiting = (await jobs.count()).reduce((sum, count) => sum + count.waiting + count.failing, 0)
    if (waiting > WAITING_MAX) continue
    const secondsOf = (startedAt: Date | null, endedAt: Date | null): number =>
      ((endedAt?.getTime() ?? 0) - (startedAt?.getTime() ?? 0)) / 1_000
    return {
      seconds: (Date.now() - begun) / 1_000,
      works: ended
        .map(({ endedAt, name, startedAt }) => ({ name, seconds: secondsOf(startedAt, endedAt) }))
        .toSorted((a, b) => b.seconds - a.seconds),
    }
  }
}
