import {
  MOBILE_MESSAGE,
  type UserType,
  nameRules,
  passwordConfirmationRules,
  passwordRules,
} from '../identity/index.ts'
import { COMPANY_SIZES, findSeatsOverBandError } from '../plans/index.ts'
import {
  accepted,
  between,
  email,
  maxLength,
  plainName,
  oneOf,
  PHONE_PATTERN,
  required,
  rule,
  type Rules,
  validate,
  type ValidationErrors,
  wholeNumber,
} from '../shared/index.ts'

/** The sign-up form, as typed. Rule: ONB-4. */
export interface Registration {
  readonly userType: UserType
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
  readonly password: string
  readonly passwordConfirmation: string
  readonly agreeTerms: boolean
  /** Employers only, as are all further fields. */
  readonly companyName?: string
  readonly companySize?: string
  readonly companySeats?: number
  readonly annualSubscription?: boolean
  readonly trial?: boolean
  /** Product of the first provider, if the plan is paid by card at once. */
  readonly productUuid?: string | null
  /** The same for the second provider, if the region uses it. */
  readonly secondProductUuid?: string | null
}

/** Maximum number of seats in the form; larger teams contact sales. */
export const SEATS_MAX = 100

/** The rules of everybody's fields. Rule: ONB-4. */
export const registrationRules = {
  userType: [required, oneOf(['contractor', 'employer'])],
  firstName: nameRules,
  lastName: nameRules,
  email: [required, email],
  mobile: [
    required,
    rule((value) => new RegExp(PHONE_PATTERN).test(String(value).trim()), MOBILE_MESSAGE, { pattern: PHONE_PATTERN }),
  ],
  password: passwordRules,
  passwordConfirmation: passwordConfirmationRules,
  agreeTerms: [accepted],
} as const satisfies Rules<Registration>

/** The rules of an employer's fields. Rule: ONB-4. */
export const employerRegistrationRules = {
  companyName: [required, maxLength(200), plainName],
  companySize: [required, oneOf(COMPANY_SIZES)],
  companySeats: [required, between(1, SEATS_MAX), wholeNumber],
} as const satisfies Rules<Registration>

/** More seats than the size's band has are refused, not cut. Rule: PLAN-18. */
const seatErrors = ({ companySeats, companySize = '' }: Registration): ValidationErrors => {
  const error = findSeatsOverBandError(companySeats, companySize)
  return error === null ? {} : { companySeats: [error] }
}

/** All errors of a sign-up at once. Used in the browser and on the server. Rules: ONB-4, PLAN-18. */
export const registrationErrors = (registration: Registration): ValidationErrors =>
  registration.userType === 'employer'
    ? {
        ...seatErrors(registration),
        ...validate<Registration>(registration, { ...registrationRules, ...employerRegistrationRules }),
      }
    : validate<Registration>(registration, registrationRules)
