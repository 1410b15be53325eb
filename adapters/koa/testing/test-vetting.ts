import {
  fakeOperatorClaims,
  fakeVettingDecisions,
  fakeVettingReviews,
  fakeVettingRules,
} from '@guildhall/domain/testing'

/** What vetters and those who handle reports read and write, in memory. */
export const createVettingFakes = () => ({
  reportClaims: fakeOperatorClaims(),
  vettingDecisions: fakeVettingDecisions(),
  vettingReviews: fakeVettingReviews(),
  vettingRules: fakeVettingRules(),
})
