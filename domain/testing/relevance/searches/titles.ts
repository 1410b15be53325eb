import type { RelevanceSearch } from '../search.ts'

/** Titles with and without seniority. */
export const titleSearches: readonly RelevanceSearch[] = [
  {
    name: 'who is senior now comes before who was, and who was before who only writes the word',
    text: 'senior data engineer',
    why: 'dora says nowhere that she is senior',
    ranked: ['dana', 'dimi', 'devon', 'dele'],
  },
  {
    name: 'without seniority the senior ones are found too',
    text: 'data engineer',
    found: ['dana', 'devon', 'dele', 'dora', 'dimi'],
  },
  { name: 'seniority alone', text: 'senior', ranked: ['dana', 'dimi', 'devon', 'dele'] },
  {
    name: 'a title with the words apart',
    text: 'payroll bookkeeper',
    why: 'in the title of ari, in the skills of ada and ali',
    ranked: ['ari', ['ada', 'ali']],
  },
]

/** Certificates and what people studied. SRCH-70. */
export const qualificationSearches: readonly RelevanceSearch[] = [
  {
    name: 'a certificate is found, before who only writes the word',
    text: 'aws certified',
    why: 'dina has not completed hers',
    ranked: ['drew', 'dean'],
  },
  { name: 'a certificate counts as a skill', text: 'certified', ranked: [['drew', 'nola'], 'dean'] },
  { name: 'a certificate by its title', text: 'solutions architect', found: ['drew'] },
  { name: 'a chartered accountant', text: 'chartered accountant', found: ['alan'] },
  { name: 'a degree by its subject', text: 'computer science', found: ['drew'] },
  { name: 'a degree beside a title', text: 'nurse public health', found: ['nina'] },
  { name: 'a degree that is not completed is not found', text: 'bachelor nursing', found: ['nell'] },
  { name: 'Ph.D. with dots', text: 'Ph.D. nursing', found: ['ned'] },
  { name: 'a degree counts less than a title', text: 'nurse midwifery', found: ['naomi'] },
]
