import type { HiddenCandidates } from '../../conversations/index.ts'
import type { Actor } from '../../identity/index.ts'
import type { Places } from '../../reference/index.ts'
import { ok } from '../../shared/index.ts'
import type { Result } from '../../shared/index.ts'
import { selectFacetHits } from '../indexing/facet-hits.ts'
import type { CandidateQuery, FacetAttribute } from '../query/candidate-query.ts'
import { resolveInsidePlace } from '../query/inside-place.ts'
import { authorizeSearch } from '../search-access.ts'
import type { SearchAccessDeps, SearchAccessProblem } from '../search-access.ts'
import type { CandidateIndex, FacetHit } from './candidate-index.port.ts'
import type { CountedAttribute, FacetCounts } from './facet-counts.ts'

/** Values of an attribute that are counted at most. */
export const FACET_VALUES_MAX = 1000
/** Values that are read to complete a text: more than one search has. */
const COMPLETED_VALUES = 10_000

export interface CountFacetsDeps extends SearchAccessDeps {
  readonly index: Pick<CandidateIndex, 'countFacets'>
  readonly hidden: HiddenCandidates
  readonly places: Pick<Places, 'locate'>
}

interface FacetsCommand {
  readonly actor: Actor
  readonly query: CandidateQuery
}

const countedFor = async (
  deps: CountFacetsDeps,
  { actor, query }: FacetsCommand,
  attributes: readonly CountedAttribute[],
  limit: number,
): Promise<Result<FacetCounts, SearchAccessProblem>> => {
  const searcher = await authorizeSearch(deps, actor)
  if (!searcher.ok) return searcher
  const [hiding, insidePlace] = await Promise.all([
    deps.hidden.forSearch(searcher.value.companyUuid, deps.clock.now()),
    resolveInsidePlace(deps.places, query.around),
  ])
  return ok(await deps.index.countFacets({ ...query, ...hiding, insidePlace, changedAfter: null }, attributes, limit))
}

/** Counts the values of the people that a search finds, without those who hide from the company. Rules: SRCH-27, SRCH-95. */
export const countFacets =
  (deps: CountFacetsDeps) =>
  async (
    command: FacetsCommand & { readonly attributes: readonly CountedAttribute[]; readonly limit: number },
  ): Promise<Result<FacetCounts, SearchAccessProblem>> =>
    countedFor(deps, command, command.attributes, Math.max(1, Math.min(FACET_VALUES_MAX, command.limit)))

/** Completes a value of the people that a search finds, most people first. Rule: SRCH-98. */
export const searchFacetValues =
  (deps: CountFacetsDeps) =>
  async (
    command: FacetsCommand & { readonly attribute: FacetAttribute; readonly text: string; readonly limit: number },
  ): Promise<Result<readonly FacetHit[], SearchAccessProblem>> => {
    const counts = await countedFor(deps, command, [command.attribute], COMPLETED_VALUES)
    if (!counts.ok) return counts
    return ok(selectFacetHits(counts.value.values[command.attribute] ?? [], command.text, command.limit))
  }
