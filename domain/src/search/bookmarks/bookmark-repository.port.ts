import type { Page, PageRequest, Uuid } from '../../shared/index.ts'
import type { BookmarkSnapshot } from './bookmark-changes.ts'

/** A candidate that a company has bookmarked, with who added it. Rule: SRCH-39. */
export interface Bookmark {
  readonly companyUuid: Uuid
  readonly candidateUuid: Uuid
  readonly addedByUuid: Uuid
  readonly addedAt: Date
  readonly note: string | null
  /** The state that the company last saw: when the bookmark was added, or last viewed. Null if it was not recorded. */
  readonly snapshot: BookmarkSnapshot | null
  /** When a colleague last viewed it; null if not since it was added. */
  readonly viewedAt: Date | null
}

/** Stores the bookmarks of companies. `add` returns false if the bookmark exists already, so that two concurrent toggles work. */
export interface BookmarkRepository {
  /** Newest first; of one colleague, or of everybody for null. */
  list(companyUuid: Uuid, addedByUuid: Uuid | null, page: PageRequest): Promise<Page<Bookmark>>
  /** All bookmarked candidates, newest first. */
  listCandidateUuids(companyUuid: Uuid, limit: number): Promise<readonly Uuid[]>
  find(companyUuid: Uuid, candidateUuid: Uuid): Promise<Bookmark | null>
  add(bookmark: Bookmark): Promise<boolean>
  /** Returns the changed bookmark; null if there is none. */
  saveNote(companyUuid: Uuid, candidateUuid: Uuid, note: string | null): Promise<Bookmark | null>
  /** As `saveNote`. */
  markViewed(companyUuid: Uuid, candidateUuid: Uuid, snapshot: BookmarkSnapshot, at: Date): Promise<Bookmark | null>
  remove(companyUuid: Uuid, candidateUuid: Uuid): Promise<boolean>
}
