import { describe, expect, it } from 'vitest'
import type { NumericAttribute } from '../../../src/search/index.ts'
import type { CandidateIndexHarness } from './harness.ts'

export const filterCases = ({ people, found }: CandidateIndexHarness): void => {
  describe('facet filters', () => {
    it('are an "and" of "or"s', async () => {
      await people(
        { workplaceType: 'Remote', skills: ['Go', 'Rust'] },
        { workplaceType: 'Any type', skills: ['Go'] },
        { workplaceType: 'On-site', skills: ['Go'] },
        { workplaceType: 'Remote', skills: ['Zig'] },
      )
      const workplace = [
        { attribute: 'workplace_type', value: 'Remote' },
        { attribute: 'workplace_type', value: 'Any type' },
      ] as const
      expect(await found({ facetFilters: [workplace] })).toEqual([1, 2, 4])
      expect(await found({ facetFilters: [workplace, [{ attribute: 'skills', value: 'Go' }]] })).toEqual([1, 2])
      expect(
        await found({
          facetFilters: [[{ attribute: 'skills', value: 'Go' }], [{ attribute: 'skills', value: 'Rust' }]],
        }),
      ).toEqual([1])
      expect(
        await found({
          facetFilters: [
            [
              { attribute: 'skills', value: 'Zig' },
              { attribute: 'workplace_type', value: 'On-site' },
            ],
          ],
        }),
      ).toEqual([3, 4])
    })

    it('support every attribute separately', async () => {
      await people(
        { opportunityType: 'contract', languages: ['isiZulu'], industries: ['Sales & Marketing'], jobTitle: 'Seller' },
        { opportunityType: 'permanent', skills: ['isiZulu'], jobTitle: 'Sales & Marketing' },
      )
      expect(await found({ facetFilters: [[{ attribute: 'opportunityType', value: 'contract' }]] })).toEqual([1])
      expect(await found({ facetFilters: [[{ attribute: 'languages', value: 'isiZulu' }]] })).toEqual([1])
      expect(await found({ facetFilters: [[{ attribute: 'skills', value: 'isiZulu' }]] })).toEqual([2])
      expect(await found({ facetFilters: [[{ attribute: 'industries', value: 'Sales & Marketing' }]] })).toEqual([1])
      expect(await found({ facetFilters: [[{ attribute: 'job_title', value: 'Sales & Marketing' }]] })).toEqual([2])
      await people({ respondsFast: false }, { respondsFast: true })
      expect(await found({ facetFilters: [[{ attribute: 'respondsFast', value: 'true' }]] })).toEqual([2])
    })

    it('compare whole values, ignoring case and accents', async () => {
      await people({ languages: ['Português do Brasil'] })
      expect(await found({ facetFilters: [[{ attribute: 'languages', value: 'portugues DO brasil' }]] })).toEqual([1])
      expect(await found({ facetFilters: [[{ attribute: 'languages', value: 'Português' }]] })).toEqual([])
    })

    it('ignore an empty "or"', async () => {
      await people({})
      expect(await found({ facetFilters: [[]], numericFilters: [[]] })).toEqual([1])
    })

    it('support hundreds of values', async () => {
      await people({ skills: ['Skill 199'] }, { skills: ['Skill 200'] })
      const values = Array.from({ length: 200 }, (_, place) => ({
        attribute: 'skills' as const,
        value: `Skill ${place}`,
      }))
      expect(await found({ facetFilters: [values], optionalFilters: values })).toEqual([1])
    })
  })

  describe('numeric filters', () => {
    it('support every operator', async () => {
      await people({ rate: 10 }, { rate: 20.5 }, { rate: 30 })
      const by = (operator: '<' | '<=' | '=' | '!=' | '>=' | '>', value = 20.5): Promise<readonly number[]> =>
        found({ numericFilters: [[{ attribute: 'rate', operator, value }]] })
      expect(await by('<')).toEqual([1])
      expect(await by('<=')).toEqual([1, 2])
      expect(await by('=')).toEqual([2])
      expect(await by('!=')).toEqual([1, 3])
      expect(await by('>=')).toEqual([2, 3])
      expect(await by('>')).toEqual([3])
      expect(await by('<=', Infinity)).toEqual([1, 2, 3])
      expect(await by('>=', -1e300)).toEqual([1, 2, 3])
    })

    it('support every attribute', async () => {
      await people(
        { rate: 1, permanentRate: 2, availability: 3, contractMin: 4, qualificationLevel: 5, experienceYears: 6 },
        { rate: 0, permanentRate: 0, availability: 0, contractMin: 0, qualificationLevel: 0, experienceYears: 0 },
      )
      const figures: readonly (readonly [NumericAttribute, number])[] = [
        ['rate', 1],
        ['permanentRate', 2],
        ['availability', 3],
        ['contract_duration_min', 4],
        ['qualification_level', 5],
        ['experience_years', 6],
      ]
      for (const [attribute, value] of figures) {
        const equal = await found({ numericFilters: [[{ attribute, operator: '=', value }]] })
        const above = await found({ numericFilters: [[{ attribute, operator: '>', value: value - 0.5 }]] })
        expect({ attribute, equal, above }).toEqual({ attribute, equal: [1], above: [1] })
      }
    })

    // SRCH-12
    it('exclude people without a rate only if it is filtered by', async () => {
      await people({ rate: null }, { rate: 60, permanentRate: null })
      expect(await found()).toEqual([1, 2])
      expect(await found({ numericFilters: [[{ attribute: 'rate', operator: '!=', value: 5 }]] })).toEqual([2])
      expect(await found({ numericFilters: [[{ attribute: 'permanentRate', operator: '>=', value: 0 }]] })).toEqual([1])
    })

    it('are an "and" of "or"s', async () => {
      await people({ rate: 10, availability: 30 }, { rate: 90, availability: 0 }, { rate: 90, availability: 30 })
      const cheap = { attribute: 'rate', operator: '<=', value: 20 } as const
      const free = { attribute: 'availability', operator: '=', value: 0 } as const
      expect(await found({ numericFilters: [[cheap, free]] })).toEqual([2, 1])
      expect(await found({ numericFilters: [[cheap], [free]] })).toEqual([])
    })
  })
}
