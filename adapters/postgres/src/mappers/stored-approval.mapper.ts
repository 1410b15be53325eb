import type { HeldDecision } from '@guildhall/domain/moderation'
import type { ApprovedProfile, ContractorProfile } from '@guildhall/domain/profiles'

/** A value as JSON: its instants are texts. */
type Stored<Value, Instant extends keyof Value> = Omit<Value, Instant> & { readonly [Key in Instant]: string }

/** A profile in JSON. */
export type StoredApproval = Omit<
  Stored<ContractorProfile, 'updatedAt'>,
  'availabilityConfirmedAt' | 'resubmittedAt'
> & {
  readonly availabilityConfirmedAt: string | null
  readonly resubmittedAt: readonly string[]
}

/** What a decision has changed, in JSON. */
export interface StoredHeldDecision {
  readonly before: Stored<HeldDecision['before'], 'updatedAt'>
  readonly after: Stored<HeldDecision['after'], 'updatedAt'>
  readonly approvedBefore: { readonly profile: StoredApproval; readonly at: string } | null
}

const withInstant = <Value extends { readonly updatedAt: string }>(stored: Value) => ({
  ...stored,
  updatedAt: new Date(stored.updatedAt),
})

/** Reads a profile that was stored as JSON. */
export const toApprovedProfile = (stored: StoredApproval, at: Date): ApprovedProfile => ({
  profile: {
    ...withInstant(stored),
    availabilityConfirmedAt: stored.availabilityConfirmedAt === null ? null : new Date(stored.availabilityConfirmedAt),
    resubmittedAt: stored.resubmittedAt.map((instant) => new Date(instant)),
  },
  at,
})

/** Reads what a decision has changed. */
export const toHeldDecision = ({ after, approvedBefore, before }: StoredHeldDecision): HeldDecision => ({
  before: withInstant(before),
  after: withInstant(after),
  approvedBefore:
    approvedBefore === null ? null : toApprovedProfile(approvedBefore.profile, new Date(approvedBefore.at)),
})
