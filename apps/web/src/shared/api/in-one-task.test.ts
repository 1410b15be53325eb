import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inOneTask } from './in-one-task.ts'

describe('calls in one task', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('come in order and after the present task, which needs one timer for all', () => {
    const schedule = inOneTask()
    const called: string[] = []
    schedule(() => {
      called.push('first')
      schedule(() => void called.push('later'))
    })
    schedule(() => void called.push('second'))
    expect(called).toEqual([])
    expect(vi.getTimerCount()).toBe(1)
    vi.runOnlyPendingTimers()
    expect(called).toEqual(['first', 'second'])
    vi.runOnlyPendingTimers()
    expect(called).toEqual(['first', 'second', 'later'])
  })

  it('include those after one that throws, whose error is reported', () => {
    const reported = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', reported)
    const schedule = inOneTask()
    const called = vi.fn<() => void>()
    const error = new Error('broken')
    schedule(() => {
      throw error
    })
    schedule(called)
    vi.runOnlyPendingTimers()
    expect(called).toHaveBeenCalledOnce()
    expect(reported).toHaveBeenCalledWith(error)
  })
})
