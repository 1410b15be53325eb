import { respondsFast, responseRate, type ResponseFigures } from '@guildhall/domain/conversations'
import type { ContractorProfile } from '@guildhall/domain/profiles'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { toCandidateDocument, type CandidateDocument } from '@guildhall/domain/search'

/** The index document of a contractor; null if a required part of the profile is missing. */
export const buildCandidateDocument = (
  profile: ContractorProfile,
  known: ResponseFigures & { readonly hiddenFrom: readonly string[] },
  table: ExchangeRateTable,
  now: Date,
): CandidateDocument | null =>
  toCandidateDocument(
    profile,
    table,
    { responseRate: responseRate(known), respondsFast: respondsFast(known) },
    now,
    known.hiddenFrom,
  )
