import type { ContractorProfile } from '@guildhall/domain/profiles'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { toCandidateDocument, type CandidateDocument } from '@guildhall/domain/search'
import { RESPONDS_FAST_MIN_REQUESTS, RESPONDS_FAST_SHARE } from '@guildhall/domain/shared'

/** A contractor's answers over 90 days: requests that had 48 hours or an answer, and those answered within 48 hours. Rule: CONV-16. */
export interface ResponseFigures {
  readonly requests: number
  readonly answeredInTime: number
}

/** What an index holds of somebody, as the domain allows it; null where a part that everybody is shown by is missing. */
export const candidateDocumentOf = (
  profile: ContractorProfile,
  { requests, answeredInTime }: ResponseFigures,
  table: ExchangeRateTable,
  now: Date,
): CandidateDocument | null => {
  const responseRate = requests === 0 ? 0 : answeredInTime / requests
  const respondsFast = requests >= RESPONDS_FAST_MIN_REQUESTS && responseRate >= RESPONDS_FAST_SHARE
  return toCandidateDocument(profile, table, { responseRate, respondsFast }, now)
}
