import type { VettingReason } from './api/use-vetting-reasons.ts'

/** The keys 1 to 9 are for the first reasons. Rule: MOD-33. */
export const REASON_KEYS = 9

/** What the messages of reasons begin with, a paragraph for each. */
export const messageOf = (reasons: readonly VettingReason[], codes: readonly string[]): string =>
  reasons.flatMap(({ code, message }) => (message !== null && codes.includes(code) ? [message] : [])).join('\n\n')
