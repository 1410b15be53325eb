import type { Actor } from '@guildhall/domain/identity'
import { CANDIDATE_COUNT_MAX, decodeFilters, JOB_TITLE_FACETS_MAX } from '@guildhall/domain/search'
import { invalid, ok } from '@guildhall/domain/shared'
import type { Routes, WireAnswer, WireFacetAnswer } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { wireAnswerOf, wireFacetAnswerOf, wireParameters } from '../mappers/search-wire.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

type Wire = Readonly<Record<string, unknown>>

const TEXT_MAX = 200
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, TEXT_MAX) : '')

/** The hosted search service's own wire. Rule: SRCH-1. */
export const searchWireHandlers = ({
  clock,
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'queryCandidates' | 'queryIndexes' | 'queryJobTitleFacet'> => {
  const searchPeople = async (actor: Actor, wire: Wire) => {
    const parameters = wireParameters(wire)
    const query = decodeFilters(parameters)
    if (!query.ok) return query
    const begun = clock.now().getTime()
    const found = await useCases.searchCandidates({ actor, query: query.value })
    if (!found.ok) return found
    const milliseconds = Math.max(0, clock.now().getTime() - begun)
    const params = typeof wire['params'] === 'string' ? wire['params'] : ''
    return ok<WireAnswer>(wireAnswerOf(found.value, query.value, { params, milliseconds }))
  }
  /** Searches that want nobody's row are counted together; null where one of several wants more, or cannot be read. */
  const countPeople = async (actor: Actor, requests: readonly Wire[]) => {
    const queries = requests.flatMap((wire) => {
      const query = wire['type'] === 'facet' ? null : decodeFilters(wireParameters(wire))
      return query?.ok && query.value.length === 0 ? [query.value] : []
    })
    if (requests.length === 0 || queries.length < requests.length) return null
    const begun = clock.now().getTime()
    const counts = await useCases.countCandidates({ actor, queries })
    if (!counts.ok) return counts
    const milliseconds = Math.max(0, clock.now().getTime() - begun)
    return ok({
      results: queries.map((query, at): WireAnswer => {
        const total = counts.value[at] ?? 0
        const params = textOf(requests[at]?.['params'])
        const found = { hits: [], total, offset: query.offset, length: 0 }
        return {
          ...wireAnswerOf(found, query, { params, milliseconds }),
          exhaustiveNbHits: total < CANDIDATE_COUNT_MAX,
        }
      }),
    })
  }
  const searchTitles = async (actor: Actor, wire: Wire) => {
    const parameters = wireParameters(wire)
    const typed = textOf(parameters['facetQuery'])
    const begun = clock.now().getTime()
    const titles = await useCases.searchJobTitles({ actor, text: typed })
    if (!titles.ok) return titles
    const asked = Number(parameters['maxFacetHits'] ?? JOB_TITLE_FACETS_MAX)
    const limit = Number.isInteger(asked) && asked > 0 ? Math.min(asked, JOB_TITLE_FACETS_MAX) : JOB_TITLE_FACETS_MAX
    const milliseconds = Math.max(0, clock.now().getTime() - begun)
    return ok<WireFacetAnswer>(wireFacetAnswerOf(titles.value.slice(0, limit), typed, milliseconds))
  }
  return {
    queryCandidates: ({ actor, body }) => searchPeople(actor, body),
    queryJobTitleFacet: ({ actor, body }) => searchTitles(actor, body),
    queryIndexes: async ({ actor, body }) => {
      if (body.requests.some(({ indexName }) => indexName !== 'users'))
        return invalid({ indexName: ['There is no such index'] })
      const counted = await countPeople(actor, body.requests)
      if (counted !== null) return counted
      const results: (WireAnswer | WireFacetAnswer)[] = []
      for (const { facet, indexName: _users, type, ...wire } of body.requests) {
        if (facet !== undefined && facet !== 'job_title') return invalid({ facet: ['There is no such facet'] })
        const titles = type === 'facet'
        const answer = await (titles ? searchTitles(actor, wire) : searchPeople(actor, wire))
        if (!answer.ok) return answer
        results.push(answer.value)
      }
      return ok({ results })
    },
  }
}
