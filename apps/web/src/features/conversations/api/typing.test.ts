import { TYPING_SHOWN_MS, TYPING_SIGNAL_EVERY_MS } from '@guildhall/domain/conversations'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTypingState, isSignalDue } from './typing.ts'

// CONV-50
describe('what the page knows of typing', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('lasts until some seconds after the last signal', () => {
    const typing = createTypingState()
    typing.note('c')
    vi.advanceTimersByTime(TYPING_SHOWN_MS - 1)
    typing.note('c')
    vi.advanceTimersByTime(TYPING_SHOWN_MS - 1)
    expect([typing.isTyping('c'), typing.isTyping('d')]).toEqual([true, false])
    vi.advanceTimersByTime(1)
    expect(typing.isTyping('c')).toBe(false)
  })

  it('ends with the message, and tells each change once', () => {
    const typing = createTypingState()
    const listener = vi.fn<() => void>()
    const unsubscribe = typing.subscribe(listener)
    typing.note('c')
    typing.end('c')
    typing.end('c')
    expect([typing.isTyping('c'), listener.mock.calls.length]).toEqual([false, 2])
    unsubscribe()
    typing.note('c')
    expect(listener).toHaveBeenCalledTimes(2)
    typing.end('c')
  })

  it('is told at most every few seconds', () => {
    expect([
      isSignalDue(0, null),
      isSignalDue(TYPING_SIGNAL_EVERY_MS - 1, 0),
      isSignalDue(TYPING_SIGNAL_EVERY_MS, 0),
    ]).toEqual([true, false, true])
  })
})
