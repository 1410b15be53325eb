import type { RelevanceSearch } from '../search.ts'

/** Skills: one of them or all. Languages: all. */
export const listSearches: readonly RelevanceSearch[] = [
  {
    name: 'one of the skills is enough, and who has both comes first',
    filters: { skills: ['Scrum', 'SAP'] },
    ranked: ['paz', 'pam', 'per'],
  },
  { name: 'all of the skills', filters: { skills: ['Scrum', 'SAP'], allSkills: true }, found: ['paz'] },
  { name: 'all of the skills, which nobody has', filters: { skills: ['Scrum', 'Rust'], allSkills: true }, found: [] },
  { name: 'a skill in other capitals', filters: { skills: ['kubernetes'] }, found: ['dina'] },
  { name: 'a skill without its accent', filters: { skills: ['Revision'] }, found: ['luc'] },
  { name: 'a skill is a whole one', filters: { skills: ['React'] }, found: ['fay'] },
  { name: 'C is a skill of its own', filters: { skills: ['C'] }, found: ['cid'] },
  { name: 'C++ and C# are skills of their own', filters: { skills: ['C++', 'C#'] }, found: ['cara', 'cleo'] },
  { name: 'a past title is no skill', filters: { skills: ['Payroll Clerk'] }, found: [] },
  { name: 'a certificate is no skill that is filtered by', filters: { skills: ['Chartered Accountant'] }, found: [] },
  {
    name: 'skills beside a text',
    text: 'designer',
    filters: { skills: ['Figma', 'Photoshop'] },
    ranked: ['wes', 'wanda', ['wim', 'uma']],
  },
  {
    name: 'all skills beside a text',
    text: 'designer',
    filters: { skills: ['Figma', 'Photoshop'], allSkills: true },
    found: ['wes'],
  },
  { name: 'a language', filters: { languages: ['Portuguese'] }, found: ['uma', 'lia'] },
  {
    name: 'every language is asked for',
    filters: { languages: ['German', 'English'] },
    found: ['lena', 'lars', 'leya'],
  },
  { name: 'three languages', filters: { languages: ['German', 'French', 'English'] }, found: ['lena'] },
  { name: 'a language in small letters', filters: { languages: ['sesotho'] }, found: ['lwazi', 'leo'] },
  { name: 'languages that nobody has together', filters: { languages: ['Italian', 'French'] }, found: [] },
  {
    name: 'a language beside a text',
    text: 'translator',
    filters: { languages: ['French'] },
    found: ['lena', 'luc', 'lex'],
  },
]
