import type { RelevanceSearch } from '../search.ts'

const text = 'project manager'

/** Who is free in time, and who takes so short a contract. */
export const timeSearches: readonly RelevanceSearch[] = [
  { name: 'free at once', text, filters: { availability: 0 }, found: ['pam'] },
  { name: 'free within 7 days, the seventh included', text, filters: { availability: 7 }, found: ['pam', 'pat'] },
  { name: 'free within 29 days, the thirtieth left out', text, filters: { availability: 29 }, found: ['pam', 'pat'] },
  { name: 'free within 30 days', text, filters: { availability: 30 }, found: ['pam', 'pat', 'paz'] },
  { name: 'free within 90 days', text, filters: { availability: 90 }, found: ['pam', 'pat', 'paz', 'pol'] },
  { name: 'free within 180 days', text, filters: { availability: 180 }, found: ['pam', 'pat', 'paz', 'pol', 'per'] },
  {
    name: 'who is free soonest comes first among equals',
    text,
    why: 'pat is a PM only by a synonym',
    ranked: ['pam', 'paz', 'pol', 'per', 'pat'],
  },
  {
    name: 'contracts of less than a month',
    text,
    filters: { opportunityType: 'Contract', contractDuration: 0 },
    found: ['pam'],
  },
  {
    name: 'contracts of 30 days, the shortest that pat takes',
    text,
    filters: { opportunityType: 'Contract', contractDuration: 30 },
    found: ['pam', 'pat'],
  },
  {
    name: 'contracts of 89 days, one too short for paz',
    text,
    filters: { opportunityType: 'Contract', contractDuration: 89 },
    found: ['pam', 'pat'],
  },
  {
    name: 'contracts of 90 days',
    text,
    filters: { opportunityType: 'Contract', contractDuration: 90 },
    found: ['pam', 'pat', 'paz'],
  },
  {
    name: 'contracts of a year',
    text,
    filters: { opportunityType: 'Contract', contractDuration: 365 },
    found: ['pam', 'pat', 'paz', 'per'],
  },
  {
    name: 'the duration of a contract does not matter for permanent work',
    text,
    filters: { opportunityType: 'Permanent', contractDuration: 0 },
    found: ['pam', 'pat', 'paz', 'pol'],
  },
]
