import type { HistoryEntryWire, SavedSearchWire } from '@guildhall/rest-contract/client'
import { type HistoryView, parametersToWire, type SavedSearchView } from '../api/search-from-wire.ts'

export const historyToWire = (entry: HistoryView): HistoryEntryWire => ({
  uuid: entry.uuid,
  searchParameters: {
    ...entry.parameters,
    skills: [...entry.parameters.skills],
    languages: [...entry.parameters.languages],
    industries: [...entry.parameters.industries],
  },
  results: [...entry.results],
  viewed: [...entry.viewed],
  createdAt: entry.searchedAt.toISOString(),
  searchedAt: entry.searchedAt.toISOString(),
  newCount: entry.newCount,
})

export const savedToWire = ({ parameters, ...saved }: SavedSearchView): SavedSearchWire => ({
  ...saved,
  searchParameters: parametersToWire(parameters),
  createdAt: '2026-11-09T08:00:00.000Z',
  updatedAt: '2026-11-09T08:00:00.000Z',
})
