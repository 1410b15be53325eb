import type { CompanyDirectory } from '../companies/index.ts'
import type { Actor } from '../identity/index.ts'
import { entitlements } from '../plans/index.ts'
import type { EntitlementReason } from '../plans/index.ts'
import { no } from '../shared/index.ts'
import type { Clock, Result, Uuid } from '../shared/index.ts'
import { searcherOf } from './searcher.ts'
import type { SearcherProblem } from './searcher.ts'

/** Why somebody may not search: who they are, or what their company's plan says. */
export type SearchRightProblem = SearcherProblem | EntitlementReason

export interface SearchRightDeps {
  readonly companies: Pick<CompanyDirectory, 'find'>
  readonly clock: Clock
}

/** An employer whose role and whose company's plan let them search. Rules: PLAN-12, SRCH-4. */
export const searchRightOf = async (
  { clock, companies }: SearchRightDeps,
  actor: Actor,
): Promise<Result<{ readonly accountUuid: Uuid; readonly companyUuid: Uuid }, SearchRightProblem>> => {
  const searcher = searcherOf(actor)
  if (!searcher.ok) return searcher
  const company = await companies.find(searcher.value.companyUuid)
  if (company === null) return no('forbidden')
  const rights = entitlements(company, clock.now())
  return rights.search ? searcher : no(rights.reason ?? 'subscription-expired')
}
