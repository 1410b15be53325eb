import type { RelevanceSearch } from '../search.ts'

const ELECTRICIANS = ['eben', 'enid', 'erik', 'esme']
const NURSES = ['nell', 'nora', 'nina', 'ned', 'nola', 'nash', 'naomi']
const WELDERS = ['zac', 'zed', 'zia']

/** Typos: one from five letters, two from nine. SRCH-7. */
export const typoSearches: readonly RelevanceSearch[] = [
  { name: 'a letter too few in a word of five leaves four: no typo there', text: 'nurs triage', found: [] },
  { name: 'a letter too many in six', text: 'nurrse', found: NURSES },
  { name: 'a wrong letter in five', text: 'nurce', found: NURSES },
  { name: 'a wrong first letter', text: 'velder', found: WELDERS },
  { name: 'two neighbours swapped in five', text: 'nusre', found: NURSES },
  { name: 'two neighbours swapped in six', text: 'wedler', found: WELDERS },
  { name: 'two wrong letters in six are too many', text: 'wettir mig', found: [] },
  { name: 'a wrong letter in four letters is too many', text: 'jaba developer', found: [] },
  { name: 'two swapped letters in four are too many', text: 'jvaa developer', found: [] },
  {
    name: 'a letter too few in a word that is not the last',
    text: 'enginer data',
    found: ['dana', 'devon', 'dele', 'dora', 'dimi'],
  },
  { name: 'one typo in eleven letters', text: 'elektrician', found: ELECTRICIANS },
  { name: 'two typos in eleven letters', text: 'elektrisian', found: ELECTRICIANS },
  { name: 'three typos in eleven letters are too many', text: 'elektrisyan', found: [] },
  { name: 'two pairs of neighbours swapped in eleven letters', text: 'eletcriican', found: ELECTRICIANS },
  { name: 'two typos in nine letters', text: 'acountent', found: ['alan'] },
  { name: 'two typos in eight letters are too many', text: 'acountan', why: 'of accountant', found: [] },
  { name: 'a typo in a plural', text: 'data enginers', found: ['dana', 'devon', 'dele', 'dora', 'dimi'] },
  { name: 'a typo in each word', text: 'graphik desinger', found: ['wes', 'wim', 'wyn', 'wanda'] },
  { name: 'a typo in one word, another word exact', text: 'java develoepr', found: ['jan'] },
  {
    name: 'the word as it is spelled comes before a word that is one letter away',
    text: 'spring',
    why: 'pam plans sprints',
    ranked: ['jan', 'pam'],
  },
]

/** The last word is the beginning of one; others are whole. */
export const prefixSearches: readonly RelevanceSearch[] = [
  { name: 'the last word may be incomplete', text: 'data eng', found: ['dana', 'devon', 'dele', 'dora', 'dimi'] },
  { name: 'no other word may be incomplete', text: 'dat engineer', found: [] },
  { name: 'the end of a word is not enough', text: 'gineer', why: 'more than one typo', found: [] },
  { name: 'a whole word comes before a beginning', text: 'java', ranked: ['jan', 'jess'] },
  { name: 'a beginning is found in skills', text: 'kube', found: ['dina'] },
  { name: 'a single word may be incomplete', text: 'elec', found: ELECTRICIANS },
  {
    name: 'a beginning in the title comes before one in the introduction',
    text: 'book',
    why: 'bo wrote software for bookings',
    ranked: [['abe', 'ada', 'ann', 'ali', 'ari', 'ava', 'axl'], 'bo'],
  },
]
