import { type ContractorProfile, profileCompleteness } from '../profiles/index.ts'

/** Characters of a vetter's message. Rule: MOD-29. */
export const VETTING_MESSAGE_MAX_LENGTH = 1_000

/** What a vetter may decide. */
export const VETTING_DECISIONS = ['approved', 'changes_requested', 'rejected'] as const
export type VettingDecision = (typeof VETTING_DECISIONS)[number]

/** Why a profile is not approved, with the section of the profile that each reason concerns. Rule: MOD-6. */
export const VETTING_REASONS = {
  'introduction-too-short': { section: 'MainProfile', label: 'Write an introduction of at least 120 characters' },
  'introduction-unclear': { section: 'MainProfile', label: 'Say more clearly what you do' },
  'no-work-experience': { section: 'WorkExperience', label: 'Add at least one job' },
  'work-experience-unclear': { section: 'WorkExperience', label: 'Say more of your jobs' },
  'picture-unsuitable': { section: 'ProfilePicture', label: 'Choose a picture that shows your face' },
  'skills-unclear': { section: 'Skills', label: 'Choose skills that fit your work' },
  'contact-details-in-text': { section: 'MainProfile', label: 'Take contact details out of your texts' },
  'cv-unsuitable': { section: 'Cv', label: 'Upload another CV' },
  'not-genuine': { section: 'MainProfile', label: 'We could not confirm that this profile is yours' },
} as const satisfies Readonly<Record<string, { readonly section: string; readonly label: string }>>

export type VettingReason = keyof typeof VETTING_REASONS

export const isVettingReason = (code: string): code is VettingReason => Object.hasOwn(VETTING_REASONS, code)

/** The reasons why a complete profile is pending or was not approved, for the contractor. Rule: PROF-30. */
export const vettingReasons = (profile: ContractorProfile): readonly VettingReason[] => {
  const { vettingStatus } = profile
  if (vettingStatus === 'changes_requested' || vettingStatus === 'rejected' || vettingStatus === 'suspended') {
    return profile.vettingReasons.filter(isVettingReason)
  }
  if (vettingStatus !== 'pending') return []
  const missing = new Set(profileCompleteness(profile).missing.map(({ part }) => part))
  return [
    ...(missing.has('introduction') ? (['introduction-too-short'] as const) : []),
    ...(missing.has('workExperiences') ? (['no-work-experience'] as const) : []),
  ]
}
