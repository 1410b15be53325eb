import type { Result } from '../../shared/index.ts'
import type { ParsedProfile } from './parsed-profile.ts'

/**
 * Why a file cannot be read: 'not-a-pdf' is neither a PDF nor a Word document, or a broken one; 'locked' needs a password; 'no-text' is
 * a picture of a page; 'too-long' has more pages than are read, or is not read within the time and memory that a reader has.
 */
export type UnreadableFileReason = 'not-a-pdf' | 'locked' | 'no-text' | 'too-long'

/** Reads a CV. One illegible field never spoils the rest: it is null, or its entry is left out. Rule: PROF-39. */
export interface ProfileReader {
  read(bytes: Uint8Array): Promise<Result<ParsedProfile, UnreadableFileReason>>
}
