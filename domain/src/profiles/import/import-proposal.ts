import { parseEducationLevel, findLanguage, type Place } from '../../reference/index.ts'
import type { Uuid } from '../../shared/index.ts'
import type { ContractorProfile, Qualification, WorkExperience } from '../contractor-profile.ts'
import { INTRODUCTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '../contractor-details.ts'
import { ENTRY_DESCRIPTION_MAX_LENGTH, ENTRY_LINE_MAX_LENGTH } from '../entries/entry-rules.ts'
import { toDatedPeriod } from './parsed-dates.ts'
import type {
  ParsedLanguage,
  ParsedLink,
  ParsedProfile,
  ParsedRole,
  ParsedSource,
  ParsedEducation,
} from './parsed-profile.ts'
import { importWarnings } from './import-warnings.ts'
import type { ProposedQualification, ProposedWorkExperience } from './proposed-entries.ts'
import { toSkill } from '../entries/list-items.ts'
import { distinct, mergeSkills } from '../entries/text-lists.ts'

/** The contents of a file in the form of a profile, with warnings. Nothing is saved. Rule: PROF-32. */
export interface ImportProposal {
  readonly source: ParsedSource
  readonly name: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly headline: string | null
  /** As written in the file. */
  readonly location: string | null
  /** The known place that the location names. */
  readonly place: Place | null
  readonly summary: string | null
  readonly skills: readonly string[]
  /** The profile's skills with the parsed ones, at most fifteen. */
  readonly mergedSkills: readonly string[]
  readonly languages: readonly ParsedLanguage[]
  /** The profile's languages with the parsed ones that are in the list of languages. */
  readonly mergedLanguages: readonly string[]
  readonly certifications: readonly string[]
  readonly workExperiences: readonly ProposedWorkExperience[]
  readonly qualifications: readonly ProposedQualification[]
  readonly email: string | null
  readonly phone: string | null
  readonly links: readonly ParsedLink[]
  readonly warnings: readonly string[]
}

const truncate = (text: string, length: number): string => Array.from(text).slice(0, length).join('').trim()
const truncateOrNull = (text: string | null, length: number): string | null =>
  text === null ? null : truncate(text, length)

const key = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
const monthOf = (date: string | null): string => (date ?? '').slice(0, 7)

/** The entry of the profile with the same company, title and first month. Rule: PROF-34. */
const findSameRole = (entries: readonly WorkExperience[], found: ProposedWorkExperience): Uuid | null =>
  entries.find(
    (entry) =>
      key(entry.company) === key(found.company) &&
      key(entry.title) === key(found.title) &&
      monthOf(entry.startDate) === monthOf(found.startDate),
  )?.uuid ?? null

/** The qualification of the profile with the same name and institution. */
const findSameQualification = (entries: readonly Qualification[], found: ProposedQualification): Uuid | null =>
  entries.find(
    (entry) =>
      key(entry.institution) === key(found.institution) && key(entry.qualification) === key(found.qualification),
  )?.uuid ?? null

const toProposedWorkExperience = (role: ParsedRole, profile: ContractorProfile, now: Date): ProposedWorkExperience => {
  const { current, endDate, startDate } = toDatedPeriod(role, now)
  const proposed = {
    title: truncate(role.title, ENTRY_LINE_MAX_LENGTH),
    company: truncate(role.company, ENTRY_LINE_MAX_LENGTH),
    location: truncateOrNull(role.location, ENTRY_LINE_MAX_LENGTH),
    description: truncateOrNull(role.description, ENTRY_DESCRIPTION_MAX_LENGTH),
    currentWork: current,
    startDate,
    endDate,
    skills: [],
    duplicateOf: null,
  }
  return { ...proposed, duplicateOf: findSameRole(profile.workExperiences, proposed) }
}

const toProposedQualification = (
  study: ParsedEducation,
  profile: ContractorProfile,
  now: Date,
): ProposedQualification => {
  const { current, endDate, startDate } = toDatedPeriod(study, now)
  const proposed = {
    qualification: truncate(study.qualification, ENTRY_LINE_MAX_LENGTH),
    educationType: parseEducationLevel(study.qualification) ?? parseEducationLevel(study.institution),
    institution: truncate(study.institution, ENTRY_LINE_MAX_LENGTH),
    startDate,
    dateGraduated: endDate,
    currentlyCompleting: current,
    duplicateOf: null,
  }
  return { ...proposed, duplicateOf: findSameQualification(profile.qualifications, proposed) }
}

const splitName = (name: string | null): Pick<ImportProposal, 'firstName' | 'lastName'> => {
  // Credentials follow a comma: "Ana Lima, PhD".
  const [first = '', ...rest] = (name ?? '').split(',', 1).join('').trim().split(/\s+/)
  return { firstName: first === '' ? null : first, lastName: rest.length === 0 ? null : rest.join(' ') }
}

/** Creates a proposal from a parsed profile, the current one and the place that the parsed location names. Rules: PROF-32, PROF-47. */
export const createImportProposal = (
  found: ParsedProfile,
  profile: ContractorProfile,
  now: Date,
  place: Place | null = null,
): ImportProposal => {
  const workExperiences = found.roles.map((role) => toProposedWorkExperience(role, profile, now))
  const qualifications = found.education.map((study) => toProposedQualification(study, profile, now))
  const skills = distinct(found.skills.map(toSkill))
  const known = found.languages.flatMap(({ name }) => findLanguage(name)?.name ?? [])
  return {
    source: found.source,
    name: found.name,
    ...splitName(found.name),
    headline: truncateOrNull(found.headline, TITLE_MAX_LENGTH),
    location: truncateOrNull(found.location, TITLE_MAX_LENGTH),
    place,
    summary: truncateOrNull(found.summary, INTRODUCTION_MAX_LENGTH),
    skills,
    mergedSkills: mergeSkills(profile.skills, skills),
    languages: found.languages,
    mergedLanguages: distinct([...profile.languages, ...known]),
    certifications: found.certifications,
    workExperiences,
    qualifications,
    email: found.email,
    phone: found.phone,
    links: found.links,
    warnings: importWarnings(found, { profile, skills, workExperiences, qualifications }),
  }
}
