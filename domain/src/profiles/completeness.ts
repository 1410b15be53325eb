import type { ContractorProfile } from './contractor-profile.ts'

/** A required part of a complete profile, by the profile's field. */
export type RequiredProfilePart =
  | 'jobTitle'
  | 'profilePicture'
  | 'introduction'
  | 'availability'
  | 'workplaceType'
  | 'locationTitle'
  | 'opportunityType'
  | 'rate'
  | 'permanentRate'

/** A recommended next step, with its text and the field it leads to. */
export interface ProfileStep {
  readonly part: RequiredProfilePart
  readonly label: string
}

/** How complete a profile is. `share` is 0 to 1. */
export interface ProfileCompleteness {
  readonly complete: boolean
  readonly ratio: number
  readonly missing: readonly ProfileStep[]
  /** The first missing part, null if nothing is missing. */
  readonly next: ProfileStep | null
}

interface Requirement extends ProfileStep {
  readonly applies?: (profile: ContractorProfile) => boolean
  readonly met: (profile: ContractorProfile) => boolean
}

const filled = (text: string | null): boolean => text !== null && text.trim() !== ''

/** Ordered by how much each helps to be found. A location needs title and coordinates, a rate its currency. */
const REQUIREMENTS: readonly Requirement[] = [
  { part: 'jobTitle', label: 'Add your job title', met: (p) => filled(p.jobTitle) },
  { part: 'profilePicture', label: 'Add a profile picture', met: (p) => filled(p.profilePicture) },
  { part: 'introduction', label: 'Write an introduction', met: (p) => filled(p.introduction) },
  {
    part: 'locationTitle',
    label: 'Say where you are',
    met: (p) => filled(p.locationTitle) && p.latitude !== null && p.longitude !== null,
  },
  { part: 'availability', label: 'Say when you are available', met: (p) => p.availability !== null },
  { part: 'workplaceType', label: 'Choose where you work', met: (p) => p.workplaceType !== null },
  { part: 'opportunityType', label: 'Choose contract or permanent work', met: (p) => p.opportunityType !== null },
  {
    part: 'rate',
    label: 'Add your hourly rate and its currency',
    applies: (p) => p.opportunityType === 'contract' || p.opportunityType === 'any',
    met: (p) => p.rate !== null && p.rate > 0 && p.currency !== null,
  },
  {
    part: 'permanentRate',
    label: 'Add your annual salary and its currency',
    applies: (p) => p.opportunityType === 'permanent' || p.opportunityType === 'any',
    met: (p) => p.permanentRate !== null && p.permanentRate > 0 && p.permanentCurrency !== null,
  },
]

/**
 * What a profile still needs to be complete, and the next step. Rates depend on the opportunity type: contract needs the hourly one,
 * permanent the annual one, any needs both. Rules: PROF-1, PROF-2, PROF-3.
 */
export const profileCompleteness = (profile: ContractorProfile): ProfileCompleteness => {
  const applying = REQUIREMENTS.filter(({ applies }) => applies?.(profile) ?? true)
  const missing = applying.filter(({ met }) => !met(profile)).map(({ part, label }) => ({ part, label }))
  return {
    complete: missing.length === 0,
    ratio: (applying.length - missing.length) / applying.length,
    missing,
    next: missing[0] ?? null,
  }
}
