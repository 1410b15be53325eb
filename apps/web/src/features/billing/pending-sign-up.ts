import { LOGIN_PATH } from '@guildhall/domain/onboarding'
import { isCompanySize, type Plan } from '@guildhall/domain/plans'
import { type ApiClient, createApiClient } from '@guildhall/rest-contract/client'
import { readStored, tabStorage } from '../../shared/storage/stored.ts'
import { pendingSignUpKey, savePendingSignUp } from './save-pending-sign-up.ts'
import { t } from '../../shared/i18n/index.ts'

/** A user whose sign-up waits for the choice of a plan. The temporary token is valid only for those calls, for an hour. Rule: IDEN-21. */
export interface PendingSignUp {
  readonly token: string
  readonly email: string
  readonly plan: Plan
  readonly hasBillingDetails: boolean
}

/** The user who is signing up in this tab; null if there is none. */
export function readPendingSignUp(): PendingSignUp | null {
  const { email, hasBillingDetails, plan, token } = readStored<PendingSignUp>(tabStorage, pendingSignUpKey) ?? {}
  if (token === undefined || email === undefined || plan === undefined || !isCompanySize(plan.size)) return null
  return { token, email, plan, hasBillingDetails: hasBillingDetails === true }
}

/** Forgets a sign-up whose token has ended; the login leads back to its step. */
const continueAtLogin = (email: string): void => {
  savePendingSignUp(null)
  const search = new URLSearchParams({ email, said: 'sign-up-paused' })
  window.location.assign(`${LOGIN_PATH}?${search.toString()}`)
}

/** The API client of a user who is signing up. Once the token has ended, calls do not answer any more: the page is left for the login. Rule: ONB-30. */
export const pendingSignUpClient = ({ email, token }: Pick<PendingSignUp, 'email' | 'token'>): ApiClient =>
  createApiClient({
    fetch: async (...request) => {
      const response = await fetch(...request)
      if (response.status !== 401) return response
      continueAtLogin(email)
      return new Promise(() => undefined)
    },
    base: '',
    headers: () => ({ authorization: t('Bearer {token}', { token }) }),
  })
