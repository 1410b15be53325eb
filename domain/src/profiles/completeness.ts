import { countCharacters } from '../shared/index.ts'
import type { ContractorProfile } from './contractor-profile.ts'

/** Characters of an introduction that says enough: what the automatic vetting asks for. Rule: PROF-28. */
export const INTRODUCTION_ENOUGH_LENGTH = 120

/** A part of a profile that a contractor has to fill in, by the profile's field; 'workExperiences' needs one entry. */
export type CompletenessPart =
  | 'jobTitle'
  | 'profilePicture'
  | 'introduction'
  | 'availability'
  | 'workplaceType'
  | 'locationTitle'
  | 'opportunityType'
  | 'rate'
  | 'permanentRate'
  | 'workExperiences'

/** Something left to do on a profile, with its text and the field it leads to. */
export interface ProfileStep {
  readonly part: CompletenessPart
  readonly label: string
}

/** How far a profile is. */
export interface ProfileCompleteness {
  /** Whether it has everything that is required: it is submitted, and can be found once it is approved. Rule: PROF-1. */
  readonly complete: boolean
  /** 0 to 1: how much of what is to do is done; 1 only if nothing is missing. */
  readonly ratio: number
  /** All that is left to do: what is required, and what the automatic vetting asks for beyond that. Rule: PROF-44. */
  readonly missing: readonly ProfileStep[]
  /** The first missing part, null if nothing is missing. */
  readonly next: ProfileStep | null
}

interface Requirement extends ProfileStep {
  readonly applies?: (profile: ContractorProfile) => boolean
  /** Whether it is done. */
  readonly met: (profile: ContractorProfile) => boolean
  /** Whether the profile counts as complete as far as this goes; by default when it is done. */
  readonly suffices?: (profile: ContractorProfile) => boolean
}

const filled = (text: string | null): boolean => text !== null && text.trim() !== ''

/** Characters that an introduction still needs to say enough; 0 if it does. Rule: PROF-44. */
export const countMissingIntroduction = (introduction: string | null): number =>
  Math.max(0, INTRODUCTION_ENOUGH_LENGTH - countCharacters((introduction ?? '').trim()))

/**
 * Ordered by how much each helps to be found. A location needs title and coordinates, a rate its currency. A picture has at least 200 px: a smaller
 * one is refused at upload.
 */
const REQUIREMENTS: readonly Requirement[] = [
  { part: 'jobTitle', label: 'Add your job title', met: (p) => filled(p.jobTitle) },
  { part: 'profilePicture', label: 'Add a profile picture', met: (p) => filled(p.profilePicture) },
  {
    part: 'introduction',
    label: `Write an introduction of at least ${INTRODUCTION_ENOUGH_LENGTH} characters`,
    met: (p) => countMissingIntroduction(p.introduction) === 0,
    suffices: (p) => filled(p.introduction),
  },
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
  {
    part: 'workExperiences',
    label: 'Add at least one job',
    met: (p) => p.workExperiences.length > 0,
    suffices: () => true,
  },
]

/**
 * What is left to do on a profile, and the next step. Rates depend on the opportunity type: contract needs the hourly one, permanent the annual one,
 * any needs both. Rules: PROF-1, PROF-2, PROF-3, PROF-44.
 */
export const profileCompleteness = (profile: ContractorProfile): ProfileCompleteness => {
  const applying = REQUIREMENTS.filter(({ applies }) => applies?.(profile) ?? true)
  const missing = applying.filter(({ met }) => !met(profile)).map(({ part, label }) => ({ part, label }))
  return {
    complete: applying.every(({ met, suffices = met }) => suffices(profile)),
    ratio: (applying.length - missing.length) / applying.length,
    missing,
    next: missing[0] ?? null,
  }
}
