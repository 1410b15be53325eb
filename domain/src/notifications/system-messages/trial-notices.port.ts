import type { Uuid } from '../../shared/index.ts'

/** What a company on trial is told by time alone. */
export type TrialNotice = 'ending' | 'ended'

/** Which companies are told what of their trials. */
export interface TrialNotices {
  /** Companies on trial whose end lies after `after` and at or before `until`, and who were not told this of that end; soonest first. */
  listDue(
    notice: TrialNotice,
    span: { readonly after: Date; readonly until: Date },
    limit: number,
  ): Promise<readonly { readonly companyUuid: Uuid; readonly trialEndsAt: Date }[]>
  /** Notes that a company is told; false where it was told this of that end before. */
  claim(companyUuid: Uuid, notice: TrialNotice, trialEndsAt: Date, at: Date): Promise<boolean>
}
