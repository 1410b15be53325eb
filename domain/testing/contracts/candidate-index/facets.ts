import { describe, expect, it } from 'vitest'
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
}
