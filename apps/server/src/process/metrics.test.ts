import type { IndexComparison } from '@guildhall/domain/search'
import { describe, expect, it } from 'vitest'
import { createMetrics, type MeasuredFacts } from './metrics.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const comparison: IndexComparison = {
  startedAt: NOW,
  endedAt: NOW,
  inDatabase: 10,
  inIndex: 9,
  missing: 2,
  surplus: 1,
  outdated: 0,
  isRepair: false,
  remaining: 3,
}
const textOf = (facts: Partial<MeasuredFacts>): Promise<string> =>
  createMetrics({
    channels: () => 0,
    analytics: null,
    jobs: async () => [{ reaction: 'mail', waiting: 4, failing: 2, parked: 1 }],
    index: async () => comparison,
    ...facts,
  }).text()

describe('metrics', () => {
  // MOD-68
  it('have the jobs that have not succeeded, and how the index differs', async () => {
    const text = await textOf({})
    for (const [state, count] of [
      ['waiting', 4],
      ['failing', 2],
      ['parked', 1],
    ])
      expect(text).toContain(`guildhall_jobs{reaction="mail",state="${state}"} ${count}`)
    expect(text).toContain('guildhall_index_differences 3')
    expect(text).toContain('guildhall_index_differences_found{kind="missing"} 2')
  })

  // MOD-68
  it('are there without these while the database does not respond', async () => {
    const away = () => Promise.reject(new Error('away'))
    const text = await textOf({ jobs: away, index: away })
    expect(text).toContain('guildhall_channels_open 0')
    expect(text).toContain('guildhall_index_differences Nan')
    expect(text).not.toMatch(/^guildhall_jobs\{/m)
  })
})
