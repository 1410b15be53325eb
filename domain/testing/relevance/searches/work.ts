import type { RelevanceSearch } from '../search.ts'

const text = 'graphic designer'

/** Workplace and kind of work: "any" takes everybody and is taken by everything. */
export const workSearches: readonly RelevanceSearch[] = [
  {
    name: 'any workplace is no filter',
    text,
    filters: { workType: 'Any type' },
    found: ['wes', 'wim', 'wyn', 'wanda'],
  },
  { name: 'remote, or any', text, filters: { workType: 'Remote' }, found: ['wes', 'wanda'] },
  { name: 'hybrid, or any', text, filters: { workType: 'Hybrid' }, found: ['wim', 'wanda'] },
  { name: 'on-site, or any', text, filters: { workType: 'On-site' }, found: ['wyn', 'wanda'] },
  {
    name: 'any kind of work is no filter',
    text,
    filters: { opportunityType: 'Any Type' },
    found: ['wes', 'wim', 'wyn', 'wanda'],
  },
  { name: 'contracts, or any', text, filters: { opportunityType: 'Contract' }, found: ['wes', 'wyn', 'wanda'] },
  { name: 'permanent work, or any', text, filters: { opportunityType: 'Permanent' }, found: ['wim', 'wyn', 'wanda'] },
  {
    name: 'remote contracts',
    text,
    filters: { opportunityType: 'Contract', workType: 'Remote' },
    found: ['wes', 'wanda'],
  },
  {
    name: 'hybrid permanent work',
    text,
    filters: { opportunityType: 'Permanent', workType: 'Hybrid' },
    found: ['wim', 'wanda'],
  },
]
