import {
  fakeOperatorClaims,
  fakeVettingDecisions,
  fakeVettingLog,
  fakeVettingReviews,
  fakeVettingRules,
  fakeWeeklyCounts,
} from '@guildhall/domain/testing'

/** What vetters, those who handle reports and those who read numbers need, in memory. */
export const createVettingFakes = (counted: Omit<Parameters<typeof fakeWeeklyCounts>[0], 'vettingLog'>) => ({
  reportClaims: fakeOperatorClaims(),
  vettingDecisions: fakeVettingDecisions(),
  vettingReviews: fakeVettingReviews(),
  vettingRules: fakeVettingRules(),
  weeklyCounts: fakeWeeklyCounts({ ...counted, vettingLog: fakeVettingLog() }),
})
