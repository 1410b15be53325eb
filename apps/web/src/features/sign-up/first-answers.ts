import type { OpportunityType } from '@guildhall/domain/profiles'
import { writeStored, readStored, browserStorage } from '../../shared/storage/stored.ts'

/** A contractor's answers before signing up; null for skipped questions. Rule: ONB-9. */
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

/** Stores the answers for the first login with that address, which may happen in another tab. */
export const saveFirstAnswers = (email: string, answers: FirstAnswers): void =>
  writeStored(browserStorage, key, { email: email.trim().toLowerCase(), answers } satisfies StoredAnswers)

/** The answers for that address; null if this browser has none. */
export function readFirstAnswers(email: string): FirstAnswers | null {
  const stored = readStored<StoredAnswers>(browserStorage, key)
  return stored?.email === email.toLowerCase() ? { ...none, ...stored.answers } : null
}

/** Deletes the answers once a profile contains them, or the user dismisses them. */
export const clearFirstAnswers = (): void => writeStored(browserStorage, key, null)
