import {
  type CandidateQuery,
  type HitRange,
  encodeFilters,
  indexNameOf,
  pageRange,
  reloadRange,
  splitRange,
  type SearchParameters,
  toCandidateQuery,
  JOB_TITLE_FACETS_MAX,
} from '@guildhall/domain/search'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import type { Answer, WireAnswer } from '@guildhall/rest-contract/client'
import type { QueryClient } from '@tanstack/react-query'
import { ApiFailure, orThrow } from '../../../shared/api/client.ts'
import { refreshSession, sessionQuery } from '../../session/index.ts'
import { type FoundPage, hitFromWire, isRowHit, ROW_HIGHLIGHTING, rowAttributes } from '../../candidates/index.ts'
import type { HiringApi, SearchCalls } from '../../../shared/api/hiring-api.ts'
import { t } from '../../../shared/i18n/index.ts'

/** The range of hits: one page, all pages that were loaded before a reload, or any other range. */
export type FoundRange = { readonly page: number } | { readonly reload: number } | HitRange

/** The dependencies of a search: the API, and the query client with the session and its search key. */
export interface Searching {
  readonly queries: QueryClient
  readonly api: HiringApi
}

/** The search API refuses by status alone; a renewed key is tried once, whatever was forbidden. */
const isKeyRefusal = ({ status }: { readonly status: number }): boolean => status === 403

/** Calls the search API with the session's key; an expired key is renewed once by loading the session again. Rule: SRCH-2. */
export async function keyed<Value>(
  { queries, api }: Searching,
  call: (search: SearchCalls) => Promise<Answer<Value, string>>,
): Promise<Value> {
  const key = (await queries.ensureQueryData(sessionQuery))?.search ?? null
  const first = key === null ? null : await call(api.search(key))
  if (first !== null && (first.ok || !isKeyRefusal(first))) return orThrow(first)
  const renewed = (await refreshSession(queries))?.search ?? null
  if (renewed === null) {
    throw first === null ? new Error(t('You need to sign in to search.')) : new ApiFailure(first)
  }
  return orThrow(await call(api.search(renewed)))
}

/**
 * Finds one range of the matching candidates with what rows show; those of the list with their words marked. A reload of many pages takes
 * several requests, as many as there are people for. Rule: SRCH-5.
 */
export async function findCandidates(
  searching: Searching,
  search: SearchParameters,
  rates: ExchangeRateTable,
  range: FoundRange,
  signal: AbortSignal,
): Promise<FoundPage> {
  const whole = 'page' in range ? pageRange(range.page) : 'reload' in range ? reloadRange(range.reload) : range
  const isList = 'page' in range || 'reload' in range
  const [start = whole, ...more] = splitRange(whole)
  const find = (part: HitRange) => findRange(searching, toCandidateQuery(search, rates, part), { isList, signal })
  let found = await find(start)
  for (const part of more) {
    if (part.offset >= found.total) break
    const next = await find(part)
    found = { ...next, hits: [...found.hits, ...next.hits] }
  }
  return found
}

async function findRange(
  searching: Searching,
  query: CandidateQuery,
  { isList, signal }: { readonly isList: boolean; readonly signal: AbortSignal },
): Promise<FoundPage> {
  const body: Record<string, unknown> = {
    ...encodeFilters(query, isList && query.text !== '' ? ROW_HIGHLIGHTING : null),
    attributesToRetrieve: rowAttributes(query.text),
    getRankingInfo: false,
  }
  const answer = await keyed(searching, (calls) =>
    query.sort === 'best'
      ? calls.queryCandidates({ body }, { signal })
      : calls.querySortedCandidates({ params: { index: indexNameOf(query.sort) }, body }, { signal }),
  )
  return {
    hits: answer.hits.filter(isRowHit).map(hitFromWire),
    total: answer.nbHits,
    isTotalExact: answer.exhaustiveNbHits,
  }
}

const isAnswer = (result: object): result is WireAnswer => 'nbHits' in result

/** The number of candidates for each of several searches, in one call. */
export async function countCandidates(
  searching: Searching,
  queries: readonly CandidateQuery[],
  signal: AbortSignal,
): Promise<readonly number[]> {
  const requests = queries.map((query) => ({
    indexName: 'users',
    ...encodeFilters({ ...query, offset: 0, length: 0 }),
  }))
  const answer = await keyed(searching, (calls) => calls.queryIndexes({ body: { requests } }, { signal }))
  return answer.results.map((result) => (isAnswer(result) ? result.nbHits : 0))
}

/** Job titles that complete the typed text. */
export async function findJobTitles(
  searching: Searching,
  typed: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const answer = await keyed(searching, (calls) =>
    calls.queryJobTitleFacet({ body: { facetQuery: typed, maxFacetHits: JOB_TITLE_FACETS_MAX } }, { signal }),
  )
  return answer.facetHits.map(({ value }) => value)
}
