import type { Result } from '../../shared/index.ts'
import type { ParsedProfile } from './parsed-profile.ts'

/**
 * Why a file cannot be read: 'not-a-pdf' is neither a PDF nor a Word document, or is damaged; 'locked' needs a password; 'no-text' is a
 * picture of a page; 'too-long' has too many pages, or exceeds the time or memory limit.
 */
export type UnreadableFileReason = 'not-a-pdf' | 'locked' | 'no-text' | 'too-long'

/** Reads a CV. An unreadable field does not affect the rest: it is null, or its entry is omitted. Rule: PROF-39. */
export interface ProfileReader {
  read(bytes: Uint8Array): Promise<Result<ParsedProfile, UnreadableFileReason>>
}
