import { setTimeout as pause } from 'node:timers/promises'
import {
  ANALYTICS_BATCH_MAX,
  type AnalyticsCollector,
  type AnalyticsEvent,
  type AnalyticsQueue,
} from '@guildhall/domain/analytics'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import type { Logger } from './create-logger.ts'

/** Events that wait in this process at most. */
const QUEUE_MAX = 2_000
/** How long the first event of a batch waits for others. */
const BATCH_WAIT_MS = 5_000
const RETRY_FIRST_MS = 1_000
const RETRY_LONGEST_MS = 5 * 60_000
/** How long the last batch may take when the process stops. */
const STOP_MS = 2_000

/** How many events were sent, and how many were lost. */
export interface AnalyticsCounts {
  readonly sent: number
  readonly lost: number
}

/** Sends events in the background. */
export interface AnalyticsSender extends AnalyticsQueue {
  readonly counts: () => AnalyticsCounts
  /** Sends what waits, once; what the provider does not take within two seconds is lost. */
  stop(): Promise<void>
}

export interface AnalyticsSenderOptions {
  readonly collector: AnalyticsCollector
  readonly log: Pick<Logger, 'warn'>
  readonly queueMax?: number
  /** Waits some milliseconds, or until the signal. Default: a timer that does not keep the process. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

const waitUnreferenced = (milliseconds: number, signal: AbortSignal): Promise<unknown> =>
  pause(milliseconds, undefined, { ref: false, signal }).catch(() => undefined)

/**
 * A queue that a provider empties in batches. While the provider is away a batch is tried again, at growing intervals up to five minutes;
 * what finds the queue full is lost and counted. Requests never wait for it, and never fail by it. Rule: ANA-7.
 */
export const createAnalyticsSender = ({
  collector,
  log,
  queueMax = QUEUE_MAX,
  wait = waitUnreferenced,
}: AnalyticsSenderOptions): AnalyticsSender => {
  const queue: AnalyticsEvent[] = []
  const stopping = new AbortController()
  let sent = 0
  let lost = 0
  let running: Promise<void> | null = null

  /** Whether the batch is done with: sent, or refused for good. */
  const sendBatch = async (batch: readonly AnalyticsEvent[]): Promise<boolean> => {
    try {
      await collector.collect(batch)
      sent += batch.length
      return true
    } catch (error) {
      if (error instanceof DependencyUnavailable) return false
      lost += batch.length
      log.warn({ err: error, events: batch.length }, 'Analytics did not take events; they are lost')
      return true
    }
  }
  const sendAll = async (): Promise<void> => {
    let failures = 0
    await wait(BATCH_WAIT_MS, stopping.signal)
    while (queue.length > 0 && !stopping.signal.aborted) {
      const batch = queue.slice(0, ANALYTICS_BATCH_MAX)
      if (await sendBatch(batch)) {
        queue.splice(0, batch.length)
        failures = 0
        if (queue.length > 0 && queue.length < ANALYTICS_BATCH_MAX) await wait(BATCH_WAIT_MS, stopping.signal)
      } else {
        if (failures === 0) log.warn({ events: queue.length }, 'Analytics does not answer; events wait')
        await wait(Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_LONGEST_MS), stopping.signal)
        failures += 1
      }
    }
  }
  const start = (): void => {
    running ??= sendAll().finally(() => {
      running = null
    })
  }
  const sendLast = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue.slice(0, ANALYTICS_BATCH_MAX)
      if (!(await sendBatch(batch))) return
      queue.splice(0, batch.length)
    }
  }

  return {
    counts: () => ({ sent, lost }),
    add: (event) => {
      if (stopping.signal.aborted || queue.length >= queueMax) {
        lost += 1
        return
      }
      queue.push(event)
      start()
    },
    stop: async () => {
      stopping.abort()
      const last = (async () => {
        await running
        await sendLast()
      })()
      await Promise.race([last, pause(STOP_MS, undefined, { ref: false })])
      lost += queue.splice(0).length
    },
  }
}
