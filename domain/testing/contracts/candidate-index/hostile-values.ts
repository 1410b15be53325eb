import { describe, expect, it } from 'vitest'
import { candidateDocument, indexQuery } from '../../builders/candidate-documents.ts'
import type { CandidateIndexHarness } from './harness.ts'

const HOSTILE = [
  "'; drop table candidate_documents; --",
  '" or 1=1',
  '%_%',
  '\\',
  "\\'",
  '$1 ? ?? :name',
  '{W} {P}',
  "'a':*A & !b | (c)",
  '{"match_all":{}}',
  '*:* AND _exists_:uuid',
  '/.*/',
  '~2^9',
  '\0null\0',
  '\ud800 half',
  '😀👩‍💻',
  '\u202eright to left',
  '.',
  '...',
  '++',
  '.#+',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  'x '.repeat(5_000),
  '.x+'.repeat(3_333),
  'é'.repeat(10_000),
]

export const hostileValueCases = ({ people, found, search, index }: CandidateIndexHarness): void => {
  describe('hostile values', () => {
    it.each(HOSTILE.map((value) => [value.slice(0, 30), value] as const))(
      'are treated as data in a query: %j',
      async (_, value) => {
        await people({ jobTitle: 'Nurse' })
        const { total } = await search({ text: value })
        expect([0, 1]).toContain(total)
        await index().searchJobTitles(value, 5)
        await index().searchSkills(value, 5)
        await index().countFacets(indexQuery({ text: value }), ['skills'], 5)
        expect(
          await found({
            facetFilters: [[{ attribute: 'skills', value }]],
            optionalFilters: [{ attribute: 'skills', value }],
          }),
        ).toEqual([])
        expect(await found({ optionalFilters: [{ attribute: 'job_title', value }], excludedUuids: [value] })).toEqual([
          1,
        ])
        expect(await found({ insidePlace: { countryCode: value, provinceCode: value } })).toEqual([])
        expect(await index().countMatches([indexQuery({ text: value })], 10)).toEqual([total])
        expect(await index().listFindable([value])).toEqual(new Set())
        await index().remove([value])
        expect(await index().count()).toBe(1)
      },
    )

    it.each(HOSTILE.map((value) => [value.slice(0, 30), value] as const))(
      'are treated as data in a document: %j',
      async (_, value) => {
        const named = candidateDocument(1, {
          jobTitle: value,
          skills: [value],
          languages: [value],
          introduction: value,
          firstName: value,
          countryCode: value,
          provinceCode: value,
        })
        await index().put([named, candidateDocument(2)])
        expect(await found()).toEqual([1, 2])
        expect(await found({ facetFilters: [[{ attribute: 'skills', value }]] })).toEqual([1])
        expect(await found({ text: 'developer' })).toEqual([2])
      },
    )

    it('include invalid coordinates and circles', async () => {
      await index().put([candidateDocument(1, { latitude: 123, longitude: 721 })])
      expect(await found({ around: { latitude: 999, longitude: -539, radius: 1_000, precision: 0 } })).toEqual([1])
      expect(await found({ around: { latitude: 0, longitude: 1e9, radius: -1, precision: -1 } })).toEqual([])
    })
  })
}
