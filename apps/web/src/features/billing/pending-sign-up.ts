import { isCompanySize, type Plan } from '@guildhall/domain/plans'
import { type ApiClient, createApiClient } from '@guildhall/rest-contract/client'
import { writeStored, readStored, tabStorage } from '../../shared/storage/stored.ts'
import { t } from '../../shared/i18n/index.ts'

/** Somebody whose sign-up waits for its plan to be settled: the temporary token opens those calls alone, for an hour. Rule: IDEN-21. */
export interface PendingSignUp {
  readonly token: string
  readonly email: string
  readonly plan: Plan
  readonly hasBillingDetails: boolean
}

const key = 'guildhall-signing-up'

/** Keeps it for this tab; null forgets it. */
export const savePendingSignUp = (signingUp: PendingSignUp | null): void => writeStored(tabStorage, key, signingUp)

/** Who is signing up in this tab, null for nobody. */
export function readPendingSignUp(): PendingSignUp | null {
  const { email, hasBillingDetails, plan, token } = readStored<PendingSignUp>(tabStorage, key) ?? {}
  if (token === undefined || email === undefined || plan === undefined || !isCompanySize(plan.size)) return null
  return { token, email, plan, hasBillingDetails: hasBillingDetails === true }
}

/** The API as somebody who is signing up. */
export const pendingSignUpClient = ({ token }: Pick<PendingSignUp, 'token'>): ApiClient =>
  createApiClient({
    fetch: (...request) => fetch(...request),
    base: '',
    headers: () => ({ authorization: t('Bearer {token}', { token }) }),
  })
