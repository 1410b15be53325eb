import { companyDetailsErrors } from '@guildhall/domain/companies'
import type { CompanyWire } from '@guildhall/rest-contract/client'
import type { FormError } from '@guildhall/ui-kit/Form'
import { toFormErrors } from '../../shared/forms/form-errors.ts'
import { t } from '../../shared/i18n/index.ts'

/** The fields that an admin can change; '' for empty ones. */
export interface CompanyValues {
  readonly name: string
  readonly website: string
  readonly email: string
  readonly mobile: string
}

/** The user's company as its settings show it. */
export interface CompanyView extends CompanyValues {
  readonly uuid: string
  readonly image: string | null
  readonly employeeCount: string
  readonly seats: number
  readonly verification: CompanyWire['verification']
  readonly canEdit: boolean
}

export const companyFromWire = (company: CompanyWire): CompanyView => ({
  uuid: company.uuid,
  name: company.name,
  website: (company.website ?? '').replace(/^https:\/\//, ''),
  email: company.email ?? '',
  mobile: company.mobile ?? '',
  image: company.companyImage,
  employeeCount: company.employeeCount,
  seats: company.seats,
  verification: company.verification,
  canEdit: company.isAdmin,
})

const labels = {
  name: t('Company name'),
  website: t('Website'),
  email: t('E-mail for questions'),
  mobile: t('Telephone'),
}

/** Validates the form before it is sent. */
export const validateCompany = (values: CompanyValues): readonly FormError[] =>
  toFormErrors(companyDetailsErrors(values), labels)

/** The server's errors, with the form's labels. */
export const companyErrorsFromWire = (errors: Readonly<Record<string, readonly string[]>>): readonly FormError[] =>
  toFormErrors(errors, labels)
