import { openSearchUrl } from '@guildhall/testing'
import { expect, it } from 'vitest'
import { startManyProcesses } from '../proofs/parts.ts'
import { proveParts } from '../proofs/prove-parts.ts'

// LIVE-7, BASE-32
it('loses and doubles no message when a process of it, its database or its bus is killed while people write', async () => {
  const { faults, rows } = await proveParts(async () => startManyProcesses({ openSearch: await openSearchUrl() }), {
    parts: ['api', 'worker', 'realtime', 'postgres', 'nats'],
    kills: 1,
    log: () => undefined,
  })
  expect(faults).toEqual([])
  expect(rows.every(({ messages }) => messages > 0)).toBe(true)
}, 600_000)
