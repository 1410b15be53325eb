import { type Registration, registrationErrors } from '@guildhall/domain/onboarding'
import { findCountry } from '@guildhall/domain/reference'
import type { ValidationErrors } from '@guildhall/domain/shared'
import type { FormError } from '@guildhall/ui-kit/Form'
import { toFormErrors } from '../../shared/forms/form-errors.ts'
import type { SignUpDraft } from './sign-up-draft.ts'
import type { SignUpOptions } from './api/use-sign-up-options.ts'
import type { SignUpStepId } from './sign-up-steps.ts'
import { t } from '../../shared/i18n/index.ts'

/** The values of the last step, which are never stored. */
export interface LoginSecrets {
  readonly password: string
  readonly passwordConfirmation: string
  readonly agreeTerms: boolean
}

export const emptySecrets: LoginSecrets = { password: '', passwordConfirmation: '', agreeTerms: false }

/** A number with its calling code; a number that starts with a plus already has one. */
export function formatMobile({ mobile, mobileCountry }: Pick<SignUpDraft, 'mobile' | 'mobileCountry'>): string {
  const typed = mobile.trim()
  if (typed === '' || typed.startsWith('+')) return typed
  const code = mobileCountry === null ? undefined : findCountry(mobileCountry)?.callingCode
  return code === undefined ? typed : `+${code} ${typed.replace(/^0+/, '')}`
}

/** Converts the draft to the domain's registration. */
export const toRegistration = (draft: SignUpDraft, secrets: LoginSecrets): Registration => ({
  userType: draft.userType ?? 'contractor',
  firstName: draft.firstName,
  lastName: draft.lastName,
  email: draft.email,
  mobile: formatMobile(draft),
  ...secrets,
  ...(draft.userType === 'employer'
    ? {
        companyName: draft.companyName,
        companySize: draft.companySize ?? '',
        companySeats: draft.seats,
        annualSubscription: draft.annual,
        trial: draft.begins === 'trial',
      }
    : {}),
})

/** The product of the chosen plan, by the provider's name for it. Rule: ONB-6. */
const getProduct = ({ annual, companySize }: SignUpDraft, { paymentService, products }: SignUpOptions) => {
  const interval = annual ? 'year' : 'month'
  const uuid = products.find((product) => product.companySize === companySize && product.interval === interval)?.uuid
  if (uuid === undefined) return {}
  return paymentService === 'stripe' ? { product_uuid: uuid } : { paystack_product_uuid: uuid }
}

/** The body of POST /v0/auth/register. */
export const registrationToWire = (draft: SignUpDraft, secrets: LoginSecrets, options: SignUpOptions) => ({
  first_name: draft.firstName,
  last_name: draft.lastName,
  user_type: draft.userType ?? 'contractor',
  email: draft.email.trim(),
  mobile: formatMobile(draft),
  password: secrets.password,
  password_confirmation: secrets.passwordConfirmation,
  agree_terms: secrets.agreeTerms,
  ...(draft.userType === 'employer'
    ? {
        company_name: draft.companyName,
        company_size: draft.companySize ?? '',
        company_seats: draft.seats,
        annual_subscription: draft.annual,
        trial: draft.begins === 'trial',
        ...(draft.begins === 'trial' ? {} : getProduct(draft, options)),
      }
    : {}),
})

type Labels = Readonly<Record<string, string>>

const names: Labels = { firstName: t('First name'), lastName: t('Last name') }
const account: Labels = { mobile: t('Mobile') }
const company: Labels = { companyName: t('Company name'), companySize: t('Company size') }
const plan: Labels = { companySeats: t('Seats') }
const login: Labels = {
  email: t('E-mail'),
  password: t('Password'),
  passwordConfirmation: t('The same again'),
  agreeTerms: t('Terms'),
}

/** The labels of a step's fields. */
export function getStepLabels(step: SignUpStepId, userType: SignUpDraft['userType']): Labels {
  if (step === 'details') return { ...names, ...(userType === 'employer' ? company : account) }
  if (step === 'account-details') return account
  if (step === 'subscription-details') return { companySize: t('Company size'), ...plan }
  return step === 'login-details' ? login : {}
}

/** Validates one step by the domain's rules. */
export const validateStep = (step: SignUpStepId, draft: SignUpDraft, secrets: LoginSecrets): readonly FormError[] =>
  toFormErrors(registrationErrors(toRegistration(draft, secrets)), getStepLabels(step, draft.userType))

const domainNames: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  password_confirmation: 'passwordConfirmation',
  agree_terms: 'agreeTerms',
  company_name: 'companyName',
  company_size: 'companySize',
  company_seats: 'companySeats',
}

/** The wire's errors, with the domain's field names. */
export const errorsFromWire = (errors: ValidationErrors): ValidationErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, messages]) => [domainNames[field] ?? field, messages]))
