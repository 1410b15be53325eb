import type { Actor } from '@guildhall/domain/identity'
import {
  CANDIDATE_COUNT_MAX,
  type CandidateQuery,
  type CandidateSort,
  decodeFilters,
  type FacetAttribute,
  fixedSynonyms,
  isFacetAttribute,
  JOB_TITLE_FACETS_MAX,
  SKILL_FACETS_MAX,
  sortOfIndex,
} from '@guildhall/domain/search'
import { err, invalid, ok } from '@guildhall/domain/shared'
import type { Routes, WireAnswer, WireFacetAnswer } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { omittedParts, parseWireFormat } from '../mappers/search-wire-format.ts'
import { parseWireFacets, toWireFacets } from '../mappers/search-wire-facets.ts'
import { toWireAnswer, toWireFacetAnswer, parseWireParameters } from '../mappers/search-wire.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

type Wire = Readonly<Record<string, unknown>>

const TEXT_MAX = 200
/** Completed values of an answer: usually, and at most, as at the hosted service. */
const FACET_HITS = 10
const FACET_HITS_MAX = 100
const toText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, TEXT_MAX) : '')

/** The order of the index that a request names; null for an index that does not exist. */
const sortOf = ({ indexName }: Wire): CandidateSort | null =>
  typeof indexName === 'string' ? sortOfIndex(indexName) : null

/** The query, the format of its answer and what it counts; 'invalid' carries the errors of all. Rule: SRCH-3. */
const parseSearch = (wire: Wire, sort: CandidateSort) => {
  const parameters = parseWireParameters(wire)
  const query = decodeFilters(parameters, sort)
  const format = parseWireFormat(parameters)
  const facets = parseWireFacets(parameters)
  if (query.ok && format.ok && facets.ok) return ok({ query: query.value, format: format.value, facets: facets.value })
  return err('invalid', {
    ...(query.ok ? {} : query.details),
    ...(format.ok ? {} : format.details),
    ...(facets.ok ? {} : facets.details),
  })
}

const isNarrowed = ({ around, facetFilters, insideBoxes = [], numericFilters, text }: CandidateQuery): boolean =>
  around !== null || [...facetFilters, ...insideBoxes, ...numericFilters].length > 0 || text.trim() !== ''

/** The hosted search service's wire protocol. Rules: SRCH-1, SRCH-47, SRCH-60. */
export const searchWireHandlers = ({
  clock,
  synonyms = fixedSynonyms([]),
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'queryCandidates' | 'queryFacet' | 'queryIndexes' | 'queryJobTitleFacet' | 'querySkillFacet' | 'querySortedCandidates'
> => {
  const searchCandidates = async (actor: Actor, wire: Wire, sort: CandidateSort = 'best') => {
    const search = parseSearch(wire, sort)
    if (!search.ok) return search
    const { facets, format, query } = search.value
    const startedAt = clock.now().getTime()
    const [found, counts] = await Promise.all([
      useCases.searchCandidates({ actor, query: { ...query, omit: omittedParts(format) } }),
      facets.attributes.length === 0 ? null : useCases.countFacets({ actor, query, ...facets }),
    ])
    if (!found.ok) return found
    if (counts?.ok === false) return counts
    const milliseconds = Math.max(0, clock.now().getTime() - startedAt)
    const params = typeof wire['params'] === 'string' ? wire['params'] : ''
    return ok<WireAnswer>({
      ...toWireAnswer(found.value, query, { params, milliseconds, format, synonyms: await synonyms() }),
      ...(counts === null ? {} : toWireFacets(counts.value)),
    })
  }
  /** Counts searches in one query; null if one of them requests hits or counts of values, or cannot be parsed. */
  const countCandidates = async (actor: Actor, requests: readonly Wire[]) => {
    const searches = requests.flatMap((wire) => {
      const search = wire['type'] === 'facet' ? null : parseSearch(wire, sortOf(wire) ?? 'best')
      return search?.ok && search.value.query.length === 0 && search.value.facets.attributes.length === 0
        ? [search.value]
        : []
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
  const completions = {
    job_title: { search: useCases.searchJobTitles, most: JOB_TITLE_FACETS_MAX },
    skills: { search: useCases.searchSkills, most: SKILL_FACETS_MAX },
  } as const
  /** Of everybody, titles and skills are completed with those of the lists first; within a search, by how many people have them. */
  const completeValue = (
    actor: Actor,
    attribute: FacetAttribute,
    text: string,
    query: CandidateQuery,
    most: number,
  ) => {
    const completion = attribute === 'job_title' || attribute === 'skills' ? completions[attribute] : null
    return completion === null || isNarrowed(query)
      ? useCases.searchFacetValues({ actor, query, attribute, text, limit: Math.min(most, FACET_HITS_MAX) })
      : completion.search({ actor, text }).then((hits) => (hits.ok ? ok(hits.value.slice(0, most)) : hits))
  }
  const searchFacet = async (facet: FacetAttribute, actor: Actor, wire: Wire) => {
    const search = parseSearch(wire, 'best')
    if (!search.ok) return search
    const parameters = parseWireParameters(wire)
    const typed = toText(parameters['facetQuery'])
    const requested = Number(parameters['maxFacetHits'] ?? FACET_HITS)
    const most = Number.isInteger(requested) && requested > 0 ? requested : FACET_HITS
    const startedAt = clock.now().getTime()
    const found = await completeValue(actor, facet, typed, search.value.query, most)
    if (!found.ok) return found
    const milliseconds = Math.max(0, clock.now().getTime() - startedAt)
    return ok<WireFacetAnswer>(toWireFacetAnswer(found.value, typed, { milliseconds, tags: search.value.format.tags }))
  }
  return {
    queryCandidates: ({ actor, body }) => searchCandidates(actor, body),
    querySortedCandidates: ({ actor, body, params }) =>
      searchCandidates(actor, body, sortOfIndex(params.index) ?? 'best'),
    queryJobTitleFacet: ({ actor, body }) => searchFacet('job_title', actor, body),
    querySkillFacet: ({ actor, body }) => searchFacet('skills', actor, body),
    queryFacet: ({ actor, body, params }) => searchFacet(params.facet, actor, body),
    queryIndexes: async ({ actor, body }) => {
      if (body.requests.some((request) => sortOf(request) === null)) return err('unknown-index')
      const counted = await countCandidates(actor, body.requests)
      if (counted !== null) return counted
      const results: (WireAnswer | WireFacetAnswer)[] = []
      for (const request of body.requests) {
        const { facet = 'job_title', indexName: _name, type, ...wire } = request
        if (!isFacetAttribute(facet)) return invalid({ facet: ['There is no such facet'] })
        const sort = sortOf(request) ?? 'best'
        const answer = await (type === 'facet' ? searchFacet(facet, actor, wire) : searchCandidates(actor, wire, sort))
        if (!answer.ok) return answer
        results.push(answer.value)
      }
      return ok({ results })
    },
  }
}
