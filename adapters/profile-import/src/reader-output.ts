import type { ParsedProfile, UnreadableFileReason } from '@guildhall/domain/profiles'
import type { Result } from '@guildhall/domain/shared'

export type Reading = Result<ParsedProfile, UnreadableFileReason>

/** What the reader's process writes, as JSON. */
export interface ReaderOutput {
  readonly reading: Reading
  /** The most memory that the process had, by its own account. */
  readonly peakBytes: number
}
