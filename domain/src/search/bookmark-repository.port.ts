import type { Uuid } from '../shared/index.ts'

/** A candidate kept by a company, with who added it. Source: product-spec §4 Bookmarks; D17. */
export interface Bookmark {
  readonly companyUuid: Uuid
  readonly candidateUuid: Uuid
  readonly addedByUuid: Uuid
  readonly addedAt: Date
  readonly note: string | null
}

/** Bookmarks of a company. `add` answers false where the bookmark stood already, so that two at once toggle cleanly. */
export interface BookmarkRepository {
  list(companyUuid: Uuid): Promise<readonly Bookmark[]>
  add(bookmark: Bookmark): Promise<boolean>
  remove(companyUuid: Uuid, candidateUuid: Uuid): Promise<boolean>
}
