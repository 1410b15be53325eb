import type { ApprovalBook, ApprovedProfile, VettedSection, VettingKind } from '../../profiles/index.ts'
import type { Uuid } from '../../shared/index.ts'
import type { OperatorClaim, OperatorClaims } from '../operator-claims.ts'

/** A profile in the queue. */
export interface VettingEntry {
  readonly contractorUuid: Uuid
  readonly firstName: string
  readonly lastName: string
  readonly jobTitle: string | null
  readonly profilePicture: string | null
  readonly kind: VettingKind
  /** What differs from what was approved; null if nothing was. */
  readonly changed: readonly VettedSection[] | null
  /** When it was last changed. */
  readonly waitingSince: Date
  /** Null if nobody looks at it now. */
  readonly claim: OperatorClaim | null
}

/** The oldest entries, and how long all wait. */
export interface WaitingProfiles {
  readonly entries: readonly VettingEntry[]
  readonly total: number
  /** How many have waited since that instant or longer. */
  readonly late: number
  /** Since when the first of the queue waits; null if nobody does. */
  readonly oldestSince: Date | null
  /** Since when the one in the middle of the queue waits; of two the one that has waited longer. */
  readonly medianSince: Date | null
}

/** The queue of profiles that wait for a vetter, who looks at which, and what was approved before. Rules: MOD-27, MOD-28, MOD-30. */
export interface VettingReviews extends ApprovalBook, OperatorClaims {
  /** Oldest change first, ties by uuid. Claims that have ended are left out. */
  list(now: Date, limit: number, lateSince: Date): Promise<WaitingProfiles>
  findApproved(contractorUuid: Uuid): Promise<ApprovedProfile | null>
  /** Nothing was approved before, once an approval was taken back. */
  removeApproved(contractorUuid: Uuid): Promise<void>
}
