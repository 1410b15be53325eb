import { expect, it } from 'vitest'
import { candidateDocument, candidateUuid } from '../../../testing/index.ts'
import type { CandidateDocument } from '../candidates/candidate-document.ts'
import { visibleCandidate } from '../candidates/visible-candidate.ts'
import { defaultSearch } from '../query/default-search.ts'
import type { SearchParameters } from '../query/search-parameters.ts'
import { explainMatch } from './explain-match.ts'

const table = { date: '2026-03-02', base: 'usd', rates: { usd: 1, zar: 18.34, aud: 1.52 } } as const
const candidate = (changes: Partial<CandidateDocument> = {}) => visibleCandidate(candidateDocument(1, changes))
const words = (search: Partial<SearchParameters>, person = candidate()) =>
  explainMatch({ ...defaultSearch, ...search }, person, table).map(({ met, text }) => `${met ? '+' : '-'} ${text}`)

// SRCH-70, SRCH-72
it('states where the text was found', () => {
  const qualification = {
    uuid: candidateUuid(900),
    qualification: 'AWS Certified Developer',
    educationType: 'Professional certification',
    institution: 'AWS',
    dateGraduated: '2024-02-01',
    currentlyCompleting: false,
  }
  const person = candidate({
    jobTitle: 'Data engineer',
    skills: ['Spark', 'Front end'],
    introduction: 'Fond of dashboards',
    qualifications: [qualification, { ...qualification, qualification: 'Diploma', currentlyCompleting: true }],
  })
  const found = (jobTitle: string) => words({ jobTitle }, person)
  expect(
    ['data engineers', 'data eng', 'spark', 'frontend', 'aws certified', 'diploma', 'dashb', 'enginer'].map(found),
  ).toEqual([
    ['+ “data engineers” is the job title'],
    ['+ “data eng” is the job title'],
    ['+ “spark” is among the skills'],
    ['+ “frontend” is among the skills'],
    ['+ Has AWS Certified Developer'],
    ['+ Close to “diploma”'],
    ['+ “dashb” is in the introduction'],
    ['+ Close to “enginer”'],
  ])
  expect(['data spark eng', 'data spark dashboards'].map(found)).toEqual([
    ['+ “data eng” in the title, “spark” among the skills'],
    ['+ Close to “data spark dashboards”'],
  ])
})
