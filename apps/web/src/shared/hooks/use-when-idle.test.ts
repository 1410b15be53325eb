import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from './use-when-idle.ts'

// UI-59
describe('what a page does when it is idle', () => {
  let queries: QueryClient
  let run: ReturnType<typeof vi.fn<() => void>>
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', globalThis)
    queries = new QueryClient()
    run = vi.fn<() => void>()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  /** Begins to read something; returns how it is answered. */
  const read = (): (() => void) => {
    const answer = Promise.withResolvers<string>()
    void queries.fetchQuery({ queryKey: ['inbox'], queryFn: () => answer.promise })
    return () => answer.resolve('read')
  }

  it('runs once the browser is idle where nothing is read', async () => {
    whenIdle(queries, run)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(run).toHaveBeenCalledOnce()
  })

  it('waits until what the page shows is read', async () => {
    const answer = read()
    whenIdle(queries, run)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(run).not.toHaveBeenCalled()
    answer()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(run).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(run).toHaveBeenCalledOnce()
  })

  it('waits for five seconds at most', async () => {
    read()
    whenIdle(queries, run)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledOnce()
  })

  it('does not run once it is cancelled', async () => {
    const answer = read()
    const cancel = whenIdle(queries, run)
    await vi.advanceTimersByTimeAsync(1_000)
    cancel()
    answer()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(run).not.toHaveBeenCalled()
  })
})
