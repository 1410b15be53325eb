import { vettingDecisionsContract } from '../contracts/vetting-decisions.contract.ts'
import { vettingReviewsContract, vettingRulesContract } from '../contracts/vetting-reviews.contract.ts'
import { fakeVettingDecisions } from './vetting-decisions.ts'
import { fakeVettingReviews, fakeVettingRules } from './vetting-reviews.ts'

const close = async () => {}

vettingReviewsContract('The memory', async ({ accounts, profiles }, operators) => {
  const current = new Map(profiles.map((profile) => [profile.uuid, profile]))
  const vettingRules = fakeVettingRules()
  return {
    vettingRules,
    vettingReviews: fakeVettingReviews({
      profiles: () => [...current.values()],
      operator: (uuid) => operators.find((operator) => operator.uuid === uuid) ?? null,
      account: (uuid) => accounts.find((account) => account.uuid === uuid) ?? null,
      rules: vettingRules,
    }),
    saveProfile: async (profile) => void current.set(profile.uuid, profile),
    close,
  }
})
vettingDecisionsContract('The memory', async () => ({ vettingDecisions: fakeVettingDecisions(), close }))
vettingRulesContract('The memory', async () => ({ vettingRules: fakeVettingRules(), close }))
