import { hasPermission } from '../../companies/index.ts'
import type { Actor } from '../../identity/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { Clock, Result } from '../../shared/index.ts'
import type { ConversationRepository } from '../conversation-repository.port.ts'
import { toRequestDay, REQUESTS_PER_COMPANY_PER_DAY, REQUESTS_PER_SEAT_PER_DAY } from '../requests/request-caps.ts'

export interface ContactAllowanceDeps {
  readonly conversations: Pick<ConversationRepository, 'countStartedSince'>
  readonly clock: Clock
}

/** The number of today's requests, and their limit. */
export interface RequestCount {
  readonly used: number
  readonly limit: number
}

/** The day's requests of a member and of the company; both counts reset at `resetsAt`. */
export interface ContactAllowance {
  readonly seat: RequestCount
  readonly company: RequestCount
  readonly resetsAt: Date
}

/** How many more people the member may contact today, within their own limit and the company's. Rule: CONV-24. */
export const remainingRequests = ({ seat, company }: Pick<ContactAllowance, 'seat' | 'company'>): number =>
  Math.max(0, Math.min(seat.limit - seat.used, company.limit - company.used))

/** Reads how many people the actor and their company have contacted today, and the limits. Rule: CONV-24. */
export const readContactAllowance =
  ({ clock, conversations }: ContactAllowanceDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<ContactAllowance, 'forbidden'>> => {
    if (actor.companyUuid === null || !hasPermission(actor.role, 'contact')) return err('forbidden')
    const { begins, ends } = toRequestDay(clock.now())
    const used = await conversations.countStartedSince(actor.accountUuid, actor.companyUuid, begins)
    return ok({
      seat: { used: used.bySender, limit: REQUESTS_PER_SEAT_PER_DAY },
      company: { used: used.byCompany, limit: REQUESTS_PER_COMPANY_PER_DAY },
      resetsAt: ends,
    })
  }
