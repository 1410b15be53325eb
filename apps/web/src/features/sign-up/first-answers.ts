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
  readonly accountUuid: string
  readonly answers: FirstAnswers
}

/**
 * Stores the answers for the first login with that account, which may happen in another tab; no names or addresses, which others could read in this
 * browser. Rule: BASE-22.
 */
export const saveFirstAnswers = (
  accountUuid: string,
  { countryCode, industry, opportunityType, years }: FirstAnswers,
): void => {
  const answers = { countryCode, industry, opportunityType, years }
  writeStored(browserStorage, key, { accountUuid, answers } satisfies StoredAnswers)
}

/** The answers for that account; null if this browser has none. */
export function readFirstAnswers(accountUuid: string): FirstAnswers | null {
  const stored = readStored<StoredAnswers>(browserStorage, key)
  return stored?.accountUuid === accountUuid ? { ...none, ...stored.answers } : null
}

/** Deletes the answers once a profile contains them, or the user dismisses them. */
export const clearFirstAnswers = (): void => writeStored(browserStorage, key, null)
