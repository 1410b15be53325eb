import type { OpportunityType } from '@guildhall/domain/profiles'
import { writeStored, readStored, browserStorage } from '../../shared/storage/stored.ts'

/** What a contractor answered before signing up; null where a question was passed over. Rule: ONB-9. */
export interface FirstAnswers {
  readonly industry: string | null
  readonly years: number | null
  readonly opportunityType: OpportunityType | null
  /** ISO 3166-1 alpha-2 */
  readonly countryCode: string | null
}

const key = 'guildhall-first-answers'
const none: FirstAnswers = { industry: null, years: null, opportunityType: null, countryCode: null }

interface StoredAnswers {
  readonly email: string
  readonly answers: FirstAnswers
}

/** Keeps the answers for the first login of that address, which may happen in another tab. */
export const saveFirstAnswers = (email: string, answers: FirstAnswers): void =>
  writeStored(browserStorage, key, { email: email.trim().toLowerCase(), answers } satisfies StoredAnswers)

/** The answers of that address, null where this browser has none. */
export function readFirstAnswers(email: string): FirstAnswers | null {
  const kept = readStored<StoredAnswers>(browserStorage, key)
  return kept?.email === email.toLowerCase() ? { ...none, ...kept.answers } : null
}

/** Once a profile holds them, or somebody wants none of it. */
export const forgetFirstAnswers = (): void => writeStored(browserStorage, key, null)
