import { describe, expect, it } from 'vitest'
import { reconnectDelay } from './reconnect-delay.ts'

// LIVE-9
describe('the delay before reconnecting', () => {
  // LIVE-9
  it('doubles each time, up to 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((retries) => reconnectDelay(retries, 1))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ])
  })

  it('is randomly reduced by up to half', () => {
    expect([reconnectDelay(0, 0), reconnectDelay(5, 0)]).toEqual([500, 15_000])
  })
})
