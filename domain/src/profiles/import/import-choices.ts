import type { Place } from '../../reference/index.ts'
import { hasErrors, type Uuid, type ValidationErrors } from '../../shared/index.ts'
import { contractorDetailsErrors } from '../contractor-details.ts'
import type { ContractorProfile, Qualification, WorkExperience } from '../contractor-profile.ts'
import {
  exceedsEntryLimit,
  sortQualifications,
  sortWorkExperiences,
  TOO_MANY_ENTRIES_MESSAGE,
} from '../entries/entry-lists.ts'
import {
  type QualificationForm,
  qualificationErrors,
  toQualification,
  type WorkExperienceForm,
  workExperienceErrors,
  toWorkExperience,
} from '../entries/entry-rules.ts'
import { listItemError, normaliseLanguage } from '../entries/list-items.ts'
import { distinct, mergeSkills } from '../entries/text-lists.ts'
import type { HomePlace } from './profile-import-repository.port.ts'

/** A row to save: it replaces an existing entry or becomes a new one. */
export interface ImportRow<Form> {
  readonly replaces: Uuid | null
  readonly entry: Form
}

/** What a person chose to import from a file. Sections that are not named are unchanged. */
export interface ImportChoices {
  readonly jobTitle?: string
  readonly introduction?: string
  /** The id of the place to live in. Rule: REF-18. */
  readonly placeId?: string
  /** Added to the existing skills, or replaces them; at most fifteen. */
  readonly skills?: readonly string[]
  readonly replaceSkills?: boolean
  readonly languages?: readonly string[]
  readonly workExperiences: readonly ImportRow<WorkExperienceForm>[]
  readonly qualifications: readonly ImportRow<QualificationForm>[]
}

const GONE_MESSAGE = 'This entry is not there any more'
const TWICE_MESSAGE = 'Only one row can take the place of an entry'
const NOTHING_MESSAGE = 'Please choose what to take over'

type Errors = Record<string, readonly string[]>

const prefixErrors = (place: string, errors: ValidationErrors): Errors =>
  Object.fromEntries(Object.entries(errors).map(([field, said]) => [`${place}.${field}`, said ?? []]))

const rowErrors = <Form>(
  list: string,
  rows: readonly ImportRow<Form>[],
  errorsOf: (form: Form) => ValidationErrors,
): Errors =>
  Object.assign({}, ...rows.map(({ entry }, index) => prefixErrors(`${list}.${index}`, errorsOf(entry)))) as Errors

const itemErrors = (list: 'skills' | 'languages', items: readonly string[] = []): Errors => {
  const said = items.flatMap((item) => listItemError(list, item) ?? [])
  return said.length > 0 ? { [list]: said } : {}
}

const isEmpty = (choices: ImportChoices): boolean =>
  choices.workExperiences.length + choices.qualifications.length === 0 &&
  [choices.jobTitle, choices.introduction, choices.placeId, choices.skills, choices.languages].every(
    (part) => part === undefined,
  )

/** All errors of the choices on a day, YYYY-MM-DD, by path: `workExperiences.0.startDate`. The rules are the same as when saving each section. */
export const importErrors = (choices: ImportChoices, today: string): Errors => {
  if (isEmpty(choices)) return { workExperiences: [NOTHING_MESSAGE] }
  const { introduction, jobTitle } = choices
  const details = {
    ...(jobTitle === undefined ? {} : { jobTitle }),
    ...(introduction === undefined ? {} : { introduction }),
  }
  return {
    ...(contractorDetailsErrors(details) as Errors),
    ...itemErrors('skills', choices.skills),
    ...itemErrors('languages', choices.languages),
    ...rowErrors('workExperiences', choices.workExperiences, (form) => workExperienceErrors(form, today)),
    ...rowErrors('qualifications', choices.qualifications, (form) => qualificationErrors(form, today)),
  }
}

const targetErrors = (
  list: string,
  rows: readonly ImportRow<unknown>[],
  entries: readonly { readonly uuid: Uuid }[],
): Errors => {
  const seen = new Set<Uuid>()
  const errors: Errors = {}
  rows.forEach(({ replaces }, index) => {
    if (replaces === null) return
    if (!entries.some(({ uuid }) => uuid === replaces)) errors[`${list}.${index}.replaces`] = [GONE_MESSAGE]
    else if (seen.has(replaces)) errors[`${list}.${index}.replaces`] = [TWICE_MESSAGE]
    seen.add(replaces)
  })
  return errors
}

/** Errors that depend on the profile: entries to be replaced that do not exist. */
export const importTargetErrors = (choices: ImportChoices, profile: ContractorProfile): Errors | null => {
  const errors = {
    ...targetErrors('workExperiences', choices.workExperiences, profile.workExperiences),
    ...targetErrors('qualifications', choices.qualifications, profile.qualifications),
  }
  return hasErrors(errors) ? errors : null
}

const applyRows = <Entry extends { readonly uuid: Uuid }, Form>(
  entries: readonly Entry[],
  rows: readonly ImportRow<Form>[],
  make: (uuid: Uuid, form: Form) => Entry,
  newUuid: () => Uuid,
): readonly Entry[] => {
  const made = rows.map(({ entry, replaces }) => make(replaces ?? newUuid(), entry))
  return [...entries.filter(({ uuid }) => !made.some((entry) => entry.uuid === uuid)), ...made]
}

/** The place as part of a profile. */
const toHome = ({ countryCode, latitude, longitude, provinceCode, title }: Place): HomePlace => ({
  locationTitle: title,
  latitude,
  longitude,
  countryCode,
  provinceCode,
})

/** The profile with the choices applied; `place` is the chosen one, null if none was. */
export const applyImportChoices = (
  profile: ContractorProfile,
  choices: ImportChoices,
  place: Place | null,
  newUuid: () => Uuid,
): ContractorProfile => {
  const { introduction, jobTitle, languages = [], replaceSkills = false, skills } = choices
  const work: readonly WorkExperience[] = applyRows(
    profile.workExperiences,
    choices.workExperiences,
    toWorkExperience,
    newUuid,
  )
  const studies: readonly Qualification[] = applyRows(
    profile.qualifications,
    choices.qualifications,
    toQualification,
    newUuid,
  )
  return {
    ...profile,
    ...(place === null ? {} : toHome(place)),
    jobTitle: jobTitle?.trim() ?? profile.jobTitle,
    introduction: introduction?.trim() ?? profile.introduction,
    skills: skills === undefined ? profile.skills : mergeSkills(replaceSkills ? [] : profile.skills, skills),
    languages: distinct([...profile.languages, ...languages.map(normaliseLanguage)]),
    workExperiences: sortWorkExperiences(work),
    qualifications: sortQualifications(studies),
  }
}

/** The errors of lists that would exceed the limit. */
export const importLengthErrors = (before: ContractorProfile, after: ContractorProfile): Errors | null => {
  const tooLong = (['workExperiences', 'qualifications'] as const).filter((list) =>
    exceedsEntryLimit(before[list], after[list]),
  )
  return tooLong.length === 0 ? null : Object.fromEntries(tooLong.map((list) => [list, [TOO_MANY_ENTRIES_MESSAGE]]))
}
