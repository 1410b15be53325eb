import { respondsFast, responseRate, type ResponseFigures } from '@guildhall/domain/conversations'
import type { ContractorProfile } from '@guildhall/domain/profiles'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { toCandidateDocument, type CandidateDocument } from '@guildhall/domain/search'

/** What an index holds of somebody, as the domain allows it; null where a part that everybody is shown by is missing. */
export const candidateDocumentOf = (
  profile: ContractorProfile,
  figures: ResponseFigures,
  table: ExchangeRateTable,
  now: Date,
): CandidateDocument | null =>
  toCandidateDocument(profile, table, { responseRate: responseRate(figures), respondsFast: respondsFast(figures) }, now)
