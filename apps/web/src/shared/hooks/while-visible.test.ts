import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whileVisible } from './while-visible.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const show = (visibilityState: 'hidden' | 'visible'): void => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

// IDEN-27
describe('what a page does while it is visible', () => {
  const run = vi.fn<() => void>()
  let end: () => void
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', page)
    page.visibilityState = 'visible'
    run.mockClear()
    end = whileVisible(run, 15_000)
  })
  afterEach(() => {
    end()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is done at each interval, also on a page that nobody leaves', () => {
    vi.advanceTimersByTime(30_000)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('is not done by a hidden page, and at once when it is back', () => {
    show('hidden')
    vi.advanceTimersByTime(60_000)
    expect(run).not.toHaveBeenCalled()
    show('visible')
    expect(run).toHaveBeenCalledOnce()
  })

  it('is not done any more after its end', () => {
    end()
    show('visible')
    vi.advanceTimersByTime(60_000)
    expect(run).not.toHaveBeenCalled()
  })
})
