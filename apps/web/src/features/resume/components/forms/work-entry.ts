import { type WorkExperience, workExperienceErrors, type WorkExperienceForm } from '@guildhall/domain/profiles'
import type { FormError } from '@guildhall/ui-kit/Form'
import { toFormErrors } from '../../../../shared/forms/form-errors.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** The form values of a work entry, with an id, so that a repeated save does not duplicate the entry. */
export type WorkEntryValues = Omit<WorkExperienceForm, 'existingSkills' | 'location' | 'description'> & {
  readonly uuid: string
  readonly location: string
  readonly description: string
}

const labels: Readonly<Record<string, string>> = {
  title: t('Title'),
  company: t('Company'),
  location: t('Location'),
  startDate: t('From'),
  endDate: t('To'),
  description: t('What you did'),
}

/** The form values of an entry, or of a new one with that id. */
export const workEntryValues = (uuid: string, entry: WorkExperience | null): WorkEntryValues => ({
  uuid,
  title: entry?.title ?? '',
  company: entry?.company ?? '',
  location: entry?.location ?? '',
  description: entry?.description ?? '',
  currentWork: entry?.currentWork ?? false,
  startDate: entry?.startDate ?? '',
  endDate: entry?.endDate ?? null,
  skills: entry?.skills ?? [],
})

/** The domain's validation errors of an entry on a day, YYYY-MM-DD. Rule: PROF-13. */
export const workEntryErrors = (values: WorkEntryValues, today: string): readonly FormError[] =>
  toFormErrors(workExperienceErrors(values, today), labels)

const domainNames: Readonly<Record<string, string>> = { start_date: 'startDate', end_date: 'endDate' }

/** The server's errors with the form's labels. */
export const refusedWorkEntry = (errors: Readonly<Record<string, readonly string[]>>): readonly FormError[] =>
  toFormErrors(
    Object.fromEntries(Object.entries(errors).map(([field, messages]) => [domainNames[field] ?? field, messages])),
    labels,
  )

/** The body of POST and PUT /v0/user/work-experiences/{id}. */
export const toWorkEntryWire = (entry: Omit<WorkEntryValues, 'uuid'>) => ({
  title: entry.title,
  company: entry.company,
  location: entry.location,
  description: entry.description,
  current_work: entry.currentWork,
  start_date: entry.startDate,
  end_date: entry.currentWork ? null : entry.endDate,
  skills: [...entry.skills],
  existing_skills: [],
})
