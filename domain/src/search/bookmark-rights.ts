import type { CompanyDirectory } from '../companies/index.ts'
import type { Actor } from '../identity/index.ts'
import { entitlements } from '../plans/index.ts'
import { no, ok } from '../shared/index.ts'
import type { Clock, Result, Uuid } from '../shared/index.ts'
import { searcherOf } from './searcher.ts'
import type { SearcherProblem } from './searcher.ts'

/** Bookmarks need a paid subscription. Rule: PLAN-13. */
export type BookmarkRightProblem = SearcherProblem | 'bookmarks-need-subscription'

export interface BookmarkRightDeps {
  readonly companies: Pick<CompanyDirectory, 'find'>
  readonly clock: Clock
}

/** The company whose bookmarks the actor may read and change. */
export const bookmarkerOf = async (
  { clock, companies }: BookmarkRightDeps,
  actor: Actor,
): Promise<Result<{ readonly accountUuid: Uuid; readonly companyUuid: Uuid }, BookmarkRightProblem>> => {
  const searcher = searcherOf(actor)
  if (!searcher.ok) return searcher
  const company = await companies.find(searcher.value.companyUuid)
  const allowed = company !== null && entitlements(company, clock.now()).bookmarks
  return allowed ? ok(searcher.value) : no('bookmarks-need-subscription')
}
