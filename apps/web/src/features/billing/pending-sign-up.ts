import { isCompanySize, type Plan } from '@guildhall/domain/plans'
import { type ApiClient, createApiClient } from '@guildhall/rest-contract/client'
import { readStored, tabStorage } from '../../shared/storage/stored.ts'
import { pendingSignUpKey } from './save-pending-sign-up.ts'
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

/** The API client of a user who is signing up. */
export const pendingSignUpClient = ({ token }: Pick<PendingSignUp, 'token'>): ApiClient =>
  createApiClient({
    fetch: (...request) => fetch(...request),
    base: '',
    headers: () => ({ authorization: t('Bearer {token}', { token }) }),
  })
