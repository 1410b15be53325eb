import { describe, expect, it } from 'vitest'
import { createKeyedCounter, createOperationMeter } from './socket-limits.ts'

// LIVE-12
describe('a counter by key', () => {
  it('counts each key up to its limit', () => {
    const counter = createKeyedCounter()
    expect([counter.take('a', 2), counter.take('a', 2), counter.take('b', 2)].every((give) => give !== null)).toBe(true)
    expect(counter.take('a', 2)).toBeNull()
  })

  it('counts what was given back once, however often that is said', () => {
    const counter = createKeyedCounter()
    const [first] = [counter.take('a', 2), counter.take('a', 2)]
    first?.()
    first?.()
    expect(counter.take('a', 2)).not.toBeNull()
    expect(counter.take('a', 2)).toBeNull()
  })

  it('forgets a key at zero', () => {
    const counter = createKeyedCounter()
    counter.take('a', 1)?.()
    expect(counter.take('a', 1)).not.toBeNull()
    expect(counter.take('a', 1)).toBeNull()
  })
})

// LIVE-12
describe('a meter of operations', () => {
  it('allows as many in each minute, counted from each operation', () => {
    let now = 0
    const start = createOperationMeter(2, () => now)
    expect([start(), start(), start()]).toEqual([true, true, false])
    now = 59_999
    expect(start()).toBe(false)
    now = 60_000
    expect([start(), start(), start()]).toEqual([true, true, false])
  })
})
