import { DependencyUnavailable } from '@guildhall/domain/shared'
import { describe, expect, it } from 'vitest'
import { createRateLimits, type RateLimits, type SharedCounters } from './rate-limits.ts'

/** Counts in memory, and says how often it was asked. */
const sharedCounters = () => {
  const counts = new Map<string, number>()
  const counters: SharedCounters & { asked: number; isAway: boolean } = {
    asked: 0,
    isAway: false,
    count: (name, limit, key, calls) => {
      counters.asked += 1
      if (counters.isAway) return Promise.reject(new DependencyUnavailable('counts'))
      const total = (counts.get(`${name} ${key}`) ?? 0) + calls
      counts.set(`${name} ${key}`, total)
      return Promise.resolve(total > limit ? 30 : null)
    },
  }
  return counters
}

const callsUntilRefused = async (processes: readonly RateLimits[], name: 'read' | 'sign-in'): Promise<number> => {
  for (let calls = 0; calls < 1_000; calls += 1) {
    const one = processes[calls % processes.length]
    if ((await one?.count(name, '203.0.113.9')) !== null) return calls
  }
  return 1_000
}

// API-13
describe('rate limits of several processes', () => {
  it('count each sign-in together', async () => {
    const shared = sharedCounters()
    const processes = [1, 2, 3].map(() => createRateLimits({ 'sign-in': 12 }, shared))
    expect(await callsUntilRefused(processes, 'sign-in')).toBe(12)
  })

  it('do not ask for the reads of a person, and stop a loop over all processes', async () => {
    const shared = sharedCounters()
    const processes = [1, 2].map(() => createRateLimits({ read: 80 }, shared))
    for (let calls = 0; calls < 10; calls += 1) await processes[0]?.count('read', '203.0.113.1')
    expect(shared.asked).toBe(0)
    expect(await callsUntilRefused(processes, 'read')).toBeLessThanOrEqual(80 + 10)
  })

  it('refuse sign-ins while the counts are away, and count reads in each process', async () => {
    const shared = sharedCounters()
    shared.isAway = true
    const limits = createRateLimits({ 'sign-in': 5, read: 8 }, shared)
    await expect(limits.count('sign-in', 'a')).rejects.toBeInstanceOf(DependencyUnavailable)
    expect(await callsUntilRefused([limits], 'read')).toBe(8)
  })
})
