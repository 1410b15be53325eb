import type { RelevanceSearch } from '../search.ts'

/** 100 km around a town, nearest first in steps of 5 km. */
export const townSearches: readonly RelevanceSearch[] = [
  {
    name: 'around Cape Town, nearest first',
    text: 'electrician',
    why: 'the nearest are free last',
    around: 'Cape Town',
    ranked: ['eben', 'enid', 'erik', 'esme'],
  },
  {
    name: 'around Paarl, nearest first',
    text: 'electrician',
    around: 'Paarl',
    ranked: ['erik', 'enid', 'eben', 'esme'],
  },
  { name: 'around a town without anybody', text: 'electrician', around: 'Durban', found: [] },
  {
    name: 'around a town the other side of a border is near too',
    text: 'translator',
    around: 'Kehl',
    found: ['lena', 'luc'],
  },
  { name: 'across a river and a border', text: 'translator', around: 'Detroit', found: ['lou', 'lex'] },
  { name: 'across a border of the mountains', text: 'translator', around: 'Salzburg', found: ['lotte', 'leya'] },
  { name: 'around a town without a text', around: 'Maseru', found: ['lwazi', 'leo'] },
]
