import { educationLevels } from '../../reference/index.ts'
import {
  isCalendarDate,
  maxLength,
  oneOf,
  required,
  requiredIf,
  type Rule,
  rule,
  validate,
  type ValidationErrors,
} from '../../shared/index.ts'
import type { Qualification, WorkExperience } from '../contractor-profile.ts'
import { mergeSkills } from './text-lists.ts'

/** Maximum lengths of a line of an entry (title, company, institution…) and of the description, in characters. */
export const ENTRY_LINE_MAX_LENGTH = 200
export const ENTRY_DESCRIPTION_MAX_LENGTH = 4_000

const DATE_MESSAGE = 'Value is not a valid date'
const FUTURE_MESSAGE = 'The date must not be in the future'
const ORDER_MESSAGE = 'The end date must not be before the start date'

const line = maxLength(ENTRY_LINE_MAX_LENGTH)
const isDate = rule((value) => isCalendarDate(String(value)), DATE_MESSAGE, { format: 'date' })
const notInFuture = (today: string) =>
  rule((value) => !isCalendarDate(String(value)) || String(value) <= today, FUTURE_MESSAGE)

/** The form of a work entry. `skills` are added to `existingSkills`, those that were not removed. */
export interface WorkExperienceForm {
  readonly title: string
  readonly company: string
  readonly location: string | null
  readonly description: string | null
  readonly currentWork: boolean
  /** YYYY-MM-DD */
  readonly startDate: string
  readonly endDate: string | null
  readonly skills: readonly string[]
  readonly existingSkills?: readonly string[]
}

type FieldRules<Form, Field extends keyof Form> = { readonly [Name in Field]: readonly Rule<Form>[] }

/**
 * The rules of a work entry on a day, YYYY-MM-DD: the start must be before the end, and neither in the future; current work needs no end.
 * Overlaps are allowed. Rule: PROF-13.
 */
export const workExperienceRules = (
  today: string,
): FieldRules<WorkExperienceForm, 'title' | 'company' | 'location' | 'description' | 'startDate' | 'endDate'> => ({
  title: [required, line],
  company: [required, line],
  location: [line],
  description: [maxLength(ENTRY_DESCRIPTION_MAX_LENGTH)],
  startDate: [required, isDate, notInFuture(today)],
  endDate: [
    requiredIf(({ currentWork }) => !currentWork),
    rule((value, { currentWork }) => currentWork || isCalendarDate(String(value)), DATE_MESSAGE, { format: 'date' }),
    rule(
      (value, { currentWork }) => currentWork || !isCalendarDate(String(value)) || String(value) <= today,
      FUTURE_MESSAGE,
    ),
    rule((value, { currentWork, startDate }) => currentWork || String(value) >= startDate, ORDER_MESSAGE),
  ],
})

/** The errors of a work entry on a day, YYYY-MM-DD. Rule: PROF-13. */
export const workExperienceErrors = (form: WorkExperienceForm, today: string): ValidationErrors =>
  validate<WorkExperienceForm>(form, workExperienceRules(today))

const emptyToNull = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim())

/** Converts a valid form to an entry: current work has no end date, even if the form has one. */
export const toWorkExperience = (uuid: string, form: WorkExperienceForm): WorkExperience => ({
  uuid,
  title: form.title.trim(),
  company: form.company.trim(),
  location: emptyToNull(form.location),
  description: emptyToNull(form.description),
  currentWork: form.currentWork,
  startDate: form.startDate,
  endDate: form.currentWork ? null : form.endDate,
  skills: mergeSkills(form.existingSkills ?? [], form.skills),
})

/** The form of a qualification. */
export type QualificationForm = Omit<Qualification, 'uuid'>

/**
 * The rules of a qualification on a day, YYYY-MM-DD: a completed one needs a date that is not in the future, an uncompleted one needs none.
 * Rule: PROF-14.
 */
export const qualificationRules = (
  today: string,
): FieldRules<QualificationForm, 'qualification' | 'educationType' | 'institution' | 'dateGraduated'> => ({
  qualification: [required, line],
  educationType: [required, oneOf(educationLevels.map(({ name }) => name))],
  institution: [required, line],
  dateGraduated: [
    requiredIf(({ currentlyCompleting }) => !currentlyCompleting),
    rule((value, { currentlyCompleting }) => currentlyCompleting || isCalendarDate(String(value)), DATE_MESSAGE, {
      format: 'date',
    }),
    rule(
      (value, { currentlyCompleting }) =>
        currentlyCompleting || !isCalendarDate(String(value)) || String(value) <= today,
      FUTURE_MESSAGE,
    ),
  ],
})

/** The errors of a qualification on a day, YYYY-MM-DD. Rule: PROF-14. */
export const qualificationErrors = (form: QualificationForm, today: string): ValidationErrors =>
  validate<QualificationForm>(form, qualificationRules(today))

/** Converts a valid form to a qualification. */
export const toQualification = (uuid: string, form: QualificationForm): Qualification => ({
  uuid,
  qualification: form.qualification.trim(),
  educationType: form.educationType,
  institution: form.institution.trim(),
  dateGraduated: form.currentlyCompleting ? null : form.dateGraduated,
  currentlyCompleting: form.currentlyCompleting,
})
