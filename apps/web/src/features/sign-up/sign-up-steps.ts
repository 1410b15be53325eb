import type { UserType } from '@guildhall/domain/identity'
import { t } from '../../shared/i18n/index.ts'

/** The children of /sign-up for invited users. */
export type InvitedStepId = 'name' | 'password'

/** The children of /sign-up for all other users, including the success page; '' is the first. */
export type OwnStepId =
  | ''
  | 'do-you-qualify'
  | 'details'
  | 'subscription-details'
  | 'account-details'
  | 'login-details'
  | 'success'

/** The children of /sign-up for paying. */
export type PaymentStepId = 'payment-details' | 'payment-detail' | 'billing-details'

export type SignUpStepId = OwnStepId | InvitedStepId | PaymentStepId

/** The kind of sign-up; null until it is chosen. */
export type SignUpFlow = UserType | 'invited' | 'paying' | null

interface Step {
  readonly id: SignUpStepId
  readonly label: string
}

const contractor: readonly Step[] = [
  { id: '', label: t('You') },
  { id: 'do-you-qualify', label: t('A few questions') },
  { id: 'details', label: t('Details') },
  { id: 'login-details', label: t('Login') },
]

const employer: readonly Step[] = [
  { id: '', label: t('You') },
  { id: 'do-you-qualify', label: t('A few questions') },
  { id: 'details', label: t('Company') },
  { id: 'subscription-details', label: t('Plan') },
  { id: 'account-details', label: t('Account') },
  { id: 'login-details', label: t('Login') },
]

const invited: readonly Step[] = [
  { id: 'name', label: t('Invite details') },
  { id: 'password', label: t('Login') },
]

const paying: readonly Step[] = [
  ...employer,
  { id: 'payment-details', label: t('Payment') },
  { id: 'billing-details', label: t('Billing') },
]

/** The steps of each kind of sign-up. Rules: ONB-1, ONB-2, ONB-3. */
export const getSteps = (way: SignUpFlow): readonly Step[] => {
  if (way === 'invited') return invited
  if (way === 'paying') return paying
  return way === 'employer' ? employer : contractor
}

export const isInvitedStep = (step: SignUpStepId): step is InvitedStepId => step === 'name' || step === 'password'

const paymentSteps: readonly string[] = ['payment-details', 'payment-detail', 'billing-details']

export const isPaymentStep = (step: SignUpStepId): step is PaymentStepId => paymentSteps.includes(step)

/** The address of a step. */
export const signUpPath = (step: SignUpStepId): string => (step === '' ? '/sign-up' : `/sign-up/${step}`)

/** The step named by the last part of an address; null if it names none. */
export const parseStep = (text: string | undefined): SignUpStepId | null => {
  if (text === undefined || text === '') return ''
  if (text === 'success' || text === 'payment-detail') return text
  return [...paying, ...invited].find(({ id }) => id === text)?.id ?? null
}

/** The previous and the next step; null at the ends. */
export function getAdjacentSteps(
  userType: UserType | null,
  step: OwnStepId,
): { back: SignUpStepId | null; next: SignUpStepId } {
  const steps = getSteps(userType)
  const at = steps.findIndex(({ id }) => id === step)
  return { back: at > 0 ? (steps[at - 1]?.id ?? null) : null, next: steps[at + 1]?.id ?? 'success' }
}
