import {
  qualificationErrors,
  type QualificationForm,
  workExperienceErrors,
  type WorkExperienceForm,
} from '@guildhall/domain/profiles'
import type { Received, Routes, Sent } from '@guildhall/rest-contract/client'

/** The data of a file, with the current data of the profile. Rule: PROF-32. */
export type FoundFile = Received<Routes['readProfileFile']>
type ImportBody = Sent<Routes['importProfile']>['body']

/** The choice for a row: keep the current value, replace it, or add the imported one. */
export type RowChoice = 'keep' | 'replace' | 'add'

/** The choices by row id. */
export type RowChoices = Readonly<Record<string, RowChoice>>

/** The values that the user added for missing or wrong fields, by row id. */
export type Corrections = Readonly<Record<string, Partial<Record<EntryField, string>>>>
/** The fields of an entry in which the data of a file can have errors; longer texts are cut when the file is read. */
export type EntryField =
  | 'title'
  | 'company'
  | 'startDate'
  | 'endDate'
  | 'qualification'
  | 'institution'
  | 'educationType'
  | 'dateGraduated'

type FoundRole = FoundFile['workExperiences'][number]
type FoundStudy = FoundFile['qualifications'][number]

/** One job or qualification in the file, with the matching entry of the profile. */
export interface EntryRow<Found, Own> {
  readonly id: string
  readonly found: Found
  readonly own: Own | null
  /** True if both are equal, so that there is nothing to choose. */
  readonly isSame: boolean
}

export type RoleRow = EntryRow<FoundRole, FoundFile['now']['workExperiences'][number]>
export type StudyRow = EntryRow<FoundStudy, FoundFile['now']['qualifications'][number]>

const same = (left: object, right: object, fields: readonly string[]): boolean =>
  fields.every((field) => (Reflect.get(left, field) ?? null) === (Reflect.get(right, field) ?? null))

const rowsOf = <Found extends { readonly duplicateOf: string | null }, Own extends { readonly uuid: string }>(
  list: string,
  found: readonly Found[],
  own: readonly Own[],
  fields: readonly string[],
): readonly EntryRow<Found, Own>[] =>
  found.map((entry, index) => {
    const twin = own.find(({ uuid }) => uuid === entry.duplicateOf) ?? null
    return {
      id: `${list}.${index}`,
      found: entry,
      own: twin,
      isSame: twin !== null && same(entry, twin, fields),
    }
  })

export const roleRows = ({ workExperiences, now }: FoundFile): readonly RoleRow[] =>
  rowsOf('work', workExperiences, now.workExperiences, [
    'title',
    'company',
    'location',
    'description',
    'startDate',
    'endDate',
  ])
export const studyRows = ({ qualifications, now }: FoundFile): readonly StudyRow[] =>
  rowsOf('study', qualifications, now.qualifications, [
    'qualification',
    'institution',
    'educationType',
    'dateGraduated',
  ])

/** The form values of the row's entry, including added values. A replaced job keeps its skills. */
export const toRoleForm = ({ found, own, id }: RoleRow, mended: Corrections): WorkExperienceForm => ({
  title: mended[id]?.title ?? found.title,
  company: mended[id]?.company ?? found.company,
  location: found.location ?? own?.location ?? null,
  description: found.description ?? own?.description ?? null,
  currentWork: found.currentWork,
  startDate: mended[id]?.startDate ?? found.startDate ?? '',
  endDate: mended[id]?.endDate ?? found.endDate,
  skills: own?.skills ?? found.skills,
})
export const toStudyForm = ({ found, own, id }: StudyRow, mended: Corrections): QualificationForm => ({
  qualification: mended[id]?.qualification ?? found.qualification,
  institution: mended[id]?.institution ?? found.institution,
  educationType: mended[id]?.educationType ?? found.educationType ?? own?.educationType ?? '',
  dateGraduated: mended[id]?.dateGraduated ?? found.dateGraduated ?? own?.dateGraduated ?? null,
  currentlyCompleting: found.currentlyCompleting,
})

/** The validation errors of an imported row on a day, YYYY-MM-DD, by field, by the rules of the entry's own form. */
export const roleErrors = (row: RoleRow, mended: Corrections, today: string) =>
  workExperienceErrors(toRoleForm(row, mended), today)
export const studyErrors = (row: StudyRow, mended: Corrections, today: string) =>
  qualificationErrors(toStudyForm(row, mended), today)

const isNew = (own: readonly string[], item: string): boolean =>
  !own.some((other) => other.toLowerCase() === item.toLowerCase())

/** The skills and languages in the file that the profile does not have. */
export const newSkills = ({ mergedSkills, now }: FoundFile) => mergedSkills.filter((skill) => isNew(now.skills, skill))
export const newLanguages = ({ mergedLanguages, now }: FoundFile) =>
  mergedLanguages.filter((language) => isNew(now.languages, language))

/** The initial choices: missing data is added, existing data is kept. */
export function firstChoices(found: FoundFile): RowChoices {
  const { now, headline, place, summary } = found
  const isIn = (row: RoleRow | StudyRow): RowChoice => (row.own === null ? 'add' : 'keep')
  return {
    jobTitle: now.jobTitle === null && headline !== null ? 'replace' : 'keep',
    introduction: now.introduction === null && summary !== null ? 'replace' : 'keep',
    place: now.locationTitle === null && place !== null ? 'replace' : 'keep',
    skills: newSkills(found).length > 0 ? 'add' : 'keep',
    languages: newLanguages(found).length > 0 ? 'add' : 'keep',
    ...Object.fromEntries([...roleRows(found), ...studyRows(found)].map((row) => [row.id, isIn(row)])),
  }
}

/** The number of rows that change the profile. */
export const changeCount = (choices: RowChoices): number =>
  Object.values(choices).filter((choice) => choice !== 'keep').length

const replacesOf = (choice: RowChoice | undefined, own: { readonly uuid: string } | null): string | null =>
  choice === 'replace' ? (own?.uuid ?? null) : null

/** The body of POST /v0/user/profile-import: only the selected rows. */
export function importBody(found: FoundFile, choices: RowChoices, mended: Corrections): ImportBody {
  const isChosen = (id: string): boolean => (choices[id] ?? 'keep') !== 'keep'
  return {
    ...(isChosen('jobTitle') && found.headline !== null ? { job_title: found.headline } : {}),
    ...(isChosen('introduction') && found.summary !== null ? { introduction: found.summary } : {}),
    ...(isChosen('place') && found.place !== null ? { place_id: found.place.id } : {}),
    ...(isChosen('skills')
      ? choices['skills'] === 'replace'
        ? { skills: [...found.skills], replace_skills: true }
        : { skills: [...newSkills(found)] }
      : {}),
    ...(isChosen('languages') ? { languages: [...newLanguages(found)] } : {}),
    work_experiences: roleRows(found)
      .filter(({ id }) => isChosen(id))
      .map((row) => {
        const form = toRoleForm(row, mended)
        return {
          title: form.title,
          company: form.company,
          location: form.location,
          description: form.description,
          current_work: form.currentWork,
          start_date: form.startDate,
          end_date: form.currentWork ? null : form.endDate,
          skills: [...form.skills],
          replaces: replacesOf(choices[row.id], row.own),
        }
      }),
    qualifications: studyRows(found)
      .filter(({ id }) => isChosen(id))
      .map((row) => {
        const form = toStudyForm(row, mended)
        return {
          qualification: form.qualification,
          education_type: form.educationType,
          institution: form.institution,
          date_graduated: form.currentlyCompleting ? null : form.dateGraduated,
          currently_completing: form.currentlyCompleting,
          replaces: replacesOf(choices[row.id], row.own),
        }
      }),
  }
}
