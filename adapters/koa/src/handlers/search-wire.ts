import type { Actor } from '@guildhall/domain/identity'
import {
  CANDIDATE_COUNT_MAX,
  type CandidateSort,
  decodeFilters,
  fixedSynonyms,
  JOB_TITLE_FACETS_MAX,
  SKILL_FACETS_MAX,
  sortOfIndex,
} from '@guildhall/domain/search'
import { err, invalid, ok } from '@guildhall/domain/shared'
import type { Routes, WireAnswer, WireFacetAnswer } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { omittedParts, parseWireFormat } from '../mappers/search-wire-format.ts'
import { toWireAnswer, toWireFacetAnswer, parseWireParameters } from '../mappers/search-wire.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

type Wire = Readonly<Record<string, unknown>>

const TEXT_MAX = 200
const toText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, TEXT_MAX) : '')

/** The order of the index that a request names; null for an index that does not exist. */
const sortOf = ({ indexName }: Wire): CandidateSort | null =>
  typeof indexName === 'string' ? sortOfIndex(indexName) : null

/** The query and the format of its answer; 'invalid' carries the errors of both. Rule: SRCH-3. */
const parseSearch = (wire: Wire, sort: CandidateSort) => {
  const parameters = parseWireParameters(wire)
  const query = decodeFilters(parameters, sort)
  const format = parseWireFormat(parameters)
  if (query.ok && format.ok) return ok({ query: query.value, format: format.value })
  return err('invalid', { ...(query.ok ? {} : query.details), ...(format.ok ? {} : format.details) })
}

/** The hosted search service's wire protocol. Rules: SRCH-1, SRCH-47, SRCH-60. */
export const searchWireHandlers = ({
  clock,
  synonyms = fixedSynonyms([]),
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'queryCandidates' | 'queryIndexes' | 'queryJobTitleFacet' | 'querySkillFacet' | 'querySortedCandidates'
> => {
  const searchCandidates = async (actor: Actor, wire: Wire, sort: CandidateSort = 'best') => {
    const search = parseSearch(wire, sort)
    if (!search.ok) return search
    const { format, query } = search.value
    const startedAt = clock.now().getTime()
    const found = await useCases.searchCandidates({ actor, query: { ...query, omit: omittedParts(format) } })
    if (!found.ok) return found
    const milliseconds = Math.max(0, clock.now().getTime() - startedAt)
    const params = typeof wire['params'] === 'string' ? wire['params'] : ''
    return ok<WireAnswer>(
      toWireAnswer(found.value, query, { params, milliseconds, format, synonyms: await synonyms() }),
    )
  }
  /** Counts searches that request no hits in one query; null if one of them requests hits or cannot be parsed. */
  const countCandidates = async (actor: Actor, requests: readonly Wire[]) => {
    const searches = requests.flatMap((wire) => {
      const search = wire['type'] === 'facet' ? null : parseSearch(wire, sortOf(wire) ?? 'best')
      return search?.ok && search.value.query.length === 0 ? [search.value] : []
    })
    if (requests.length === 0 || searches.length < requests.length) return null
    const queries = searches.map(({ query }) => query)
    const startedAt = clock.now().getTime()
    const counts = await useCases.countCandidates({ actor, queries })
    if (!counts.ok) return counts
    const milliseconds = Math.max(0, clock.now().getTime() - startedAt)
    const lookup = await synonyms()
    return ok({
      results: searches.map(({ format, query }, at): WireAnswer => {
        const total = counts.value[at] ?? 0
        const params = toText(requests[at]?.['params'])
        const isTotalExact = total < CANDIDATE_COUNT_MAX
        const found = { hits: [], total, isTotalExact, offset: query.offset, length: 0 }
        return toWireAnswer(found, query, { params, milliseconds, format, synonyms: lookup })
      }),
    })
  }
  const facets = {
    job_title: { search: useCases.searchJobTitles, most: JOB_TITLE_FACETS_MAX },
    skills: { search: useCases.searchSkills, most: SKILL_FACETS_MAX },
  } as const
  type Facet = keyof typeof facets
  const isFacet = (name: string): name is Facet => Object.hasOwn(facets, name)
  const searchFacet = async (facet: Facet, actor: Actor, wire: Wire) => {
    const { most, search } = facets[facet]
    const parameters = parseWireParameters(wire)
    const format = parseWireFormat(parameters)
    if (!format.ok) return format
    const typed = toText(parameters['facetQuery'])
    const startedAt = clock.now().getTime()
    const found = await search({ actor, text: typed })
    if (!found.ok) return found
    const requested = Number(parameters['maxFacetHits'] ?? most)
    const limit = Number.isInteger(requested) && requested > 0 ? Math.min(requested, most) : most
    const milliseconds = Math.max(0, clock.now().getTime() - startedAt)
    return ok<WireFacetAnswer>(
      toWireFacetAnswer(found.value.slice(0, limit), typed, { milliseconds, tags: format.value.tags }),
    )
  }
  return {
    queryCandidates: ({ actor, body }) => searchCandidates(actor, body),
    querySortedCandidates: ({ actor, body, params }) =>
      searchCandidates(actor, body, sortOfIndex(params.index) ?? 'best'),
    queryJobTitleFacet: ({ actor, body }) => searchFacet('job_title', actor, body),
    querySkillFacet: ({ actor, body }) => searchFacet('skills', actor, body),
    queryIndexes: async ({ actor, body }) => {
      if (body.requests.some((request) => sortOf(request) === null)) return err('unknown-index')
      const counted = await countCandidates(actor, body.requests)
      if (counted !== null) return counted
      const results: (WireAnswer | WireFacetAnswer)[] = []
      for (const request of body.requests) {
        const { facet = 'job_title', indexName: _name, type, ...wire } = request
        if (!isFacet(facet)) return invalid({ facet: ['There is no such facet'] })
        const sort = sortOf(request) ?? 'best'
        const answer = await (type === 'facet' ? searchFacet(facet, actor, wire) : searchCandidates(actor, wire, sort))
        if (!answer.ok) return answer
        results.push(answer.value)
      }
      return ok({ results })
    },
  }
}
