import { DependencyUnavailable } from './dependency-unavailable.ts'

export interface TurnsOptions {
  /** The name that operators use for what does the work, as in `DependencyUnavailable`. */
  readonly dependency: string
  readonly atOnce: number
  readonly waitingMax: number
}

/** Expensive work, a few pieces at once. */
export interface Turns {
  /** Runs the work when it is its turn, in the order of the calls. Throws `DependencyUnavailable` if too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** Limits how much expensive work a process does at once and keeps waiting, so that many requests cannot exhaust it. Rule: FILE-21. */
export const createTurns = ({ atOnce, dependency, waitingMax }: TurnsOptions): Turns => {
  const waiting: (() => void)[] = []
  let running = 0
  const begin = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return
    }
    if (waiting.length >= waitingMax) throw new DependencyUnavailable(dependency)
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const end = (): void => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return {
    run: async (work) => {
      await begin()
      try {
        return await work()
      } finally {
        end()
      }
    },
  }
}
