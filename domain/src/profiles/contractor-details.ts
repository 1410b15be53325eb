import {
  availabilityOptions,
  contractDurationOptions,
  currencies,
  opportunityTypes,
  workplaceTypes,
} from '../reference/index.ts'
import { nameRules } from '../identity/index.ts'
import {
  between,
  maxLength,
  maxValue,
  minValue,
  oneOf,
  required,
  type Rule,
  type Rules,
  validate,
  type ValidationErrors,
} from '../shared/index.ts'
import type { ContractorProfile } from './contractor-profile.ts'

/** Whole currency units, per hour or per year. */
export const RATE_MIN = 1
export const RATE_MAX = 9_999_999

/** Maximum lengths of introduction and title, in characters. */
export const INTRODUCTION_MAX_LENGTH = 4_000
export const TITLE_MAX_LENGTH = 200

/** The main section of a profile. Omitted fields are unchanged; null clears a field. Rule: PROF-5. */
export type ContractorDetails = Partial<
  Pick<
    ContractorProfile,
    | 'firstName'
    | 'lastName'
    | 'jobTitle'
    | 'introduction'
    | 'locationTitle'
    | 'latitude'
    | 'longitude'
    | 'opportunityType'
    | 'workplaceType'
    | 'availability'
    | 'contractMin'
    | 'rate'
    | 'currency'
    | 'permanentRate'
    | 'permanentCurrency'
    | 'cvVisibility'
  >
> & {
  /** Path of a file that this contractor uploaded; null removes the CV. */
  readonly cvDoc?: string | null
}

const rate = [minValue(RATE_MIN), maxValue(RATE_MAX)]
const currency = [oneOf(currencies.map(({ code }) => code))]
const line = [required, maxLength(TITLE_MAX_LENGTH)]

/** The rules of the fields. Rule: PROF-5. */
export const contractorDetailsRules: { readonly [Field in keyof ContractorDetails]-?: readonly Rule<unknown>[] } = {
  firstName: nameRules,
  lastName: nameRules,
  jobTitle: line,
  introduction: [required, maxLength(INTRODUCTION_MAX_LENGTH)],
  locationTitle: line,
  latitude: [required, between(-90, 90)],
  longitude: [required, between(-180, 180)],
  opportunityType: [required, oneOf(opportunityTypes.map(({ value }) => value))],
  workplaceType: [required, oneOf(workplaceTypes)],
  availability: [required, oneOf(availabilityOptions.map(({ days }) => days))],
  contractMin: [oneOf(contractDurationOptions.map(({ days }) => days))],
  rate,
  currency,
  permanentRate: rate,
  permanentCurrency: currency,
  cvVisibility: [required, oneOf(['employers', 'after-acceptance'])],
  cvDoc: [],
}

/** Latitude and longitude must be submitted together. */
const isSubmitted = (field: string, details: ContractorDetails): boolean =>
  Object.hasOwn(details, field) ||
  (field === 'latitude' && Object.hasOwn(details, 'longitude')) ||
  (field === 'longitude' && Object.hasOwn(details, 'latitude'))

/** All errors of the submitted fields. Rule: PROF-5. */
export const contractorDetailsErrors = (details: ContractorDetails): ValidationErrors => {
  const sent = Object.entries(contractorDetailsRules).filter(([field]) => isSubmitted(field, details))
  const rules: Rules<ContractorDetails> = Object.fromEntries(sent)
  return validate(details, rules)
}

const trimValue = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** The submitted fields of the profile itself, with texts trimmed. */
export const submittedFields = ({ cvDoc: _cvDoc, ...details }: ContractorDetails): Partial<ContractorProfile> =>
  Object.fromEntries(
    Object.entries(details)
      .filter(([field, value]) => value !== undefined && Object.hasOwn(contractorDetailsRules, field))
      .map(([field, value]) => [field, trimValue(value)]),
  )
