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
const factsOf = (facts: Partial<MeasuredFacts>): MeasuredFacts => ({
  channels: () => 0,
  pool: () => ({ inUse: 3, idle: 1, waiting: 7, max: 16 }),
  dependencies: async () => [
    { name: 'nats', needed: false, up: true, seconds: 0.004 },
    { name: 'opensearch', needed: false, up: false, seconds: 2 },
  ],
  mails: () => ({ sent: 9, refused: 1, failed: 5 }),
  analytics: null,
  jobs: async () => [{ reaction: 'mail', waiting: 4, failing: 2, parked: 1 }],
  backlog: async () => ({
    reactions: [
      { reaction: 'mail', oldestSeconds: 90, oldestReadySeconds: 30 },
      { reaction: 'index', oldestSeconds: null, oldestReadySeconds: null },
    ],
    mailsWaiting: 8,
  }),
  index: async () => comparison,
  ...facts,
})
const textOf = (facts: Partial<MeasuredFacts>): Promise<string> => createMetrics(factsOf(facts)).text()

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

  // BASE-36
  it('have the outbox, the pool, the dependencies and mails', async () => {
    const metrics = createMetrics(factsOf({}))
    metrics.observeReaction('mail', 'failed', 0.2)
    const lines = (await metrics.text()).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'guildhall_outbox_entries 6',
        'guildhall_outbox_oldest_seconds 90',
        'guildhall_jobs_oldest_ready_seconds{reaction="mail"} 30',
        'guildhall_jobs_oldest_ready_seconds{reaction="index"} 0',
        'guildhall_mails_waiting 8',
        'guildhall_mails_total{outcome="failed"} 5',
        'guildhall_database_connections{state="in_use"} 3',
        'guildhall_database_connections{state="idle"} 1',
        'guildhall_database_connections_max 16',
        'guildhall_database_waiting 7',
        'guildhall_dependency_up{dependency="nats"} 1',
        'guildhall_dependency_up{dependency="opensearch"} 0',
        'guildhall_dependency_response_seconds{dependency="opensearch"} 2',
        'guildhall_reaction_seconds_count{reaction="mail",outcome="failed"} 1',
        `guildhall_index_compared_timestamp_seconds ${NOW.getTime() / 1_000}`,
      ]),
    )
  })

  // MOD-68
  it('are there without these while the database does not respond', async () => {
    const away = () => Promise.reject(new Error('away'))
    const text = await textOf({ jobs: away, backlog: away, index: away })
    expect(text).toContain('guildhall_channels_open 0')
    expect(text).toContain('guildhall_index_differences Nan')
    expect(text).toContain('guildhall_outbox_entries Nan')
    expect(text).toContain('guildhall_database_waiting 7')
    expect(text).not.toMatch(/^guildhall_jobs\{/m)
  })
})
