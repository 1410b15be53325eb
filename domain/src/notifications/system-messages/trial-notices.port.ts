import type { Uuid } from '../../shared/index.ts'

/** The notices that a company on trial gets by time. */
export type TrialNotice = 'ending' | 'ended'

/** Finds and records trial notices. */
export interface TrialNotices {
  /** Companies whose trial ends after `after` and at or before `until`, and who did not get this notice for that end; soonest first. */
  listDue(
    notice: TrialNotice,
    span: { readonly after: Date; readonly until: Date },
    limit: number,
  ): Promise<readonly { readonly companyUuid: Uuid; readonly trialEndsAt: Date }[]>
  /** Records that a company gets a notice; false if it got it for that end before. */
  claim(companyUuid: Uuid, notice: TrialNotice, trialEndsAt: Date, at: Date): Promise<boolean>
}
