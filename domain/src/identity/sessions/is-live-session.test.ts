import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/index.ts'
import { DEFAULT_SESSION_IDLE_DAYS, isLiveSession } from './is-live-session.ts'

const start = new Date('2026-03-02T09:00:00Z')
const session = (lastSeenAt: Date) => ({ expiresAt: addDays(start, 31), lastSeenAt })
const justBefore = (date: Date): Date => new Date(date.getTime() - 1)

describe('a session', () => {
  // IDEN-8
  it('ends after 31 days, however often it is used', () => {
    const end = addDays(start, 31)
    expect(isLiveSession(session(justBefore(end)), justBefore(end), DEFAULT_SESSION_IDLE_DAYS)).toBe(true)
    expect(isLiveSession(session(justBefore(end)), end, DEFAULT_SESSION_IDLE_DAYS)).toBe(false)
  })

  // IDEN-52
  it('ends when it was not used for two weeks', () => {
    const end = addDays(start, DEFAULT_SESSION_IDLE_DAYS)
    expect(isLiveSession(session(start), justBefore(end), DEFAULT_SESSION_IDLE_DAYS)).toBe(true)
    expect(isLiveSession(session(start), end, DEFAULT_SESSION_IDLE_DAYS)).toBe(false)
  })
})
