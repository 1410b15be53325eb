import type { Actor } from '@guildhall/domain/identity'
import { CANDIDATE_COUNT_MAX, decodeFilters, JOB_TITLE_FACETS_MAX } from '@guildhall/domain/search'
import { invalid, ok } from '@guildhall/domain/shared'
import type { Routes, WireAnswer, WireFacetAnswer } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { toWireAnswer, toWireFacetAnswer, parseWireParameters } from '../mappers/search-wire.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

type Wire = Readonly<Record<string, unknown>>

const TEXT_MAX = 200
const toText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, TEXT_MAX) : '')

/** The hosted search service's wire protocol. Rule: SRCH-1. */
export const searchWireHandlers = ({
  clock,
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'queryCandidates' | 'queryIndexes' | 'queryJobTitleFacet'> => {
  const searchCandidates = async (actor: Actor, wire: Wire) => {
    const parameters = parseWireParameters(wire)
    const query = decodeFilters(parameters)
    if (!query.ok) return query
    const startedAt = clock.now().getTime()
    const found = await useCases.searchCandidates({ actor, query: query.value })
    if (!found.ok) return found
    const milliseconds = Math.max(0, clock.now().getTime() - startedAt)
    const params = typeof wire['params'] === 'string' ? wire['params'] : ''
    return ok<WireAnswer>(toWireAnswer(found.value, query.value, { params, milliseconds }))
  }
  /** Counts searches that request no hits in one query; null if one of them requests hits or cannot be parsed. */
  const countCandidates = async (actor: Actor, requests: readonly Wire[]) => {
    const queries = requests.flatMap((wire) => {
      const query = wire['type'] === 'facet' ? null : decodeFilters(parseWireParameters(wire))
      return query?.ok && query.value.length === 0 ? [query.value] : []
    })
    if (requests.length === 0 || queries.length < requests.length) return null
    const startedAt = clock.now().getTime()
    const counts = await useCases.countCandidates({ actor, queries })
    if (!counts.ok) return counts
    const milliseconds = Math.max(0, clock.now().getTime() - startedAt)
    return ok({
      results: queries.map((query, at): WireAnswer => {
        const total = counts.value[at] ?? 0
        const params = toText(requests[at]?.['params'])
        const found = { hits: [], total, offset: query.offset, length: 0 }
        return {
          ...toWireAnswer(found, query, { params, milliseconds }),
          exhaustiveNbHits: total < CANDIDATE_COUNT_MAX,
        }
      }),
    })
  }
  const searchTitles = async (actor: Actor, wire: Wire) => {
    const parameters = parseWireParameters(wire)
    const typed = toText(parameters['facetQuery'])
    const startedAt = clock.now().getTime()
    const titles = await useCases.searchJobTitles({ actor, text: typed })
    if (!titles.ok) return titles
    const requested = Number(parameters['maxFacetHits'] ?? JOB_TITLE_FACETS_MAX)
    const limit =
      Number.isInteger(requested) && requested > 0 ? Math.min(requested, JOB_TITLE_FACETS_MAX) : JOB_TITLE_FACETS_MAX
    const milliseconds = Math.max(0, clock.now().getTime() - startedAt)
    return ok<WireFacetAnswer>(toWireFacetAnswer(titles.value.slice(0, limit), typed, milliseconds))
  }
  return {
    queryCandidates: ({ actor, body }) => searchCandidates(actor, body),
    queryJobTitleFacet: ({ actor, body }) => searchTitles(actor, body),
    queryIndexes: async ({ actor, body }) => {
      if (body.requests.some(({ indexName }) => indexName !== 'users'))
        return invalid({ indexName: ['There is no such index'] })
      const counted = await countCandidates(actor, body.requests)
      if (counted !== null) return counted
      const results: (WireAnswer | WireFacetAnswer)[] = []
      for (const { facet, indexName: _users, type, ...wire } of body.requests) {
        if (facet !== undefined && facet !== 'job_title') return invalid({ facet: ['There is no such facet'] })
        const titles = type === 'facet'
        const answer = await (titles ? searchTitles(actor, wire) : searchCandidates(actor, wire))
        if (!answer.ok) return answer
        results.push(answer.value)
      }
      return ok({ results })
    },
  }
}
