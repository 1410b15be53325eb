import type { Company, TrialNotices } from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

const byEnd = (left: { readonly trialEndsAt: Date }, right: { readonly trialEndsAt: Date }): number =>
  left.trialEndsAt.getTime() - right.trialEndsAt.getTime()

/** Trial notices in memory; `companies` are the existing companies. */
export const fakeTrialNotices = (companies: () => readonly Company[]): TrialNotices & Restorable => {
  const { rows, snapshot } = memory<string, Date>()
  const key = (...parts: readonly [string, string, Date]): string => parts.map(String).join(' ')
  return {
    snapshot,
    listDue: async (notice, { after, until }, limit) =>
      companies()
        .flatMap(({ accountType, trialEndsAt, uuid }) =>
          accountType === 'trial' && trialEndsAt !== null && trialEndsAt > after && trialEndsAt <= until
            ? [{ companyUuid: uuid, trialEndsAt }]
            : [],
        )
        .filter(({ companyUuid, trialEndsAt }) => !rows.has(key(companyUuid, notice, trialEndsAt)))
        .toSorted(byEnd)
        .slice(0, limit),
    claim: async (companyUuid, notice, trialEndsAt, at) => {
      const sent = key(companyUuid, notice, trialEndsAt)
      if (rows.has(sent)) return false
      rows.set(sent, at)
      return true
    },
  }
}
