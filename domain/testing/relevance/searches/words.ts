import type { RelevanceSearch } from '../search.ts'

/** Which words are looked for, and where. SRCH-7, SRCH-8. */
export const wordSearches: readonly RelevanceSearch[] = [
  { name: 'an empty text finds everyone', text: '', found: 'everyone' },
  { name: 'a text of spaces finds everyone', text: '   ', found: 'everyone' },
  { name: 'a text of punctuation finds everyone', text: ' -, & ', found: 'everyone' },
  {
    name: 'words may be in several fields',
    text: 'data engineer kafka',
    found: ['dele'],
  },
  {
    name: 'each word may be in another field',
    text: 'python scientist rain',
    found: ['duma'],
  },
  {
    name: 'words may come in any order',
    text: 'engineer data',
    found: ['dana', 'devon', 'dele', 'dora', 'dimi'],
  },
  {
    name: 'every word must be found',
    text: 'payroll welder',
    found: [],
  },
  {
    name: 'one unknown word is enough to find nobody',
    text: 'data engineer zeppelin',
    found: [],
  },
  {
    name: 'a title counts more than a skill, a skill more than past work, past work more than the introduction',
    text: 'payroll',
    ranked: ['ari', ['ada', 'ali', 'hana'], 'alan', 'kim'],
  },
  {
    name: 'a skill counts more than the introduction',
    text: 'accounts payroll',
    ranked: ['ari', ['ada', 'ali']],
  },
  { name: 'past work is found by its title', text: 'database administrator', found: ['dana'] },
  { name: 'the introduction is searched', text: 'telescope', found: ['dimi'] },
  { name: 'a first name is not searched', text: 'Thandeka', found: [] },
  { name: 'a last name is not searched', text: 'Okafor', found: [] },
  { name: 'a full name is not searched', text: 'Thandeka Okafor', found: [] },
  { name: 'the town of a person is not searched', text: 'Johannesburg', found: [] },
  { name: 'past employers are not searched', text: 'Baobab', found: [] },
  { name: 'schools are not searched', text: 'Karoo Institute', found: [] },
  { name: 'languages are not searched', text: 'Sesotho', found: [] },
  {
    name: 'a town in the text is just a word',
    text: 'berlin translator',
    why: 'lars lives in Berlin and does not say so; lia writes of Berlin and lives elsewhere',
    found: ['lia'],
  },
  { name: 'capitals do not matter in the text', text: 'SENIOR DATA ENGINEER KAFKA', found: ['dele'] },
  { name: 'capitals do not matter in the profile', text: 'prince2', found: ['pat'] },
  { name: 'an accent may be left out', text: 'revision', found: ['luc'] },
  { name: 'an accent may be typed where there is none', text: 'vouchérs', found: ['bea'] },
  { name: 'an umlaut may be left out', text: 'ubersetzung', found: ['leya'] },
  { name: 'a capital umlaut is the same letter', text: 'ÜBERSETZUNG', found: ['leya'] },
  { name: 'an ß is ss', text: 'grosskunden', found: ['leya'] },
]

/** Words such as "of" and "in". SRCH-71. */
export const smallWordSearches: readonly RelevanceSearch[] = [
  { name: '"in" before a town is left out, and the town is just a word', text: 'translator in berlin', found: ['lia'] },
  {
    name: 'small words are left out wherever they are',
    text: 'assurance of quality',
    why: 'in another order than that of the synonym',
    ranked: ['theo', 'tim'],
  },
  { name: 'small words need not be found', text: 'the head of the marketing', found: ['kim'] },
  { name: 'small words of a title may be left out', text: 'head marketing', found: ['kim'] },
  {
    name: 'small words between words that count do not count',
    text: 'developer with react',
    found: ['fay', 'finn', 'flo'],
  },
  {
    name: 'a small word that is being typed is the beginning of a longer one',
    text: 'translator o',
    why: 'operas',
    found: ['leya'],
  },
]
