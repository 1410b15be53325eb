import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toPageView, reportAfterDelay } from './page-views.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// UI-3
describe('a page view', () => {
  it('has the full address and the name of the route', () => {
    const url = 'https://hire.example/messages/7?from=mail'
    expect(toPageView('/messages/7', url)).toEqual({ url, name: 'Conversation' })
    expect(toPageView('/nowhere', url)).toEqual({ url, name: 'NotFound' })
  })

  // UI-3
  it('is sent a second after the path changed, and not if the path changed again before that', () => {
    const tell = vi.fn<() => void>()
    const cancel = reportAfterDelay(tell)
    vi.advanceTimersByTime(999)
    cancel()
    vi.advanceTimersByTime(10_000)
    expect(tell).not.toHaveBeenCalled()
    reportAfterDelay(tell)
    vi.advanceTimersByTime(1_000)
    expect(tell).toHaveBeenCalledOnce()
  })
})
