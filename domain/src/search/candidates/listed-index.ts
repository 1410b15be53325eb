import { type Lists, type ListName, type ListSource, spellListed } from '../../reference/index.ts'
import type { FacetAttribute, FacetFilter } from '../query/candidate-query.ts'
import type { CandidateIndex, IndexQuery } from './candidate-index.port.ts'

const LISTS: Readonly<Partial<Record<FacetAttribute, ListName>>> = {
  industries: 'industries',
  job_title: 'job-titles',
  skills: 'skills',
}

/** Job titles among which those of the list are looked for. */
const TITLES_CONSIDERED = 50

const spellFilter = (lists: Lists, filter: FacetFilter): FacetFilter => {
  const list = LISTS[filter.attribute]
  return list === undefined ? filter : { ...filter, value: spellListed(lists, list, filter.value) }
}

const spellQuery = (lists: Lists, query: IndexQuery): IndexQuery => ({
  ...query,
  facetFilters: query.facetFilters.map((any) => any.map((filter) => spellFilter(lists, filter))),
  optionalFilters: query.optionalFilters.map((filter) => spellFilter(lists, filter)),
})

/**
 * The index, asked in the spelling of the lists: a filter by what an entry was called before finds who has it now, also in saved searches. Job
 * titles of the list are completed before others. Rules: REF-28, SRCH-17.
 */
export const createListedIndex = (index: CandidateIndex, listSource: ListSource): CandidateIndex => ({
  ...index,
  search: async (query) => index.search(spellQuery(await listSource(), query)),
  countMatches: async (queries, most) => {
    const lists = await listSource()
    return index.countMatches(
      queries.map((query) => spellQuery(lists, query)),
      most,
    )
  },
  countFacets: async (query, attributes, limit) =>
    index.countFacets(spellQuery(await listSource(), query), attributes, limit),
  searchJobTitles: async (text, limit) => {
    const lists = await listSource()
    const found = await index.searchJobTitles(text, Math.max(limit, TITLES_CONSIDERED))
    const isListed = (title: string): boolean => lists.find('job-titles', title)?.isRetired === false
    return [...found.filter(({ value }) => isListed(value)), ...found.filter(({ value }) => !isListed(value))].slice(
      0,
      Math.max(0, limit),
    )
  },
})
