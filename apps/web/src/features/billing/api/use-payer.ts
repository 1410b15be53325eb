import { isCompanySize, type Plan } from '@guildhall/domain/plans'
import type { ApiClient, SessionAnswer } from '@guildhall/rest-contract/client'
import { api } from '../../../shared/api/client.ts'
import { useSession } from '../../session/index.ts'
import { readPendingSignUp, pendingSignUpClient } from '../pending-sign-up.ts'

/** The paying user and their API client: signed in, or during a sign-up. */
export interface Payer {
  readonly client: ApiClient
  readonly plan: Plan
  readonly hasBillingDetails: boolean
  /** True for an existing company that upgrades to a plan. */
  readonly isUpgrade: boolean
  readonly email: string
}

const getPlan = ({ billedAnually, employeeCount, seats }: NonNullable<SessionAnswer['company']>): Plan => ({
  size: isCompanySize(employeeCount) ? employeeCount : '11-50',
  seats,
  billedAnnually: billedAnually,
})

/** Null without a user who could pay. Rules: BILL-1, IDEN-21. */
export function usePayer(): Payer | null {
  const session = useSession()
  if (session?.company) {
    const { billingInfo, company, user } = session
    const plan = getPlan(company)
    return { client: api, plan, hasBillingDetails: billingInfo !== null, isUpgrade: true, email: user.email }
  }
  const signingUp = readPendingSignUp()
  if (signingUp === null) return null
  const { email, hasBillingDetails, plan } = signingUp
  return { client: pendingSignUpClient(signingUp), plan, hasBillingDetails, isUpgrade: false, email }
}
