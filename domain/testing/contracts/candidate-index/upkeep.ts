import { describe, expect, it } from 'vitest'
import type { CandidateDocument } from '../../../src/search/index.ts'
import { candidateDocument, candidateUuid, indexQuery } from '../../builders/candidate-documents.ts'
import type { CandidateIndexHarness } from './harness.ts'

const DAY = 1_790_000_000_000

export const upkeepCases = ({ people, found, search, index }: CandidateIndexHarness): void => {
  describe('upkeep', () => {
    it('returns a document unchanged', async () => {
      const document = candidateDocument(1, {
        introduction: 'Ünïcode, "quotes" and \\ more 😀',
        workExperiences: [
          {
            uuid: candidateUuid(900),
            title: 'Clerk',
            company: 'Baobab',
            location: null,
            description: null,
            currentWork: false,
            startDate: '2019-02-28',
            endDate: '2020-02-29',
            skills: ['Filing'],
          },
        ],
        rate: null,
        exactRate: null,
        currency: null,
        responseRate: 0.123456789,
      })
      await index().put([document])
      expect((await search()).hits.map((hit) => hit.document)).toEqual([document])
    })

    it('replaces a document that is put again', async () => {
      await people({ jobTitle: 'Nurse', skills: ['Care'], rate: 10 })
      await people({ jobTitle: 'Doctor', skills: ['Cure'], rate: null, updatedAt: 1 })
      expect(await found({ text: 'nurse' })).toEqual([])
      expect(await found({ facetFilters: [[{ attribute: 'skills', value: 'Care' }]] })).toEqual([])
      expect(await found({ text: 'doctor' })).toEqual([1])
      expect(await index().count()).toBe(1)
    })

    it('uses the last of two documents of one person in one put', async () => {
      await index().put([candidateDocument(1, { jobTitle: 'Nurse' }), candidateDocument(1, { jobTitle: 'Doctor' })])
      expect(await found({ text: 'doctor' })).toEqual([1])
      expect(await index().count()).toBe(1)
    })

    it('shows what is put and removed to the next search', async () => {
      await people({}, {}, {})
      expect(await found()).toEqual([1, 2, 3])
      await index().remove([candidateUuid(2), candidateUuid(77)])
      expect(await found()).toEqual([1, 3])
      expect((await search()).total).toBe(2)
      expect(await index().searchJobTitles('developer', 5)).toEqual([{ value: 'Developer', count: 2 }])
      await people({})
      expect(await found()).toEqual([1, 3])
    })

    // MOD-65
    it('streams every document in the order of the uuids, and lists those of some people', async () => {
      const documents = [3, 1, 5, 2, 4].map((number) => candidateDocument(number, { introduction: `No. ${number}` }))
      const inOrder = documents.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1))
      await index().put(documents)
      const batches: (readonly CandidateDocument[])[] = []
      for await (const batch of index().stream(2)) batches.push(batch)
      expect(batches.map(({ length }) => length)).toEqual([2, 2, 1])
      expect(batches.flat()).toEqual(inOrder)
      const listed = await index().list([candidateUuid(4), candidateUuid(77), candidateUuid(2), 'no uuid'])
      expect(listed.map(({ introduction }) => introduction).toSorted()).toEqual(['No. 2', 'No. 4'])
      expect(await index().list([])).toEqual([])
      await index().remove(documents.map(({ uuid }) => uuid))
      for await (const batch of index().stream(2)) expect(batch).toEqual([])
    })

    it('finds people who changed after an instant, exclusive', async () => {
      await people({ updatedAt: DAY - 1 }, { updatedAt: DAY }, { updatedAt: DAY + 1 }, { updatedAt: DAY + 2 })
      expect(new Set(await found({ changedAfter: DAY }))).toEqual(new Set([3, 4]))
      expect((await search({ changedAfter: DAY })).total).toBe(2)
    })

    // SRCH-38
    it('finds people who changed up to an instant, inclusive', async () => {
      await people({ updatedAt: DAY - 1 }, { updatedAt: DAY }, { updatedAt: DAY + 1 }, { updatedAt: DAY + 2 })
      expect(new Set(await found({ changedUntil: DAY }))).toEqual(new Set([1, 2]))
      expect(await found({ changedAfter: DAY, changedUntil: DAY + 1, length: 1 })).toEqual([3])
      expect((await search({ changedAfter: DAY, changedUntil: DAY + 1 })).total).toBe(1)
    })

    it('counts many searches at once, in their order', async () => {
      await people({ jobTitle: 'Nurse', updatedAt: DAY }, { jobTitle: 'Nurse', skills: ['Care'] }, { skills: ['Care'] })
      const care = { facetFilters: [[{ attribute: 'skills', value: 'Care' }]] } as const
      const queries = [
        indexQuery({ text: 'nurse' }),
        indexQuery(care),
        indexQuery({ ...care, text: 'nruse' }),
        indexQuery({ text: 'nobody' }),
        indexQuery({ text: 'nurse', offset: 1, length: 0, excludedUuids: [candidateUuid(2)] }),
        indexQuery({ changedAfter: DAY - 1 }),
        indexQuery({
          around: { latitude: -33.92, longitude: 18.42, radius: 50_000, precision: 5_000 },
          numericFilters: [[{ attribute: 'rate', operator: '<=', value: 60 }]],
        }),
      ]
      expect(await index().countMatches(queries, 100)).toEqual([2, 2, 1, 0, 1, 3, 3])
      expect(await index().countMatches(queries, 2)).toEqual([2, 2, 1, 0, 1, 2, 2])
      expect(await index().countMatches([], 10)).toEqual([])
    })

    it('lists who can be found', async () => {
      await people({}, {})
      expect(await index().listFindable([candidateUuid(1), candidateUuid(3)])).toEqual(new Set([candidateUuid(1)]))
      expect(await index().listFindable([])).toEqual(new Set())
      expect(await index().count()).toBe(2)
    })

    it('accepts empty puts and removals', async () => {
      await index().put([])
      await index().remove([])
      expect(await index().count()).toBe(0)
    })

    it('accepts concurrent puts of the same people', async () => {
      const crowd = Array.from({ length: 20 }, (_, place) =>
        candidateDocument(place + 1, { introduction: `word${place}` }),
      )
      await Promise.all([
        index().put(crowd),
        index().put(crowd.toReversed()),
        index().put(crowd.slice(5)),
        index().put(crowd.toReversed().slice(3)),
      ])
      expect(await index().count()).toBe(20)
    })
  })
}
