import { fakeVettingDecisions, fakeVettingReviews, fakeVettingRules } from '@guildhall/domain/testing'

/** What the vetting of profiles reads and writes, in memory. */
export const createVettingFakes = () => ({
  vettingDecisions: fakeVettingDecisions(),
  vettingReviews: fakeVettingReviews(),
  vettingRules: fakeVettingRules(),
})
