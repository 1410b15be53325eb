import type { RelevanceSearch } from '../search.ts'

const DEVELOPERS = 'cara cid cleo cody asha nils noor nia rhea gus jan jess fay finn flo bo bea stan'.split(' ')

/** Synonyms, in each direction, of one word and of several. SRCH-9. */
export const synonymSearches: readonly RelevanceSearch[] = [
  { name: 'dev finds developers and programmers', text: 'dev', found: [...DEVELOPERS, 'gita'] },
  { name: 'developer finds programmers after developers', text: 'developer', ranked: [DEVELOPERS, 'gita'] },
  { name: 'programmer finds developers after programmers', text: 'programmer', ranked: ['gita', DEVELOPERS] },
  { name: 'a synonym beside another word', text: 'java dev', found: ['jan'] },
  {
    name: 'tester finds QA and quality assurance',
    text: 'tester',
    why: 'tim has both words, apart',
    ranked: ['tara', ['tom', 'theo']],
  },
  { name: 'QA finds testers and quality assurance', text: 'qa', ranked: ['tom', ['tara', 'theo']] },
  {
    name: 'quality assurance finds QA and testers',
    text: 'quality assurance',
    ranked: ['theo', 'tim', ['tom', 'tara']],
  },
  {
    name: 'words of a synonym in another order are only words',
    text: 'assurance quality',
    ranked: ['theo', 'tim'],
  },
  { name: 'a synonym of several words beside another word', text: 'quality assurance engineer', found: ['tom'] },
  { name: 'QA lead finds the lead of quality assurance', text: 'qa lead', found: ['theo'] },
  { name: 'UX finds user experience after UX', text: 'ux designer', ranked: ['uma', 'ugo'] },
  { name: 'user experience finds UX after user experience', text: 'user experience designer', ranked: ['ugo', 'uma'] },
  { name: 'PM finds project managers after a PM', text: 'pm', ranked: ['pat', ['pam', 'paz', 'per', 'pol']] },
  {
    name: 'project manager finds a PM after project managers',
    text: 'project manager',
    ranked: [['pam', 'paz', 'per', 'pol'], 'pat'],
  },
  { name: 'human resources finds HR', text: 'human resources manager', found: ['hana'] },
  { name: 'search engine optimisation finds SEO', text: 'search engine optimisation', found: ['kim'] },
  { name: 'research and development finds R&D', text: 'research and development', found: ['rudi'] },
  { name: 'amazon web services finds AWS', text: 'amazon web services', found: ['drew', 'dean', 'dina'] },
  {
    name: 'sr finds senior after sr',
    text: 'sr data engineer',
    ranked: ['dimi', 'dana', 'devon', 'dele'],
  },
]

/** Plural and singular are one word. SRCH-74. */
export const pluralSearches: readonly RelevanceSearch[] = [
  { name: 'a plural finds the singular', text: 'data engineers', found: ['dana', 'devon', 'dele', 'dora', 'dimi'] },
  { name: 'a plural of four letters finds the singular', text: 'devs', found: [...DEVELOPERS, 'gita'] },
  { name: 'a plural of an abbreviation', text: 'apis node', found: ['nia'] },
  { name: 'a singular finds the plural', text: 'api node', found: ['nia'] },
  { name: 'a plural in -ies finds its singular', text: 'payroll policies', found: ['hana'] },
  { name: 'a singular in -y finds its plural', text: 'policy payroll', found: ['hana'] },
  { name: 'a plural finds synonyms of its singular', text: 'testers', ranked: ['tara', ['tom', 'theo']] },
  {
    name: 'a plural of several words finds synonyms of its singular',
    text: 'project managers',
    ranked: [['pam', 'paz', 'per', 'pol'], 'pat'],
  },
  { name: 'system administrator finds a systems administrator', text: 'system administrator', found: ['seb'] },
  { name: 'systems administrator finds themselves', text: 'systems administrators', found: ['seb'] },
  { name: 'an s that belongs to the word stays', text: 'sas developer', why: 'finn writes Sass', found: [] },
]
