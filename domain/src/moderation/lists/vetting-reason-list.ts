import { type ContractorProfile, type GivenReason, profileCompleteness } from '../../profiles/index.ts'
import { type ListEntry, type Lists, type ListSource, shippedEntry } from '../../reference/index.ts'
import { err, invalid, NOT_AN_OPTION_MESSAGE, ok, type Result } from '../../shared/index.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'

/** Characters of a vetter's message. Rule: MOD-29. */
export const VETTING_MESSAGE_MAX_LENGTH = 1_000

/** The sections of a profile that a reason can concern, as its page has them. Rule: MOD-6. */
export const VETTING_SECTIONS = [
  'MainProfile',
  'ProfilePicture',
  'Industries',
  'Skills',
  'Languages',
  'WorkExperience',
  'Qualification',
  'Cv',
] as const
export type VettingSection = (typeof VETTING_SECTIONS)[number]

export const isVettingSection = (text: string): text is VettingSection =>
  (VETTING_SECTIONS as readonly string[]).includes(text)

const reason = (code: string, section: VettingSection, label: string) => ({ code, section, label })

/** Why a profile is not approved, as the product ships it, in the order of the vetters' keys. Rules: MOD-6, MOD-78. */
export const shippedVettingReasons: readonly ListEntry[] = [
  reason('contact-details-in-text', 'MainProfile', 'Take contact details out of your texts'),
  reason('picture-unsuitable', 'ProfilePicture', 'Choose a picture that shows your face'),
  reason('introduction-too-short', 'MainProfile', 'Write an introduction of at least 120 characters'),
  reason('introduction-unclear', 'MainProfile', 'Say more clearly what you do'),
  reason('no-work-experience', 'WorkExperience', 'Add at least one job'),
  reason('work-experience-unclear', 'WorkExperience', 'Say more of your jobs'),
  reason('skills-unclear', 'Skills', 'Choose skills that fit your work'),
  reason('cv-unsuitable', 'Cv', 'Upload another CV'),
  reason('not-genuine', 'MainProfile', 'We could not confirm that this profile is yours'),
].map(({ code, label, section }, position) => shippedEntry(label, { code, section, position }))

const toGiven = ({ code, label, section }: ListEntry): GivenReason => ({
  code,
  label,
  section: section ?? 'MainProfile',
})

/** The reasons of a decision, in the words of now; 'invalid' if one of them is not offered. Rule: MOD-78. */
export const giveReasons = (lists: Lists, codes: readonly string[]): Result<readonly GivenReason[], 'invalid'> => {
  const entries = codes.flatMap((code) => lists.findByCode('vetting-reasons', code) ?? [])
  const isKnown = entries.length === codes.length && entries.every(({ isRetired }) => !isRetired)
  return isKnown ? ok(entries.map(toGiven)) : invalid({ reasons: [NOT_AN_OPTION_MESSAGE] })
}

/** The reasons why a complete profile is pending or was not approved, for the contractor. Rules: PROF-30, MOD-78. */
export const vettingReasons = async (
  listSource: ListSource,
  profile: ContractorProfile,
): Promise<readonly GivenReason[]> => {
  const { vettingStatus } = profile
  if (vettingStatus === 'changes_requested' || vettingStatus === 'rejected' || vettingStatus === 'suspended')
    return profile.vettingReasons
  if (vettingStatus !== 'pending') return []
  const missing = new Set(profileCompleteness(profile).missing.map(({ part }) => part))
  const codes = [
    ...(missing.has('introduction') ? ['introduction-too-short'] : []),
    ...(missing.has('workExperiences') ? ['no-work-experience'] : []),
  ]
  if (codes.length === 0) return []
  const lists = await listSource()
  return codes.flatMap((code) => lists.findByCode('vetting-reasons', code) ?? []).map(toGiven)
}

/** What a vetter chooses from. Rule: MOD-78. */
export const listVettingReasons =
  ({ listSource }: { readonly listSource: ListSource }) =>
  async ({ actor }: { readonly actor: OperatorActor }): Promise<Result<readonly ListEntry[], 'forbidden'>> =>
    isAllowed(actor, 'vet-profiles') ? ok((await listSource()).offered('vetting-reasons')) : err('forbidden')
