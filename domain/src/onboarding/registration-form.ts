import {
  MOBILE_MESSAGE,
  type UserType,
  nameRules,
  passwordConfirmationRules,
  passwordRules,
} from '../identity/index.ts'
import { COMPANY_SIZES } from '../plans/index.ts'
import {
  accepted,
  between,
  email,
  maxLength,
  oneOf,
  required,
  rule,
  type Rules,
  validate,
  type ValidationErrors,
} from '../shared/index.ts'

/** A sign-up as the form holds it. Texts are as typed. Rule: ONB-4. */
export interface Registration {
  readonly userType: UserType
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
  readonly password: string
  readonly passwordConfirmation: string
  readonly agreeTerms: boolean
  /** Employers only, like all that follows. */
  readonly companyName?: string
  readonly companySize?: string
  readonly companySeats?: number
  readonly annualSubscription?: boolean
  readonly trial?: boolean
  /** Product of the first provider, where the plan is paid by card at once. */
  readonly productUuid?: string | null
  /** The same for the second provider, where that is the region's. */
  readonly secondProductUuid?: string | null
}

/** The most seats that can be bought in a form; teams above it talk to us. */
export const SEATS_MAX = 100

/** What the form says of a number that is none. */

/** Anything that may be a phone number; the server's own check is stricter. */
const MOBILE = /^\+?[\d\s().-]{6,24}$/

const person: Rules<Registration> = {
  userType: [required, oneOf(['contractor', 'employer'])],
  firstName: nameRules,
  lastName: nameRules,
  email: [required, email],
  mobile: [required, rule((value) => MOBILE.test(String(value).trim()), MOBILE_MESSAGE)],
  password: passwordRules,
  passwordConfirmation: passwordConfirmationRules,
  agreeTerms: [accepted],
}

const company: Rules<Registration> = {
  companyName: [required, maxLength(200)],
  companySize: [required, oneOf(COMPANY_SIZES)],
  companySeats: [
    required,
    between(1, SEATS_MAX),
    rule((value) => Number.isInteger(value), 'Value is not a whole number'),
  ],
}

/** Every error of a sign-up at once; the same in the browser and on the server. Rule: ONB-4. */
export const registrationErrors = (registration: Registration): ValidationErrors =>
  validate(registration, registration.userType === 'employer' ? { ...person, ...company } : person)
