import type { RelevanceSearch } from '../search.ts'

/** Ties are broken by the next criterion, down to the uuid. */
export const orderSearches: readonly RelevanceSearch[] = [
  {
    name: 'text counts before skills',
    text: 'payroll',
    filters: { skills: ['QuickBooks', 'Payroll', 'Xero'] },
    ranked: ['ari', 'ada', 'ali', 'hana'],
    why: 'ada has two of the skills, ali and hana one',
  },
  {
    name: 'skills count before distance',
    text: 'electrician',
    around: 'Cape Town',
    filters: { skills: ['Solar', 'Wiring'] },
    ranked: ['erik', 'eben', 'enid', 'esme'],
  },
  {
    name: 'distance counts before availability',
    text: 'electrician',
    around: 'Stellenbosch',
    ranked: ['enid', 'erik', 'eben', 'esme'],
  },
  {
    name: 'availability counts where the distance is the same',
    text: 'graphic designer',
    around: 'Cape Town',
    ranked: ['wanda', 'wim'],
  },
  {
    name: 'answers count where the availability is the same, and then freshness',
    text: 'welder',
    ranked: ['zia', 'zed', 'zac'],
  },
  {
    name: 'skills count before answers and freshness',
    text: 'welder',
    filters: { skills: ['MIG', 'Arc'] },
    ranked: ['zac', 'zed'],
  },
  {
    name: 'one skill lifts nobody among those who have it',
    text: 'welder',
    filters: { skills: ['MIG'] },
    ranked: ['zed', 'zac'],
  },
  {
    name: 'the lower uuid comes first where all else is the same',
    text: 'nurse',
    ranked: ['nell', 'nora', 'nina', 'ned', 'nola', 'nash', 'naomi'],
  },
  {
    name: 'without a text availability comes first',
    filters: { languages: ['German'] },
    ranked: ['lotte', 'lia', ['luc', 'leya'], 'lena', 'lars'],
  },
]
