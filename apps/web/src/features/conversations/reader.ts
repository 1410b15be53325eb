import { hasPermission } from '@guildhall/domain/companies'
import type { ExpectedRates } from '@guildhall/domain/conversations'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import { ratesFromWire } from '../session/index.ts'

/** Who reads conversations, and what their screens need of them. */
export interface ConversationReader {
  readonly accountUuid: string
  readonly side: 'contractor' | 'employer'
  readonly name: string
  readonly picture: string | null
  readonly rates: ExchangeRateTable
  /** What a contractor asks; an employer asks nothing, and an offer is in their own currency already. */
  readonly expectedRates: ExpectedRates | null
  /** A contractor always; of a company those whose role may contact people. Rule: COMP-7. */
  readonly canWrite: boolean
  /** Until when running conversations can be answered; null where that never ends. Rule: PLAN-14. */
  readonly replyUntil: Date | null
}

/** The reader that a session is. */
export const toConversationReader = (session: CurrentSessionWire): ConversationReader => {
  const { user, company, details } = session
  const isContractor = user.userType === 'contractor'
  const replyUntil = company?.entitlements.replyUntil ?? null
  return {
    accountUuid: user.uuid,
    side: user.userType,
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
    replyUntil: replyUntil === null ? null : new Date(replyUntil),
  }
}
