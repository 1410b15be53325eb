import type { ContractorProfile } from '../contractor-profile.ts'

/** The sections of a profile that a vetter looks at. Rule: MOD-83. */
export const VETTED_SECTIONS = [
  'name',
  'picture',
  'title',
  'introduction',
  'location',
  'preferences',
  'availability',
  'rates',
  'industries',
  'skills',
  'languages',
  'work',
  'education',
  'cv',
] as const
export type VettedSection = (typeof VETTED_SECTIONS)[number]

/** The fields of a section. */
const FIELDS: Readonly<Record<VettedSection, readonly (keyof ContractorProfile)[]>> = {
  name: ['firstName', 'lastName'],
  picture: ['profilePicture'],
  title: ['jobTitle'],
  introduction: ['introduction'],
  location: ['locationTitle', 'latitude', 'longitude'],
  preferences: ['opportunityType', 'workplaceType', 'contractMin'],
  availability: ['availability'],
  rates: ['rate', 'currency', 'permanentRate', 'permanentCurrency'],
  industries: ['industries'],
  skills: ['skills'],
  languages: ['languages'],
  work: ['workExperiences'],
  education: ['qualifications'],
  cv: ['cvUrl', 'cvName'],
}

/** The values of an entry do not depend on the order in which a store returns its fields. */
const sortedFields = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a, sortedFields) === JSON.stringify(b, sortedFields)

/** The sections in which two profiles differ, in the order of the list. Rule: MOD-83. */
export const changedSections = (before: ContractorProfile, after: ContractorProfile): readonly VettedSection[] =>
  VETTED_SECTIONS.filter((section) => FIELDS[section].some((field) => !isSame(before[field], after[field])))
