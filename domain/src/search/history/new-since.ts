import type { HiddenFromCompany } from '../../conversations/index.ts'
import type { ExchangeRates, Places } from '../../reference/index.ts'
import { DependencyUnavailable } from '../../shared/index.ts'
import type { CandidateIndex, IndexQuery } from '../candidates/candidate-index.port.ts'
import { resolveInsidePlace } from '../query/inside-place.ts'
import type { SearchParameters } from '../query/search-parameters.ts'
import { toCandidateQuery } from '../query/to-candidate-query.ts'

export interface NewSinceDeps {
  readonly index: Pick<CandidateIndex, 'countMatches'>
  readonly places: Pick<Places, 'locate'>
  readonly exchangeRates: ExchangeRates
}

/** A search, and since when people count as new to it, up to and including `until` if it is there. Whom the searcher has seen in it is excluded, too. */
export interface SearchSince extends HiddenFromCompany {
  readonly parameters: SearchParameters
  readonly since: Date
  readonly until?: Date
}

/** Maximum count; more are shown as '100+'. */
export const NEW_CANDIDATE_COUNT_MAX = 100

/** The queries for people who became findable or changed since a search was run. Rule: SRCH-34. */
export const newSinceQueries = async (
  { exchangeRates, places }: Omit<NewSinceDeps, 'index'>,
  searches: readonly SearchSince[],
): Promise<readonly IndexQuery[]> => {
  const table = await exchangeRates.current()
  return Promise.all(
    searches.map(async ({ companyKeys, excludedUuids, parameters, since, until }) => {
      const query = toCandidateQuery(parameters, table)
      return {
        ...query,
        insidePlace: await resolveInsidePlace(places, query.around),
        companyKeys,
        excludedUuids,
        changedAfter: since.getTime(),
        ...(until === undefined ? {} : { changedUntil: until.getTime() }),
      }
    }),
  )
}

/** Counts the people who are new to each search, up to `NEW_CANDIDATE_COUNT_MAX`, in one query to the index. Rule: SRCH-34. */
export const countNewSince = async (deps: NewSinceDeps, searches: readonly SearchSince[]): Promise<readonly number[]> =>
  searches.length === 0 ? [] : deps.index.countMatches(await newSinceQueries(deps, searches), NEW_CANDIDATE_COUNT_MAX)

/** The same, with null for each search while the index is unavailable, so that searches can still be listed. */
export const countNewOrNull = async (
  deps: NewSinceDeps,
  searches: readonly SearchSince[],
): Promise<readonly (number | null)[]> => {
  try {
    return await countNewSince(deps, searches)
  } catch (error) {
    if (error instanceof DependencyUnavailable) return searches.map(() => null)
    throw error
  }
}
