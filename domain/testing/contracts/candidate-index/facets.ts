import { describe, expect, it } from 'vitest'
import { indexQuery } from '../../builders/candidate-documents.ts'
import type { CandidateIndexHarness } from './harness.ts'

export const facetCases = ({ people, index }: CandidateIndexHarness): void => {
  describe('job titles', () => {
    const titles = (...all: readonly string[]): Promise<void> => people(...all.map((jobTitle) => ({ jobTitle })))

    it('match by word prefixes, most people first, with counts', async () => {
      await titles(
        'Web Developer',
        'Developer',
        'Web Developer',
        'Nurse',
        'Sales Development Lead',
        'Developer',
        'Developer',
      )
      expect(await index().searchJobTitles('deve', 5)).toEqual([
        { value: 'Developer', count: 3 },
        { value: 'Web Developer', count: 2 },
        { value: 'Sales Development Lead', count: 1 },
      ])
      expect(await index().searchJobTitles('dev we', 5)).toEqual([{ value: 'Web Developer', count: 2 }])
      expect(await index().searchJobTitles('eveloper', 5)).toEqual([])
    })

    // SRCH-17
    it('are limited, and include all titles for an empty text', async () => {
      await titles('Éclair chef', 'Baker', 'Cook', 'baker', 'Cook')
      expect(await index().searchJobTitles('', 3)).toEqual([
        { value: 'Cook', count: 2 },
        { value: 'Baker', count: 1 },
        { value: 'baker', count: 1 },
      ])
      expect(await index().searchJobTitles('eclair', 5)).toEqual([{ value: 'Éclair chef', count: 1 }])
      expect(await index().searchJobTitles('c', 0)).toEqual([])
    })
  })

  describe('skills', () => {
    const skills = (...all: readonly (readonly string[])[]): Promise<void> =>
      people(...all.map((own) => ({ skills: own })))

    // SRCH-54
    it('match by prefixes of the words of one skill, most people first, with counts of people', async () => {
      await skills(
        ['Python', 'Data modelling', 'Python'],
        ['Python', 'Java', 'C++'],
        ['JavaScript', 'Data entry', 'modelling clay'],
        ['Java', 'Jython'],
      )
      expect(await index().searchSkills('pyth', 10)).toEqual([{ value: 'Python', count: 2 }])
      expect(await index().searchSkills('JAV', 10)).toEqual([
        { value: 'Java', count: 2 },
        { value: 'JavaScript', count: 1 },
      ])
      expect(await index().searchSkills('mod data', 10)).toEqual([{ value: 'Data modelling', count: 1 }])
      expect(await index().searchSkills('c+', 10)).toEqual([{ value: 'C++', count: 1 }])
      expect(await index().searchSkills('ython', 10)).toEqual([])
    })

    it('are limited, keep their spellings, and include all skills for an empty text', async () => {
      await skills(['Éclairs', 'react'], ['React'], ['react', 'Baking'])
      expect(await index().searchSkills('', 2)).toEqual([
        { value: 'react', count: 2 },
        { value: 'Baking', count: 1 },
      ])
      expect(await index().searchSkills('react', 10)).toEqual([
        { value: 'react', count: 2 },
        { value: 'React', count: 1 },
      ])
      expect(await index().searchSkills('eclair', 10)).toEqual([{ value: 'Éclairs', count: 1 }])
      expect(await index().searchSkills('r', 0)).toEqual([])
    })
  })

  describe('counts of values', () => {
    const languages = (query = {}, limit = 10) => index().countFacets(indexQuery(query), ['languages'], limit)

    // SRCH-95
    it('count everybody who is found once for each value, most people first', async () => {
      await people(
        { skills: ['React', 'react', 'Éclairs'] },
        { skills: ['react', 'dbt'], jobTitle: 'Nurse' },
        { skills: ['dbt', ' '], jobTitle: 'nurse' },
        { skills: ['ABC'], jobTitle: '' },
      )
      const { stats, values } = await index().countFacets(indexQuery({ length: 1 }), ['skills', 'job_title'], 10)
      expect(values).toEqual({
        skills: [
          { value: 'dbt', count: 2 },
          { value: 'React', count: 2 },
          { value: 'ABC', count: 1 },
          { value: 'Éclairs', count: 1 },
        ],
        job_title: [
          { value: 'Nurse', count: 2 },
          { value: 'Developer', count: 1 },
        ],
      })
      expect(stats).toEqual({})
    })

    // SRCH-95
    it('count those of the same search, are limited, and leave out the excluded', async () => {
      await people(
        { languages: ['English', 'Xhosa'], jobTitle: 'Nurse' },
        { languages: ['English'] },
        { languages: ['Zulu'], rate: 90 },
      )
      const [first = ''] = (await index().search(indexQuery())).hits.map(({ document }) => document.uuid)
      const counted = async (query = {}, limit = 10) =>
        (await languages(query, limit)).values.languages?.map(({ count, value }) => `${value} ${count}`)
      expect(await counted()).toEqual(['English 2', 'Xhosa 1', 'Zulu 1'])
      expect(await counted({}, 1)).toEqual(['English 2'])
      expect(await counted({ text: 'nurse' })).toEqual(['English 1', 'Xhosa 1'])
      expect(await counted({ numericFilters: [[{ attribute: 'rate', operator: '>', value: 50 }]] })).toEqual(['Zulu 1'])
      expect(await counted({ excludedUuids: [first] })).toEqual(['English 1', 'Zulu 1'])
      expect(await counted({ text: 'midwife' })).toEqual([])
    })

    // SRCH-95
    it('count numbers with their least, greatest, mean and sum', async () => {
      await people({ rate: 100 }, { rate: 40.5 }, { rate: 40.5 }, { rate: null })
      expect(await index().countFacets(indexQuery(), ['rate'], 1)).toEqual({
        values: { rate: [{ value: '40.5', count: 2 }] },
        stats: { rate: { min: 40.5, max: 100, avg: 181 / 3, sum: 181 } },
      })
      const nobody = indexQuery({ text: 'midwife' })
      expect(await index().countFacets(nobody, ['rate'], 1)).toEqual({ values: { rate: [] }, stats: {} })
    })
  })
}
