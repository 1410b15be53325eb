import type { CompanyDirectory } from '../../companies/index.ts'
import type { Actor } from '../../identity/index.ts'
import { entitlements } from '../../plans/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { Clock, Result, Uuid } from '../../shared/index.ts'
import { authorizeSearcher } from '../searcher.ts'
import type { SearcherProblem } from '../searcher.ts'

/** Bookmarks need a paid subscription. Rule: PLAN-13. */
export type BookmarkAccessProblem = SearcherProblem | 'bookmarks-need-subscription'

export interface BookmarkAccessDeps {
  readonly companies: Pick<CompanyDirectory, 'find'>
  readonly clock: Clock
}

/** Finds the company whose bookmarks the actor may read and change. */
export const authorizeBookmarks = async (
  { clock, companies }: BookmarkAccessDeps,
  actor: Actor,
): Promise<Result<{ readonly accountUuid: Uuid; readonly companyUuid: Uuid }, BookmarkAccessProblem>> => {
  const searcher = authorizeSearcher(actor)
  if (!searcher.ok) return searcher
  const company = await companies.find(searcher.value.companyUuid)
  const allowed = company !== null && entitlements(company, clock.now()).bookmarks
  return allowed ? ok(searcher.value) : err('bookmarks-need-subscription')
}
