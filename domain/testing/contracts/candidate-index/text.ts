import { describe, expect, it } from 'vitest'
import type { WorkExperience } from '../../../src/profiles/index.ts'
import type { CandidateIndexHarness } from './harness.ts'

const worked = (title: string): WorkExperience => ({
  uuid: '01990000-0000-7000-9000-000000000001',
  title,
  company: 'Baobab',
  location: null,
  description: 'pianist',
  currentWork: true,
  startDate: '2020-01-01',
  endDate: null,
  skills: ['violinist'],
})

export const textCases = ({ people, found, search }: CandidateIndexHarness): void => {
  describe('text', () => {
    // SRCH-7
    it('matches everyone if the text is empty, blank or punctuation only', async () => {
      await people({}, { jobTitle: 'Nurse' })
      for (const text of ['', '   ', '%%% \\ "" 😀']) expect(await found({ text })).toEqual([1, 2])
    })

    it('needs every word, in any field', async () => {
      await people(
        { jobTitle: 'Data Engineer', skills: ['Spark'] },
        { jobTitle: 'Data Engineer' },
        { jobTitle: 'Nurse', introduction: 'I engineer data with a spark.' },
      )
      expect(await found({ text: 'data engineer spark' })).toEqual([1, 3])
      expect(await found({ text: 'data engineer spark unheard' })).toEqual([])
    })

    // SRCH-8
    it('searches title, skills, experience titles and introduction only', async () => {
      await people({
        jobTitle: 'Alpha',
        skills: ['Bravo'],
        workExperiences: [worked('Charlie')],
        introduction: 'Delta',
        languages: ['Echo'],
        industries: ['Foxtrot'],
      })
      for (const text of ['alpha', 'bravo', 'charlie', 'delta']) expect(await found({ text })).toEqual([1])
      for (const text of ['echo', 'foxtrot', 'pianist', 'violinist', 'baobab', 'ayanda', 'cape']) {
        expect(await found({ text })).toEqual([])
      }
    })

    // SRCH-7
    it('uses only the last word as a prefix', async () => {
      await people({ jobTitle: 'Senior Developer' })
      expect(await found({ text: 'senior deve' })).toEqual([1])
      expect(await found({ text: 's' })).toEqual([1])
      expect(await found({ text: 'sen developer' })).toEqual([])
    })

    // SRCH-7
    it('allows one typo from five letters', async () => {
      await people({ jobTitle: 'Nurse clerk' })
      for (const text of ['nurze clerk', 'nurrse clerk', 'nusre clerk', 'nurses clerk']) {
        expect({ text, found: await found({ text }) }).toEqual({ text, found: [1] })
      }
      // Four letters as typed: too short for a typo.
      for (const text of ['nurs clerk', 'urse clerk']) {
        expect({ text, found: await found({ text }) }).toEqual({ text, found: [] })
      }
      expect(await found({ text: 'nurxy clerk' })).toEqual([])
      expect(await found({ text: 'nursexy clerk' })).toEqual([])
    })

    it('allows two typos from nine letters', async () => {
      await people({ jobTitle: 'Accountant chief' })
      for (const word of ['akkountant', 'acountant', 'accountants', 'accounatnt', 'accuontatn', 'cacountant']) {
        expect({ word, found: await found({ text: `${word} chief` }) }).toEqual({ word, found: [1] })
      }
      expect(await found({ text: 'acountan chief' })).toEqual([])
      expect(await found({ text: 'akkoumtant chief' })).toEqual([])
    })

    it('allows no typo below five letters', async () => {
      await people({ jobTitle: 'Java cook' })
      expect(await found({ text: 'jaba cook' })).toEqual([])
      expect(await found({ text: 'jva cook' })).toEqual([])
      expect(await found({ text: 'java cook' })).toEqual([1])
    })

    it('ignores case and accents on both sides', async () => {
      await people({ jobTitle: 'Guia de São Paulo' }, { jobTitle: 'MUELLER Müller' }, { jobTitle: 'Straße' })
      expect(await found({ text: 'SAO PAULO' })).toEqual([1])
      expect(await found({ text: 'são paulo' })).toEqual([1])
      expect(await found({ text: 'muller' })).toEqual([2])
      expect(await found({ text: 'Müller' })).toEqual([2])
      expect(await found({ text: 'strasse' })).toEqual([3])
    })

    // SRCH-9
    it('supports synonyms, also of several words', async () => {
      await people(
        { jobTitle: 'Developer' },
        { jobTitle: 'Programmer' },
        { jobTitle: 'QA lead' },
        { jobTitle: 'Tester' },
        { jobTitle: 'Assurance of quality' },
        { jobTitle: 'Quality', introduction: 'assurance' },
        { jobTitle: 'Csharp' },
      )
      expect(await found({ text: 'developer' })).toEqual([1, 2])
      expect(await found({ text: 'programmer' })).toEqual([2, 1])
      expect(await found({ text: 'tester' })).toEqual([4, 3, 5])
      expect(await found({ text: 'quality assurance' })).toEqual([5, 6, 3, 4])
      expect(await found({ text: 'assurance quality' })).toEqual([5, 6])
      expect(await found({ text: 'c#' })).toEqual([7])
    })

    // SRCH-73
    it('distinguishes c++, c#, .net and node.js from their letters', async () => {
      await people(
        { jobTitle: 'C++ engineer' },
        { jobTitle: 'C# engineer' },
        { jobTitle: 'ASP.NET engineer' },
        { jobTitle: 'Node.js engineer' },
        { jobTitle: 'C engineer' },
      )
      expect(await found({ text: 'c++ engineer' })).toEqual([1])
      expect(await found({ text: 'C# engineer' })).toEqual([2])
      expect(await found({ text: '.net engineer' })).toEqual([3])
      expect(await found({ text: 'node.js engineer' })).toEqual([4])
      expect(await found({ text: 'node engineer' })).toEqual([4])
      expect(await found({ text: 'nodejs engineer' })).toEqual([4])
      expect(await found({ text: 'c engineer' })).toEqual([5])
      expect(await found({ text: 'engineer c' })).toEqual([5, 1, 2])
    })

    // SRCH-8
    it('scores a word by its best field and halves the score of inexact matches', async () => {
      await people(
        { jobTitle: 'Painter', skills: ['Painter'], introduction: 'painter' },
        { jobTitle: 'x', skills: ['Painter'] },
        { jobTitle: 'x', workExperiences: [worked('Painter')] },
        { jobTitle: 'x', introduction: 'painter' },
        { jobTitle: 'Paintery' },
        { jobTitle: 'x', introduction: 'paimter' },
      )
      const scores = async (text: string): Promise<readonly number[]> =>
        (await search({ text })).hits.map(({ textScore }) => textScore)
      expect(await found({ text: 'painter' })).toEqual([1, 2, 5, 3, 4, 6])
      expect(await scores('painter')).toEqual([8, 4, 4, 2, 1, 0.5])
      expect(await scores('paint')).toEqual([4, 4, 2, 1, 0.5])
      expect(await scores('painter painter')).toEqual([16, 8, 8, 4, 2, 1])
      expect(await scores('')).toEqual([0, 0, 0, 0, 0, 0])
    })
  })
}
