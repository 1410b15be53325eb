import { describe, expect, it } from 'vitest'
import { getCancelTexts } from './cancel-texts.ts'

const period = { start: new Date('2026-03-01T00:00:00.000Z'), end: new Date('2026-04-01T00:00:00.000Z') }
const textOf = (...given: Parameters<typeof getCancelTexts>) => Object.values(getCancelTexts(...given)).join(' ')

describe('the words about cancelling', () => {
  // BILL-6
  it('name the end of the paid period', () => {
    expect(textOf({ method: 'card', period, status: 'active' })).toContain('Your plan ends on 01 April 2026.')
    expect(getCancelTexts({ method: 'card', period: null, status: 'active' })).toMatchObject({
      summary: 'You keep everything to the end of the period that is paid for, and can resume until then.',
      done: 'Your plan is cancelled.',
    })
  })

  // BILL-37
  it('say that a late payment may still be taken from a card, and name no day that has passed', () => {
    for (const status of ['past_due', 'suspended'] as const) {
      const words = textOf({ method: 'card', period, status })
      expect(words).toContain('The late payment may still be taken from your card.')
      expect(words).not.toMatch(/2026|nothing more is charged/)
    }
  })

  // BILL-37
  it('say that a plan with a late invoice ends at once', () => {
    const words = textOf({ method: 'invoice', period, status: 'past_due' })
    expect(words).toContain('Your plan ends at once, and its unpaid invoice is void.')
    expect(words).not.toContain('2026')
  })
})
