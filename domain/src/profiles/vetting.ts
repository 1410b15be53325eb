import { addDays } from '../shared/index.ts'
import { AVAILABILITY_HIDDEN_AFTER_DAYS } from './visibility/availability-check.ts'
import { profileCompleteness } from './completeness.ts'
import type { ContractorProfile, VettingStatus } from './contractor-profile.ts'

/** Who decides: operators, or the automatic rule. Rule: PROF-28. */
export type VettingMode = 'manual' | 'auto'

/**
 * Decides the vetting status after a profile was saved. Saving a complete profile submits it; an approved one stays approved while its
 * changes are reviewed; an operator's decision (changes requested, rejected, suspended) remains until the profile is resubmitted. What
 * was resubmitted waits for operators. Rules: PROF-27, PROF-28, PROF-29, PROF-31, PROF-44.
 */
export const decideVetting = (profile: ContractorProfile, mode: VettingMode): VettingStatus => {
  if (profile.vettingStatus !== 'incomplete' && profile.vettingStatus !== 'pending') return profile.vettingStatus
  const { complete, missing } = profileCompleteness(profile)
  if (!complete) return 'incomplete'
  // What the automatic rule does not approve goes to the operators.
  return mode === 'auto' && missing.length === 0 && profile.resubmittedAt.length === 0 ? 'approved' : 'pending'
}

/** Why a contractor cannot be found now, for their dashboard. */
export type HiddenReason = 'not-verified' | 'incomplete' | 'not-approved' | 'paused' | 'availability-not-confirmed'

/** Facts outside the profile that decide whether it can be found. */
export interface SearchableFacts {
  readonly emailVerified: boolean
  readonly now: Date
}

/** The first reason that keeps a contractor out of searches, null if there is none. Rule: PROF-21. */
export const hiddenReason = (
  profile: ContractorProfile,
  { emailVerified, now }: SearchableFacts,
): HiddenReason | null => {
  if (!emailVerified) return 'not-verified'
  if (!profileCompleteness(profile).complete) return 'incomplete'
  if (profile.vettingStatus !== 'approved') return 'not-approved'
  if (profile.paused) return 'paused'
  const confirmedAt = profile.availabilityConfirmedAt
  const confirmed = confirmedAt !== null && now < addDays(confirmedAt, AVAILABILITY_HIDDEN_AFTER_DAYS)
  return confirmed ? null : 'availability-not-confirmed'
}

/** Whether a contractor can be found: approved, complete, verified, not paused, availability confirmed within 120 days. Rule: PROF-19. */
export const isSearchable = (profile: ContractorProfile, facts: SearchableFacts): boolean =>
  hiddenReason(profile, facts) === null
