import { addDays, countCharacters } from '../shared/index.ts'
import { AVAILABILITY_HIDDEN_AFTER_DAYS } from './visibility/availability-check.ts'
import { profileCompleteness } from './completeness.ts'
import type { ContractorProfile, VettingStatus } from './contractor-profile.ts'

/** Characters of introduction that a profile needs to be approved automatically. */
export const AUTO_VETTING_INTRODUCTION_MIN_LENGTH = 120

/** Who decides: people in the back office, or the rule alone. Rule: PROF-28. */
export type VettingMode = 'manual' | 'auto'

/** Whether the rule alone may approve: complete, an introduction of 120 characters, one work entry. Pictures under 200 px were refused at upload. */
const passesAutoVetting = ({ introduction, workExperiences }: ContractorProfile): boolean =>
  countCharacters((introduction ?? '').trim()) >= AUTO_VETTING_INTRODUCTION_MIN_LENGTH && workExperiences.length > 0

/**
 * Where vetting stands after a profile was saved. Saving a complete profile submits it; an approved one stays approved while its changes are
 * looked at; what a person decided (changes requested, rejected, suspended) stands until it is resubmitted.
 * Rules: PROF-27, PROF-28, PROF-29.
 */
export const decideVetting = (profile: ContractorProfile, mode: VettingMode): VettingStatus => {
  if (profile.vettingStatus !== 'incomplete' && profile.vettingStatus !== 'pending') return profile.vettingStatus
  if (!profileCompleteness(profile).complete) return 'incomplete'
  return mode === 'auto' && passesAutoVetting(profile) ? 'approved' : 'pending'
}

/** Why somebody cannot be found now, for their own dashboard. */
export type HiddenReason = 'not-verified' | 'incomplete' | 'not-approved' | 'paused' | 'availability-not-confirmed'

/** Facts beside the profile that being found depends on. */
export interface SearchableFacts {
  readonly emailVerified: boolean
  readonly now: Date
}

/** The first thing that keeps somebody out of searches, null where nothing does. Rule: PROF-21. */
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

/** Approved, complete, verified, not paused, availability confirmed within 120 days. Rule: PROF-19. */
export const isSearchable = (profile: ContractorProfile, facts: SearchableFacts): boolean =>
  hiddenReason(profile, facts) === null
