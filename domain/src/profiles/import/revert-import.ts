import { type Uuid } from '../../shared/index.ts'
import type { ContractorProfile } from '../contractor-profile.ts'
import { sortQualifications, sortWorkExperiences } from '../entries/entry-lists.ts'
import type { HomePlace, ImportableSections, ProfileImport } from './profile-import-repository.port.ts'
import { distinct, SKILLS_MAX } from '../entries/text-lists.ts'

const homeOf = ({ countryCode, latitude, locationTitle, longitude, provinceCode }: ContractorProfile): HomePlace => ({
  locationTitle,
  latitude,
  longitude,
  countryCode,
  provinceCode,
})

/** The sections of a profile that an import can change. */
export const importableSections = (profile: ContractorProfile): ImportableSections => ({
  jobTitle: profile.jobTitle,
  introduction: profile.introduction,
  skills: profile.skills,
  languages: profile.languages,
  workExperiences: profile.workExperiences,
  qualifications: profile.qualifications,
  home: homeOf(profile),
})

const same = (left: object, right: object): boolean => {
  const ofRight = new Map(Object.entries(right))
  return Object.entries(left).every(([key, value]) => JSON.stringify(value) === JSON.stringify(ofRight.get(key)))
}

type Entry = { readonly uuid: Uuid }

/** Reverts entries that are unchanged since the import; later changes are kept. */
const revertEntries = <E extends Entry>(
  current: readonly E[],
  before: readonly E[],
  after: readonly E[],
): readonly E[] =>
  current.flatMap((entry) => {
    const left = after.find(({ uuid }) => uuid === entry.uuid)
    if (left === undefined || !same(entry, left)) return [entry]
    return before.filter(({ uuid }) => uuid === entry.uuid)
  })

const revertList = (
  current: readonly string[],
  before: readonly string[],
  after: readonly string[],
): readonly string[] => {
  const kept = current.filter((item) => before.includes(item) || !after.includes(item))
  const takenAway = before.filter((item) => !after.includes(item))
  return distinct([...before.filter((item) => kept.includes(item) || takenAway.includes(item)), ...kept])
}

const revertText = (current: string | null, before: string | null, after: string | null): string | null =>
  current === after ? before : current

const revertHome = (profile: ContractorProfile, { after, before }: ProfileImport): Partial<HomePlace> =>
  before.home !== undefined && after.home !== undefined && same(homeOf(profile), after.home) ? before.home : {}

/** Reverts an import: only changes made by the import are undone, and later manual changes are kept. Rule: PROF-37. */
export const revertImport = (profile: ContractorProfile, imported: ProfileImport): ContractorProfile => {
  const { after, before } = imported
  return {
    ...profile,
    ...revertHome(profile, imported),
    jobTitle: revertText(profile.jobTitle, before.jobTitle, after.jobTitle),
    introduction: revertText(profile.introduction, before.introduction, after.introduction),
    skills: revertList(profile.skills, before.skills, after.skills).slice(0, SKILLS_MAX),
    languages: revertList(profile.languages, before.languages, after.languages),
    workExperiences: sortWorkExperiences(
      revertEntries(profile.workExperiences, before.workExperiences, after.workExperiences),
    ),
    qualifications: sortQualifications(
      revertEntries(profile.qualifications, before.qualifications, after.qualifications),
    ),
  }
}
