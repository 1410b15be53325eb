import type { CompletenessPart } from '@guildhall/domain/profiles'

/** The sections of a profile that open in a drawer, by their name in the address: /resume?edit=MainProfile. Rule: PROF-5. */
export const EDIT_PARTS = [
  'MainProfile',
  'Picture',
  'Industries',
  'Skills',
  'Languages',
  'WorkExperience',
  'Qualification',
  'Cv',
  'Import',
] as const
export type EditPart = (typeof EDIT_PARTS)[number]

/** Parses the section in an address; null if there is none. */
export const parseEditPart = (text: unknown): EditPart | null => EDIT_PARTS.find((part) => part === text) ?? null

/** The section in which a missing part of the profile is completed. */
export const getEditPart = (part: CompletenessPart): EditPart => {
  if (part === 'profilePicture') return 'Picture'
  return part === 'workExperiences' ? 'WorkExperience' : 'MainProfile'
}
