import type { Actor } from '../../identity/index.ts'
import { ok, type Result, type Uuid } from '../../shared/index.ts'
import type { BookmarkRepository } from './bookmark-repository.port.ts'
import { authorizeSearcher } from '../searcher.ts'
import type { SearcherProblem } from '../searcher.ts'

/** Bookmarks that a session starts with, the newest. */
export const SESSION_BOOKMARKS_MAX = 2_000

export interface ListBookmarkIdsDeps {
  readonly bookmarks: Pick<BookmarkRepository, 'listCandidateUuids'>
}

export interface ListBookmarkIdsCommand {
  readonly actor: Actor
}

export type ListBookmarkIdsProblem = SearcherProblem

/**
 * Lists the candidates whom the actor's company has bookmarked, the newest 2,000, also if the plan does not include bookmarks now. Rule:
 * ONB-29.
 */
export const listBookmarkIds =
  ({ bookmarks }: ListBookmarkIdsDeps) =>
  async ({ actor }: ListBookmarkIdsCommand): Promise<Result<readonly Uuid[], ListBookmarkIdsProblem>> => {
    const searcher = authorizeSearcher(actor)
    if (!searcher.ok) return searcher
    return ok(await bookmarks.listCandidateUuids(searcher.value.companyUuid, SESSION_BOOKMARKS_MAX))
  }
