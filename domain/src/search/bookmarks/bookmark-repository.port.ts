import type { Page, PageRequest, Uuid } from '../../shared/index.ts'
import type { BookmarkSnapshot } from './bookmark-changes.ts'

/** A candidate kept by a company, with who added it. Rule: SRCH-39. */
export interface Bookmark {
  readonly companyUuid: Uuid
  readonly candidateUuid: Uuid
  readonly addedByUuid: Uuid
  readonly addedAt: Date
  readonly note: string | null
  /** What the company last saw of them: when they were added, or last looked at. Null where that was never noted. */
  readonly snapshot: BookmarkSnapshot | null
  /** When a colleague last looked; null since they were added. */
  readonly viewedAt: Date | null
}

/** Bookmarks of a company. `add` answers false where the bookmark stood already, so that two at once toggle cleanly. */
export interface BookmarkRepository {
  /** Newest first; of one colleague, or of everybody for null. */
  list(companyUuid: Uuid, addedByUuid: Uuid | null, page: PageRequest): Promise<Page<Bookmark>>
  /** Everybody whom the company keeps, newest first. */
  listCandidateUuids(companyUuid: Uuid, limit: number): Promise<readonly Uuid[]>
  find(companyUuid: Uuid, candidateUuid: Uuid): Promise<Bookmark | null>
  add(bookmark: Bookmark): Promise<boolean>
  /** Answers the bookmark as it stands then; null where there is none. */
  saveNote(companyUuid: Uuid, candidateUuid: Uuid, note: string | null): Promise<Bookmark | null>
  /** As `saveNote`. */
  markViewed(companyUuid: Uuid, candidateUuid: Uuid, snapshot: BookmarkSnapshot, at: Date): Promise<Bookmark | null>
  remove(companyUuid: Uuid, candidateUuid: Uuid): Promise<boolean>
}
