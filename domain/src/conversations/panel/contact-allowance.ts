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

/** Requests of today, and how many there may be. */
export interface RequestCount {
  readonly used: number
  readonly limit: number
}

/** The day's requests of a seat and of its company; both begin anew at `resetsAt`. */
export interface ContactAllowance {
  readonly seat: RequestCount
  readonly company: RequestCount
  readonly resetsAt: Date
}

/** How many more people the seat may ask today: what is left of its own count and of the company's. Rule: CONV-24. */
export const remainingRequests = ({ seat, company }: Pick<ContactAllowance, 'seat' | 'company'>): number =>
  Math.max(0, Math.min(seat.limit - seat.used, company.limit - company.used))

/** How many people the actor and their company have asked today, of how many. Rule: CONV-24. */
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
