import { setTimeout as wait } from 'node:timers/promises'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import type { Dependency } from '@guildhall/koa'
import type { Logger } from './create-logger.ts'

const CHECK_MS = 1_000
const LEVELS = ['warn', 'error'] as const

/** A log in which an outage is two lines, however many calls and jobs fail meanwhile. Rule: BASE-31. */
export interface OutageLog {
  /** Where failures are logged. */
  readonly log: Logger
  /** Outages of these are recognised from now on, and the end of those that began before; of others each failure is logged. */
  watch(dependencies: readonly Pick<Dependency, 'name' | 'check'>[]): void
  stop(): Promise<void>
}

/** The outage that explains an error, if one does. */
const findOutage = (error: unknown, depth = 0): DependencyUnavailable | null => {
  if (error instanceof DependencyUnavailable) return error
  return error instanceof Error && depth < 5 ? findOutage(error.cause, depth + 1) : null
}

const readError = (facts: unknown): unknown =>
  typeof facts === 'object' && facts !== null
    ? ((facts as { readonly err?: unknown }).err ?? (facts as { readonly error?: unknown }).error)
    : undefined

/**
 * Logs a line when a dependency is first found to be away, and one when its check succeeds again, tried every `checkMs` milliseconds. What
 * fails between the two is logged at the level of debugging.
 */
export function watchOutages(log: Logger, checkMs = CHECK_MS): OutageLog {
  const stopping = new AbortController()
  const checks = new Map<string, Dependency['check']>()
  const outages = new Map<string, Promise<void>>()
  /** Outages of dependencies that are not watched yet, with when they began. */
  const early = new Map<string, number>()

  const waitForEnd = async (dependency: string, check: Dependency['check'], began = Date.now()): Promise<void> => {
    do await wait(checkMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    while (!stopping.signal.aborted && !(await check().catch(() => false)))
    outages.delete(dependency)
    const seconds = Math.round((Date.now() - began) / 1_000)
    if (!stopping.signal.aborted) log.warn({ dependency, seconds }, 'A dependency responds again')
  }

  /** Whether the failure belongs to an outage that has its line. */
  const belongsToOutage = (error: unknown): boolean => {
    const outage = findOutage(error)
    const check = outage === null ? undefined : checks.get(outage.dependency)
    if (outage !== null && check === undefined && !early.has(outage.dependency))
      early.set(outage.dependency, Date.now())
    if (outage === null || check === undefined || stopping.signal.aborted) return false
    const { dependency } = outage
    if (!outages.has(dependency)) {
      log.warn({ dependency, err: outage }, 'A dependency does not respond; work waits for it')
      outages.set(dependency, waitForEnd(dependency, check))
    }
    return true
  }

  const watching = Object.create(log) as Logger
  for (const level of LEVELS) {
    watching[level] = (facts: unknown, ...message: unknown[]): void => {
      const write = belongsToOutage(readError(facts)) ? log.debug.bind(log) : log[level].bind(log)
      write(facts as object, ...(message as [string]))
    }
  }
  return {
    log: watching,
    watch: (dependencies) => {
      for (const { check, name } of dependencies) {
        checks.set(name, check)
        const began = early.get(name)
        if (began !== undefined && !outages.has(name)) outages.set(name, waitForEnd(name, check, began))
        early.delete(name)
      }
    },
    stop: async () => {
      stopping.abort()
      await Promise.all(outages.values())
    },
  }
}
