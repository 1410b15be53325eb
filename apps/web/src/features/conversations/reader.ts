import { hasPermission } from '@guildhall/domain/companies'
import type { ExpectedRates } from '@guildhall/domain/conversations'
import type { TeamRole } from '@guildhall/domain/identity'
import type { Entitlements } from '@guildhall/domain/plans'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import { ratesFromWire } from '../session/index.ts'

/** The user who reads conversations, with what the screens need. */
export interface ConversationReader {
  readonly accountUuid: string
  readonly side: 'contractor' | 'employer'
  /** An employer's role; null for contractors. */
  readonly role: TeamRole | null
  readonly name: string
  readonly picture: string | null
  readonly rates: ExchangeRateTable
  /** A contractor's expected rates; null for employers, whose offers are in their own currency already. */
  readonly expectedRates: ExpectedRates | null
  /** True for contractors, and for members whose role may contact people. Rule: COMP-7. */
  readonly canWrite: boolean
  /** What the company's plan says about replies in active conversations; null for contractors. Rule: PLAN-14. */
  readonly plan: Pick<Entitlements, 'reason' | 'replyUntil'> | null
}

/** The reader of a session. */
export const toConversationReader = (session: CurrentSessionWire): ConversationReader => {
  const { user, company, details } = session
  const isContractor = user.userType === 'contractor'
  const rights = company?.entitlements ?? null
  return {
    accountUuid: user.uuid,
    side: user.userType,
    role: company?.role ?? null,
    name: `${user.firstName} ${user.lastName}`.trim(),
    picture: details?.profilePicture ?? user.profileImage,
    rates: ratesFromWire(session),
    expectedRates:
      isContractor && details !== null
        ? {
            exactRate: details.rate,
            currency: details.currency,
            permanentExactRate: details.permanentRate,
            permanentCurrency: details.permanentCurrency,
          }
        : null,
    canWrite: isContractor || hasPermission(company?.role ?? null, 'contact'),
    plan:
      rights === null
        ? null
        : { reason: rights.reason, replyUntil: rights.replyUntil === null ? null : new Date(rights.replyUntil) },
  }
}
