import type { UserType } from '@guildhall/domain/identity'

/** The children of /sign-up that can be filled in, and the one that says it is done; '' is the first. */
export type SignUpStepId = '' | 'do-you-qualify' | 'details' | 'subscription-details' | 'login-details' | 'success'

interface Step {
  readonly id: SignUpStepId
  readonly label: string
}

const contractor: readonly Step[] = [
  { id: '', label: 'You' },
  { id: 'do-you-qualify', label: 'A few questions' },
  { id: 'details', label: 'Details' },
  { id: 'login-details', label: 'Login' },
]

const employer: readonly Step[] = [
  { id: '', label: 'You' },
  { id: 'do-you-qualify', label: 'A few questions' },
  { id: 'details', label: 'Company' },
  { id: 'subscription-details', label: 'Plan' },
  { id: 'login-details', label: 'Login' },
]

/** The way of each kind of user. Source: product-spec §2; D3. */
export const stepsOf = (userType: UserType | null): readonly Step[] => (userType === 'employer' ? employer : contractor)

/** The address of a step. */
export const pathOf = (step: SignUpStepId): string => (step === '' ? '/sign-up' : `/sign-up/${step}`)

/** The step of an address's last part, null where there is none. */
export const stepOf = (text: string | undefined): SignUpStepId | null => {
  if (text === undefined || text === '') return ''
  if (text === 'success') return 'success'
  return employer.find(({ id }) => id === text)?.id ?? null
}

/** The step before and after; null at the ends. */
export function beside(
  userType: UserType | null,
  step: SignUpStepId,
): { back: SignUpStepId | null; next: SignUpStepId } {
  const steps = stepsOf(userType)
  const at = steps.findIndex(({ id }) => id === step)
  return { back: at > 0 ? (steps[at - 1]?.id ?? null) : null, next: steps[at + 1]?.id ?? 'success' }
}
