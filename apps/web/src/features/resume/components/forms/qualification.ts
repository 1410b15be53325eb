import { type Qualification, qualificationErrors, type QualificationForm } from '@guildhall/domain/profiles'
import type { FormError } from '@guildhall/ui-kit/Form'
import { toFormErrors } from '../../../../shared/forms/form-errors.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** The form values of a qualification, with an id, so that a repeated save does not duplicate the entry. */
export type QualificationValues = QualificationForm & { readonly uuid: string }

const labels: Readonly<Record<string, string>> = {
  qualification: t('Qualification'),
  institution: t('Institution'),
  educationType: t('Level'),
  dateGraduated: t('Graduated on'),
}

/** The form values of a qualification, or of a new one with that id. */
export const qualificationValues = (uuid: string, entry: Qualification | null): QualificationValues => ({
  uuid,
  qualification: entry?.qualification ?? '',
  institution: entry?.institution ?? '',
  educationType: entry?.educationType ?? '',
  dateGraduated: entry?.dateGraduated ?? null,
  currentlyCompleting: entry?.currentlyCompleting ?? false,
})

/** The domain's validation errors of a qualification on a day, YYYY-MM-DD. Rule: PROF-14. */
export const qualificationFormErrors = (values: QualificationValues, today: string): readonly FormError[] =>
  toFormErrors(qualificationErrors(values, today), labels)

const domainNames: Readonly<Record<string, string>> = {
  education_type: 'educationType',
  date_graduated: 'dateGraduated',
}

/** The server's errors with the form's labels. */
export const refusedQualification = (errors: Readonly<Record<string, readonly string[]>>): readonly FormError[] =>
  toFormErrors(
    Object.fromEntries(Object.entries(errors).map(([field, messages]) => [domainNames[field] ?? field, messages])),
    labels,
  )

/** The body of POST and PUT /v0/user/qualifications. */
export const toQualificationWire = (entry: QualificationForm) => ({
  qualification: entry.qualification,
  education_type: entry.educationType,
  institution: entry.institution,
  date_graduated: entry.currentlyCompleting ? null : entry.dateGraduated,
  currently_completing: entry.currentlyCompleting,
})
