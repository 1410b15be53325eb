import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  defaultSearch,
  type IndexQuery,
  type IndexResult,
  type SearchParameters,
  toCandidateQuery,
} from '../../src/search/index.ts'
import { createInMemoryCandidateIndex } from '../fakes/in-memory-candidate-index.ts'
import { relevanceRates } from '../relevance/exchange-rates.ts'
import { relevancePeople } from '../relevance/people.ts'
import { relevanceDocument } from '../relevance/person.ts'
import { areas, towns } from '../relevance/places.ts'
import type { RelevanceSearch } from '../relevance/search.ts'
import { relevanceSearches } from '../relevance/searches.ts'
import { relevanceSynonyms } from '../relevance/synonyms.ts'
import type { CreateCandidateIndex, OpenCandidateIndex } from './candidate-index/harness.ts'

const documents = relevancePeople.map(relevanceDocument)
const ids: ReadonlyMap<string, string> = new Map(
  relevancePeople.flatMap(({ id }, place) => {
    const uuid = documents[place]?.uuid
    return uuid === undefined ? [] : [[uuid, id] as const]
  }),
)

const placeOf = ({ around, inside }: RelevanceSearch): Partial<SearchParameters> => {
  const area = inside && areas[inside]
  const place = area ?? (around && towns[around])
  if (place === undefined) return {}
  const areaType = area?.provinceCode === null ? 'country' : 'administrative_area_level_1'
  const { latitude, longitude, title } = place
  return { locationType: area === undefined ? 'other' : areaType, location: title, latitude, longitude }
}

/** A search of the set as the index receives it from the search page. */
const queryOf = (search: RelevanceSearch): IndexQuery => {
  const parameters = { ...defaultSearch, ...search.filters, jobTitle: search.text ?? '', ...placeOf(search) }
  const area = search.inside && areas[search.inside]
  return {
    ...toCandidateQuery(parameters, relevanceRates, { offset: 0, length: relevancePeople.length }),
    insidePlace: area ? { countryCode: area.countryCode, provinceCode: area.provinceCode } : null,
    companyKeys: [],
    excludedUuids: [],
    changedAfter: null,
  }
}

/** The expected answer as groups in order; within a group any order is right. */
const groupsOf = (search: RelevanceSearch): readonly (readonly string[])[] => {
  if ('ranked' in search) return search.ranked.map((group) => (typeof group === 'string' ? [group] : group))
  return [search.found === 'everyone' ? relevancePeople.map(({ id }) => id) : search.found]
}

/** An answer cut into groups as large as the expected ones, each sorted; who is left over is a group of their own. */
const cutLike = (
  expected: readonly (readonly string[])[],
  found: readonly string[],
): readonly (readonly string[])[] => {
  let start = 0
  const groups = expected.map(({ length }) => found.slice(start, (start += length)).toSorted())
  return start < found.length ? [...groups, found.slice(start)] : groups
}

/** Every index answers the searches of `domain/testing/relevance` as a recruiter expects, and in the same order as the others. */
export const relevanceContract = (name: string, create: CreateCandidateIndex): void => {
  describe(`relevance: ${name}`, () => {
    const definition = createInMemoryCandidateIndex({ synonyms: relevanceSynonyms })
    const answers = new Map<RelevanceSearch, IndexResult>()
    let open: OpenCandidateIndex | undefined
    beforeAll(async () => {
      open = await create(relevanceSynonyms)
      const { index } = open
      await Promise.all([index.put(documents), definition.put(documents)])
      const searches = Object.values(relevanceSearches).flat()
      // All at once: one after the other would mostly wait.
      await Promise.all(searches.map(async (search) => answers.set(search, await index.search(queryOf(search)))))
    })
    afterAll(async () => open?.close())

    describe.each(Object.entries(relevanceSearches))('%s', (_, searches) => {
      it.each(searches.map((search) => [search.name, search] as const))('%s', async (_, search) => {
        const answer = answers.get(search)
        const found = (answer?.hits ?? []).map(({ document }) => ids.get(document.uuid) ?? document.uuid)
        const expected = groupsOf(search).map((group) => group.toSorted())
        expect(cutLike(expected, found)).toEqual(expected)
        expect(answer).toEqual(await definition.search(queryOf(search)))
      })
    })
  })
}
