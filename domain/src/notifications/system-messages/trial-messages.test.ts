import { describe, expect, it } from 'vitest'
import { aCompany, TEST_NOW } from '../../../testing/index.ts'
import { addDays } from '../../shared/index.ts'
import { TRIAL_FREE_CONTACTS } from '../../plans/index.ts'
import { trialMessage } from './trial-messages.ts'

const soon = aCompany({ trialEndsAt: addDays(TEST_NOW, 3), freeContactsUsed: TRIAL_FREE_CONTACTS })
const over = aCompany({ trialEndsAt: TEST_NOW, freeContactsUsed: TRIAL_FREE_CONTACTS })

describe('the messages about a trial', () => {
  it('contain the day on which it ends', () => {
    expect(trialMessage('ending', soon, TEST_NOW)?.title).toBe('Your trial ends on 05 March 2026')
  })

  it.each(['ending', 'ended', 'used-up'] as const)('say nothing of %s to a company that pays', (notice) => {
    for (const company of [soon, over]) {
      expect(trialMessage(notice, { ...company, accountType: 'paid' }, TEST_NOW)).toBeNull()
    }
  })

  // NOTE-17
  it('are omitted if they no longer apply', () => {
    expect(trialMessage('ending', over, TEST_NOW)).toBeNull()
    expect(trialMessage('used-up', over, TEST_NOW)).toBeNull()
    expect(trialMessage('ended', soon, TEST_NOW)).toBeNull()
    expect(trialMessage('used-up', { ...soon, freeContactsUsed: 4 }, TEST_NOW)).toBeNull()
    expect(trialMessage('ended', over, TEST_NOW)?.title).toBe('Your trial has ended')
    expect(trialMessage('used-up', soon, TEST_NOW)?.title).toBe('You have used all free contact requests')
  })
})
