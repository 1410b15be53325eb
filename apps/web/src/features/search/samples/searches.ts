import { defaultSearch, type SearchParameters } from '@guildhall/domain/search'
import { sampleUuid } from '../../../shared/samples/sample-uuid.ts'
import { sampleSearch } from '../../candidates/samples/searches.ts'
import type { HistoryView, SavedSearchView } from '../api/search-from-wire.ts'

const entry = (number: number, parameters: Partial<SearchParameters>, searchedAt: string): HistoryView => ({
  uuid: sampleUuid(500 + number),
  parameters: { ...defaultSearch, ...parameters },
  results: [],
  viewed: number === 1 ? [sampleUuid(5)] : [],
  searchedAt: new Date(searchedAt),
  newCount: number === 2 ? 4 : 0,
})

/** The last search in the history. */
export const sampleEntry = entry(1, sampleSearch, '2026-11-20T13:40:00Z')

export const sampleHistory: readonly HistoryView[] = [
  sampleEntry,
  entry(
    2,
    {
      jobTitle: 'Actuary',
      location: 'Sydney, New South Wales, Australia',
      locationType: 'other',
      latitude: -33.87,
      longitude: 151.2,
      workType: 'Hybrid',
      opportunityType: 'Permanent',
      permCurrency: 'AUD',
      permBudget: 160_000,
    },
    '2026-11-17T09:00:00Z',
  ),
  entry(3, { jobTitle: 'Payroll specialist', workType: 'Remote', languages: ['Spanish'] }, '2026-11-03T09:00:00Z'),
  entry(4, { skills: ['Python'], availability: 0 }, '2026-10-28T09:00:00Z'),
]

/** A saved search of the user. */
export const ownSaved: SavedSearchView = {
  uuid: sampleUuid(601),
  name: 'Remote data engineers',
  visibility: 'private',
  digest: 'weekly',
  parameters: sampleSearch,
  owner: 'Dana Whitfield',
  mine: true,
  canChange: true,
  newCount: 0,
}

/** The user's saved search, and one that a colleague shares with the team. */
export const sampleSaved: readonly SavedSearchView[] = [
  ownSaved,
  {
    uuid: sampleUuid(602),
    name: 'Actuaries, Sydney',
    visibility: 'team',
    digest: 'none',
    parameters: { ...sampleSearch, jobTitle: 'Actuary', skills: [] },
    owner: 'Priya Raman',
    mine: false,
    canChange: false,
    newCount: 4,
  },
]
