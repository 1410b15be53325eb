import type { RelevanceSearch } from './search.ts'
import { educationSearches } from './searches/education.ts'
import { listSearches } from './searches/lists.ts'
import { orderSearches } from './searches/order.ts'
import { rateSearches } from './searches/rates.ts'
import { hyphenSearches, technologySearches } from './searches/spelling.ts'
import { pluralSearches, synonymSearches } from './searches/synonyms.ts'
import { timeSearches } from './searches/time.ts'
import { qualificationSearches, titleSearches } from './searches/titles.ts'
import { townSearches } from './searches/towns.ts'
import { prefixSearches, typoSearches } from './searches/typos.ts'
import { smallWordSearches, wordSearches } from './searches/words.ts'
import { workSearches } from './searches/work.ts'

/** The searches of the set by their subject. */
export const relevanceSearches: Readonly<Record<string, readonly RelevanceSearch[]>> = {
  words: wordSearches,
  'small words': smallWordSearches,
  typos: typoSearches,
  'beginnings of words': prefixSearches,
  synonyms: synonymSearches,
  plurals: pluralSearches,
  'hyphens and dots': hyphenSearches,
  technologies: technologySearches,
  titles: titleSearches,
  qualifications: qualificationSearches,
  rates: rateSearches,
  time: timeSearches,
  education: educationSearches,
  'skills and languages': listSearches,
  'workplace and kind of work': workSearches,
  towns: townSearches,
  order: orderSearches,
}
