import type { ContractorProfile } from '../../profiles/index.ts'
import type { Uuid } from '../../shared/index.ts'

/** Why a profile waits: its first look, a change of one that people have approved, or a resubmission. Rule: MOD-27. */
export type VettingKind = 'new' | 'change' | 'again'

/** Who looks at a profile, and until when nobody else does. Rule: MOD-28. */
export interface VettingClaim {
  readonly operatorUuid: Uuid
  readonly operatorName: string
  readonly until: Date
}

/** A profile in the queue. */
export interface VettingEntry {
  readonly contractorUuid: Uuid
  readonly firstName: string
  readonly lastName: string
  readonly jobTitle: string | null
  readonly profilePicture: string | null
  readonly kind: VettingKind
  /** When it was last changed. */
  readonly waitingSince: Date
  /** Null if nobody looks at it now. */
  readonly claim: VettingClaim | null
}

/** The oldest entries, and how many wait in all. */
export interface VettingQueue {
  readonly entries: readonly VettingEntry[]
  readonly total: number
}

/** A profile as an operator approved it. */
export interface ApprovedProfile {
  readonly profile: ContractorProfile
  readonly at: Date
}

/** The queue of profiles that wait for a vetter, who looks at which, and what was approved before. Rules: MOD-27, MOD-28, MOD-30. */
export interface VettingReviews {
  /** Oldest change first, ties by uuid. Claims that have ended are left out. */
  list(now: Date, limit: number): Promise<VettingQueue>
  /** Gives the profile to the operator until then; false if another holds it. Of concurrent calls one succeeds. */
  claim(contractorUuid: Uuid, operatorUuid: Uuid, lease: { readonly now: Date; readonly until: Date }): Promise<boolean>
  findClaim(contractorUuid: Uuid, now: Date): Promise<VettingClaim | null>
  /** Ends the operator's own claim, nobody else's. */
  release(contractorUuid: Uuid, operatorUuid: Uuid): Promise<void>
  findApproved(contractorUuid: Uuid): Promise<ApprovedProfile | null>
  saveApproved(contractorUuid: Uuid, approved: ApprovedProfile): Promise<void>
}
