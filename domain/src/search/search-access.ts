import type { CompanyDirectory } from '../companies/index.ts'
import type { Actor } from '../identity/index.ts'
import { entitlements } from '../plans/index.ts'
import type { EntitlementProblem } from '../plans/index.ts'
import { err } from '../shared/index.ts'
import type { Clock, Result, Uuid } from '../shared/index.ts'
import { authorizeSearcher } from './searcher.ts'
import type { SearcherProblem } from './searcher.ts'

/** Why an actor may not search: by their role, or by their company's plan. */
export type SearchAccessProblem = SearcherProblem | EntitlementProblem

export interface SearchAccessDeps {
  readonly companies: Pick<CompanyDirectory, 'find'>
  readonly clock: Clock
}

/** Checks that an employer's role and their company's plan allow searching. Rules: PLAN-12, SRCH-4. */
export const authorizeSearch = async (
  { clock, companies }: SearchAccessDeps,
  actor: Actor,
): Promise<Result<{ readonly accountUuid: Uuid; readonly companyUuid: Uuid }, SearchAccessProblem>> => {
  const searcher = authorizeSearcher(actor)
  if (!searcher.ok) return searcher
  const company = await companies.find(searcher.value.companyUuid)
  if (company === null) return err('forbidden')
  const rights = entitlements(company, clock.now())
  return rights.search ? searcher : err(rights.reason ?? 'subscription-expired')
}
