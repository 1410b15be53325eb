import {
  fakeOperatorClaims,
  fakeProfileTerms,
  fakeVettingDecisions,
  fakeVettingLog,
  fakeVettingReviews,
  fakeVettingRules,
  fakeWeeklyCounts,
  hiringFixture,
  noLists,
} from '@guildhall/domain/testing'

/** What vetters, those who handle reports or lists, and those who read numbers need, in memory. */
export const createVettingFakes = (counted: Omit<Parameters<typeof fakeWeeklyCounts>[0], 'vettingLog'>) => ({
  listSource: noLists,
  profileTerms: fakeProfileTerms(() => hiringFixture.profiles),
  reportClaims: fakeOperatorClaims(),
  vettingDecisions: fakeVettingDecisions(),
  vettingReviews: fakeVettingReviews(),
  vettingRules: fakeVettingRules(),
  weeklyCounts: fakeWeeklyCounts({ ...counted, vettingLog: fakeVettingLog() }),
})
