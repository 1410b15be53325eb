import { describe, expect, it } from 'vitest'
import { needsAvailabilityConfirmation, formatGreeting, formatAvailabilityQuestion } from './dashboard-texts.ts'

const now = new Date('2026-11-20T14:00:00')
const confirmed = (date: string) => ({ availability: 7, availabilityConfirmedAt: new Date(date) })

describe('the contractor dashboard', () => {
  // UI-27
  it('asks for the availability 30 days after it was last confirmed, not before', () => {
    expect(needsAvailabilityConfirmation(confirmed('2026-10-21T14:00:00'), now)).toBe(true)
    expect(needsAvailabilityConfirmation(confirmed('2026-10-22T14:00:00'), now)).toBe(false)
  })

  it('does not ask for an availability that was never set', () => {
    expect(needsAvailabilityConfirmation({ availability: null, availabilityConfirmedAt: null }, now)).toBe(false)
  })

  it('uses the labels of the availability options', () => {
    expect([0, 7, 30, 180].map(formatAvailabilityQuestion)).toEqual([
      'Still available immediately?',
      'Still available in 1–3 weeks?',
      'Still available in 1 month?',
      'Still available in more than 3 months?',
    ])
  })

  it('greets by the reader’s local time', () => {
    expect(formatGreeting(now)).toBe('Good afternoon')
    expect(formatGreeting(new Date('2026-11-20T07:00:00'))).toBe('Good morning')
    expect(formatGreeting(new Date('2026-11-20T21:00:00'))).toBe('Good evening')
  })
})
