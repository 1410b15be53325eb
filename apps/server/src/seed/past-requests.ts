import type { Conversation } from '@guildhall/domain/conversations'
import { addDays, addHours } from '@guildhall/domain/shared'
import { REQUEST_EXPIRY_DAYS } from '@guildhall/domain/conversations'
import { createRandom, hashSeed, createUuidAt } from './market/random.ts'
import type { MarketCompany, MarketContractor } from './market/types.ts'

/** The minimum for "Responds fast". */
const REQUESTS = 5
/** They were sent in the course of so many days, one in each fifth. */
export const PAST_REQUEST_DAYS = 84
const SLICE_HOURS = (PAST_REQUEST_DAYS * 24) / REQUESTS
/** Requests that were answered are at least as old; those that were not have expired. */
const ANSWERED_HOURS_MIN = 48
const EXPIRED_HOURS_MIN = (REQUEST_EXPIRY_DAYS + 1) * 24

/** A row of `conversations`: with the time of the answer and of the last activity. */
export interface PastRequest extends Conversation {
  readonly answeredAt: Date | null
  readonly activityAt: Date
}

/**
 * Requests of the last months that ended without a conversation, from which the response rate is calculated. None for contractors
 * without a response rate.
 */
export const generatePastRequests = (
  contractor: MarketContractor,
  companies: readonly MarketCompany[],
  now: Date,
): readonly PastRequest[] => {
  if (contractor.responseRate === null || companies.length === 0) return []
  const random = createRandom(hashSeed('requests', contractor.key))
  const answered = Math.round(contractor.responseRate * REQUESTS)
  const first = random.int(0, REQUESTS - 1)
  const requests = Array.from({ length: REQUESTS }, (_, index) => {
    const company = random.pick(companies)
    const isAnswered = index < answered
    const slice = (index + first) % REQUESTS
    const isAnywhere = slice === 0 && !isAnswered
    const [youngest, oldest] = isAnywhere
      ? [EXPIRED_HOURS_MIN, PAST_REQUEST_DAYS * 24]
      : [Math.max(ANSWERED_HOURS_MIN, slice * SLICE_HOURS), (slice + 1) * SLICE_HOURS]
    const createdAt = addHours(now, -random.int(Math.ceil(youngest), Math.floor(oldest)))
    const answeredAt = isAnswered ? addHours(createdAt, random.int(1, 40)) : null
    const statusAt = answeredAt ?? addDays(createdAt, REQUEST_EXPIRY_DAYS)
    return {
      // The contractor's own last digits make ids unique even if two random streams coincide.
      uuid: createUuidAt(createdAt, random).slice(0, -12) + contractor.uuid.slice(-12),
      companyUuid: company.uuid,
      contractorUuid: contractor.uuid,
      senderUuid: company.members[0]?.uuid ?? '',
      offeredBy: company.members[0]?.uuid ?? null,
      status: answeredAt ? ('declined' as const) : ('expired' as const),
      offer: {
        description: `${contractor.jobTitle} for a team at ${company.name}`,
        workplaceType: contractor.workplaceType,
        opportunityType: 'Contract' as const,
        location: company.city,
        currency: contractor.currency ?? ('USD' as const),
        rate: contractor.rate ?? 50,
        permCurrency: null,
        permRate: null,
        duration: 6,
        startDate: addDays(createdAt, 30).toISOString().slice(0, 10),
      },
      doc: null,
      docName: null,
      declineReason: answeredAt ? ('not_available' as const) : null,
      declineNote: null,
      declineNoteShared: false,
      proposedTerms: null,
      changedBy: answeredAt ? ('contractor' as const) : ('system' as const),
      createdAt,
      statusAt,
      expiresAt: addDays(createdAt, REQUEST_EXPIRY_DAYS),
      shared: false,
      contactSharedAt: null,
      remindedDay: answeredAt ? 0 : 10,
      lastSequence: 0,
      answeredAt,
      activityAt: statusAt,
    }
  })
  return requests.filter(({ createdAt }) => createdAt > contractor.createdAt)
}
