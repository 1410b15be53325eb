import {
  email,
  hasErrors,
  invalid,
  maxLength,
  plainName,
  ok,
  PHONE_PATTERN,
  required,
  type Result,
  rule,
  type Rules,
  validate,
  type ValidationErrors,
} from '../shared/index.ts'
import { isVatNumber, VAT_NUMBER_PATTERN } from './vat-number.ts'

/** The billing details that are printed on invoices. Rule: PLAN-21. */
export interface BillingDetails {
  readonly companyName: string
  readonly vatNumber: string | null
  readonly companyRegistrationNumber: string | null
  readonly emailAddress: string
  readonly contactNumber: string | null
  /** The address in one line, looked up or typed. */
  readonly physicalAddress: string | null
  readonly streetNumber: string | null
  readonly route: string
  readonly city: string
  readonly province: string | null
  /** A country's name or its ISO 3166-1 alpha-2 code. */
  readonly country: string
  readonly postalCode: string | null
}

/** The form as typed. */
export type BillingDetailsForm = { readonly [Field in keyof BillingDetails]: string }

/** Maximum length of a line of the address, in characters. */
const LINE = 200
const SHORT = 50

const vat = rule<BillingDetailsForm>(
  (value, { country }) => isVatNumber(String(value), country),
  'Value is not a valid VAT number',
  { pattern: VAT_NUMBER_PATTERN },
)
const telephone = rule<unknown>(
  (value) => new RegExp(PHONE_PATTERN).test(String(value).trim()),
  'Value is not a valid contact number',
  { pattern: PHONE_PATTERN },
)

/** The rules of the form. Rule: PLAN-21. */
export const billingDetailsRules: Required<Rules<BillingDetailsForm>> = {
  companyName: [required, maxLength(LINE), plainName],
  vatNumber: [maxLength(SHORT), vat],
  companyRegistrationNumber: [maxLength(SHORT)],
  emailAddress: [required, email],
  contactNumber: [telephone],
  physicalAddress: [maxLength(2 * LINE)],
  streetNumber: [maxLength(SHORT)],
  route: [required, maxLength(LINE)],
  city: [required, maxLength(LINE)],
  province: [maxLength(LINE)],
  country: [required, maxLength(LINE)],
  postalCode: [maxLength(SHORT)],
}

/** All errors of the form at once; an invoice needs a name, a postal address and an e-mail address. Rule: PLAN-21. */
export const billingDetailsErrors = (form: BillingDetailsForm): ValidationErrors => validate(form, billingDetailsRules)

const normaliseLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')
const normaliseOptionalLine = (text: string): string | null => (normaliseLine(text) === '' ? null : normaliseLine(text))

/** Converts a valid form to billing details. 'invalid' carries the errors by field. */
export const toBillingDetails = (form: BillingDetailsForm): Result<BillingDetails, 'invalid'> => {
  const errors = billingDetailsErrors(form)
  if (hasErrors(errors)) return invalid(errors)
  return ok({
    companyName: normaliseLine(form.companyName),
    vatNumber: normaliseOptionalLine(form.vatNumber)?.toUpperCase() ?? null,
    companyRegistrationNumber: normaliseOptionalLine(form.companyRegistrationNumber),
    emailAddress: form.emailAddress.trim(),
    contactNumber: normaliseOptionalLine(form.contactNumber),
    physicalAddress: normaliseOptionalLine(form.physicalAddress),
    streetNumber: normaliseOptionalLine(form.streetNumber),
    route: normaliseLine(form.route),
    city: normaliseLine(form.city),
    province: normaliseOptionalLine(form.province),
    country: normaliseLine(form.country),
    postalCode: normaliseOptionalLine(form.postalCode),
  })
}
