import { ANALYTICS_BATCH_MAX, type AnalyticsCollector, type AnalyticsEvent } from '@guildhall/domain/analytics'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import { fakeAnalyticsCollector } from '@guildhall/domain/testing'
import { describe, expect, it, vi } from 'vitest'
import { createAnalyticsSender } from './analytics-sender.ts'

const event = (number: number): AnalyticsEvent => ({
  uuid: String(number),
  at: new Date('2026-11-23T09:30:00.000Z'),
  visitor: { id: 'somebody', label: null },
  fact: { type: 'message-sent' },
})

interface Options {
  readonly queueMax?: number
  /** The first waits end with it; default at once. */
  readonly until?: Promise<void>
  /** How often the provider is away at first. */
  readonly failures?: number
}

const setUp = ({ failures = 0, queueMax = 1_000, until = Promise.resolve() }: Options = {}) => {
  const provider = fakeAnalyticsCollector()
  const waits: number[] = []
  const log = { warn: vi.fn<() => void>() }
  let left = failures
  const collector: AnalyticsCollector = {
    collect: async (events) => {
      left -= 1
      if (left >= 0) throw new DependencyUnavailable('analytics')
      await provider.collect(events)
    },
  }
  const wait = (milliseconds: number, signal: AbortSignal): Promise<void> => {
    waits.push(milliseconds)
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    return Promise.race([until, aborted])
  }
  const sender = createAnalyticsSender({ collector, log, queueMax, wait })
  const addMany = (count: number): void => {
    for (let number = 0; number < count; number += 1) sender.add(event(number))
  }
  const counted = (sent: number, lost: number) => vi.waitFor(() => expect(sender.counts()).toEqual({ sent, lost }))
  return { addMany, counted, log, provider, sender, waits }
}

// ANA-7
describe('the sender of analytics', () => {
  it('gathers events for some seconds and sends them together', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { addMany, counted, provider, waits } = setUp({ until: promise })
    addMany(3)
    expect([provider.batches, waits]).toEqual([[], [5_000]])
    resolve()
    await counted(3, 0)
    expect(provider.batches.map((batch) => batch.length)).toEqual([3])
  })

  it('sends no more at once than the provider takes', async () => {
    const { addMany, counted, provider } = setUp()
    addMany(2 * ANALYTICS_BATCH_MAX + 1)
    await counted(2 * ANALYTICS_BATCH_MAX + 1, 0)
    expect(provider.batches.map((batch) => batch.length)).toEqual([ANALYTICS_BATCH_MAX, ANALYTICS_BATCH_MAX, 1])
  })

  it('tries again at growing intervals while the provider is away', async () => {
    const { addMany, counted, log, provider, waits } = setUp({ failures: 10 })
    addMany(1)
    await counted(1, 0)
    expect(waits.slice(0, 4)).toEqual([5_000, 1_000, 2_000, 4_000])
    expect(waits.at(-1)).toBe(300_000)
    expect(provider.batches).toHaveLength(1)
    expect(log.warn).toHaveBeenCalledOnce()
  })

  it('loses and counts what finds the queue full, and keeps what came first', async () => {
    const { addMany, counted, provider } = setUp({ queueMax: 2 })
    addMany(5)
    await counted(2, 3)
    expect(provider.batches.flat().map(({ uuid }) => uuid)).toEqual(['0', '1'])
  })

  it('loses and counts what the provider refuses, and goes on', async () => {
    const { addMany, counted, log, provider } = setUp()
    provider.become('refusing')
    addMany(2)
    await counted(0, 2)
    expect(log.warn).toHaveBeenCalledOnce()
    provider.become('present')
    addMany(1)
    await counted(1, 2)
  })

  it('sends what waits when the process stops, and takes no more', async () => {
    const { addMany, provider, sender } = setUp({ until: new Promise(() => {}) })
    addMany(2)
    await sender.stop()
    expect(provider.batches.flat()).toHaveLength(2)
    addMany(1)
    expect(sender.counts()).toEqual({ sent: 2, lost: 1 })
  })

  it('loses what waits if the provider is away when the process stops', async () => {
    const { addMany, provider, sender } = setUp({ until: new Promise(() => {}) })
    provider.become('away')
    addMany(2)
    await sender.stop()
    expect(sender.counts()).toEqual({ sent: 0, lost: 2 })
  })
})
