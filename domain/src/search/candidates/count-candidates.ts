import type { HiddenCandidates } from '../../conversations/index.ts'
import type { Actor } from '../../identity/index.ts'
import type { Places } from '../../reference/index.ts'
import { ok } from '../../shared/index.ts'
import type { Result } from '../../shared/index.ts'
import type { CandidateIndex } from './candidate-index.port.ts'
import type { CandidateQuery } from '../query/candidate-query.ts'
import { resolveInsidePlace } from '../query/inside-place.ts'
import { authorizeSearch } from '../search-access.ts'
import type { SearchAccessDeps, SearchAccessProblem } from '../search-access.ts'

/** Maximum count, equal to the maximum number of hits that can be paged through. */
export const CANDIDATE_COUNT_MAX = 10_000

export interface CountCandidatesDeps extends SearchAccessDeps {
  readonly index: Pick<CandidateIndex, 'countMatches'>
  readonly hidden: HiddenCandidates
  readonly places: Pick<Places, 'locate'>
}

/** Counts the candidates of several searches, up to `CANDIDATE_COUNT_MAX`, in one query to the index. Rule: SRCH-22. */
export const countCandidates =
  (deps: CountCandidatesDeps) =>
  async (command: {
    readonly actor: Actor
    readonly queries: readonly CandidateQuery[]
  }): Promise<Result<readonly number[], SearchAccessProblem>> => {
    const searcher = await authorizeSearch(deps, command.actor)
    if (!searcher.ok) return searcher
    const hiding = await deps.hidden.forSearch(searcher.value.companyUuid, deps.clock.now())
    const queries = await Promise.all(
      command.queries.map(async (query) => ({
        ...query,
        ...hiding,
        insidePlace: await resolveInsidePlace(deps.places, query.around),
        changedAfter: null,
      })),
    )
    return ok(await deps.index.countMatches(queries, CANDIDATE_COUNT_MAX))
  }
