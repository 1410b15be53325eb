import { findLanguage } from '../../reference/index.ts'
import { countCharacters } from '../../shared/index.ts'
import { INTRODUCTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '../contractor-details.ts'
import type { ContractorProfile } from '../contractor-profile.ts'
import { ENTRY_DESCRIPTION_MAX_LENGTH, ENTRY_LINE_MAX_LENGTH } from '../entries/entry-rules.ts'
import { hasYearsOnly } from './parsed-dates.ts'
import type { ParsedProfile, ParsedRole, ParsedEducation } from './parsed-profile.ts'
import type { ProposedQualification, ProposedWorkExperience } from './proposed-entries.ts'
import { SKILL_MAX_LENGTH } from '../entries/list-items.ts'
import { distinct, SKILLS_MAX } from '../entries/text-lists.ts'

interface Proposed {
  readonly profile: Pick<ContractorProfile, 'skills'>
  readonly skills: readonly string[]
  readonly workExperiences: readonly ProposedWorkExperience[]
  readonly qualifications: readonly ProposedQualification[]
}

/** A LinkedIn export contains at most this many skills. */
const EXPORTED_SKILLS = 3

const joinNames = (names: readonly string[]): string => names.join(', ')
const roleName = ({ company, title }: Pick<ParsedRole, 'company' | 'title'>): string =>
  title !== '' && company !== '' ? `${title} at ${company}` : title || company

const isLong = (text: string | null, length: number): boolean => text !== null && countCharacters(text) > length

const generalWarnings = (found: ParsedProfile): readonly string[] => [
  ...(found.source === 'cv' ? ['This is no LinkedIn export, so we guessed. Please check every line.'] : []),
  ...(found.source === 'linkedin' && found.skills.length === EXPORTED_SKILLS
    ? ['LinkedIn puts only three skills in its PDF. Please add the others.']
    : []),
  ...(found.roles.length === 0 ? ['We found no work experience in this file.'] : []),
  ...(found.education.length === 0 ? ['We found no education in this file.'] : []),
  ...(found.certifications.length > 0
    ? ['The PDF does not date certifications. Please add those that matter as qualifications.']
    : []),
  ...(found.omittedSections.length > 0
    ? [`This has no place in a profile and was left out: ${joinNames(found.omittedSections)}.`]
    : []),
]

const roleWarnings = (role: ParsedRole, row: ProposedWorkExperience | undefined): readonly string[] => {
  const name = roleName(role)
  return [
    ...(role.title === '' ? [`We could not read the title of ${name}.`] : []),
    ...(role.company === '' ? [`We could not read the company of ${name}.`] : []),
    ...(role.start === null ? [`We could not read when ${name} began.`] : []),
    ...(role.end === null && !role.current ? [`We could not read when ${name} ended.`] : []),
    ...(hasYearsOnly(role) ? [`${name} gives years alone. Please check the months.`] : []),
    ...(row?.currentWork === true && !role.current ? [`${name} ends in the future, so it counts as current.`] : []),
    ...(isLong(role.description, ENTRY_DESCRIPTION_MAX_LENGTH) ? [`The description of ${name} was shortened.`] : []),
    ...([role.title, role.company, role.location].some((text) => isLong(text, ENTRY_LINE_MAX_LENGTH))
      ? [`A long line of ${name} was shortened.`]
      : []),
  ]
}

const educationWarnings = (study: ParsedEducation, row: ProposedQualification | undefined): readonly string[] => {
  const name = study.institution || study.qualification
  return [
    ...(study.qualification === '' ? [`${name} names no qualification.`] : []),
    ...(study.end === null && !study.current ? [`${name} gives no date of graduation.`] : []),
    ...(row?.educationType === null ? [`We could not tell the level of what was studied at ${name}.`] : []),
  ]
}

/** Warnings to show before an import, each once. Rule: PROF-39. */
export const importWarnings = (found: ParsedProfile, proposed: Proposed): readonly string[] => {
  const unknown = found.languages.map(({ name }) => name).filter((name) => findLanguage(name) === undefined)
  const skills = distinct([...proposed.profile.skills, ...proposed.skills]).length
  return distinct([
    ...generalWarnings(found),
    ...(isLong(found.headline, TITLE_MAX_LENGTH) ? ['The headline was shortened.'] : []),
    ...(isLong(found.summary, INTRODUCTION_MAX_LENGTH) ? ['The summary was shortened.'] : []),
    ...(found.skills.some((skill) => isLong(skill, SKILL_MAX_LENGTH)) ? ['A long skill was shortened.'] : []),
    ...(skills > SKILLS_MAX ? [`A profile holds ${SKILLS_MAX} skills. Some of those found do not fit.`] : []),
    ...(unknown.length > 0 ? [`These are not on our list of languages: ${joinNames(unknown)}.`] : []),
    ...found.roles.flatMap((role, index) => roleWarnings(role, proposed.workExperiences[index])),
    ...found.education.flatMap((study, index) => educationWarnings(study, proposed.qualifications[index])),
  ])
}
