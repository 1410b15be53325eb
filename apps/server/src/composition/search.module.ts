import {
  addSavedSearch,
  changeBookmark,
  changeSavedSearch,
  clearHistory,
  listBookmarks,
  countCandidates,
  listHistory,
  listSavedSearches,
  markViewed,
  readCandidate,
  readReach,
  removeHistoryEntry,
  removeSavedSearch,
  saveSearch,
  searchCandidates,
  searchJobTitles,
  sendSearchDigests,
  toggleBookmark,
} from '@guildhall/domain/search'
import { ContainerModule } from 'inversify'
import { port } from './ports.ts'
import { provide } from './token.ts'
import { useCase } from './use-cases.ts'

const keeping = ['clock', 'companies', 'unitOfWork'] as const

/** Candidates, what was searched, and who was kept. */
export const searchModule = new ContainerModule((options) => {
  provide(
    options,
    port,
    useCase.searchCandidates,
    ['clock', 'companies', 'hidden', 'inbox', 'index', 'places'],
    searchCandidates,
  )
  provide(options, port, useCase.countCandidates, ['clock', 'companies', 'hidden', 'index', 'places'], countCandidates)
  provide(options, port, useCase.searchJobTitles, ['index'], searchJobTitles)
  provide(options, port, useCase.readCandidate, ['clock', 'directory', 'hidden', 'inbox'], readCandidate)
  provide(
    options,
    port,
    useCase.listHistory,
    ['clock', 'exchangeRates', 'hidden', 'history', 'index', 'places'],
    listHistory,
  )
  provide(
    options,
    port,
    useCase.listSavedSearches,
    ['clock', 'companies', 'exchangeRates', 'hidden', 'history', 'index', 'places', 'savedSearches'],
    listSavedSearches,
  )
  provide(options, port, useCase.addSavedSearch, [...keeping, 'ids'], addSavedSearch)
  provide(options, port, useCase.changeSavedSearch, keeping, changeSavedSearch)
  provide(options, port, useCase.removeSavedSearch, keeping, removeSavedSearch)
  provide(
    options,
    port,
    useCase.sendSearchDigests,
    ['clock', 'exchangeRates', 'ids', 'index', 'places', 'savedSearches', 'unitOfWork'],
    sendSearchDigests,
  )
  provide(
    options,
    port,
    useCase.changeBookmark,
    ['bookmarks', 'clock', 'companies', 'directory', 'hidden', 'inbox'],
    changeBookmark,
  )
  provide(options, port, useCase.clearHistory, ['history'], clearHistory)
  provide(options, port, useCase.removeHistoryEntry, ['history'], removeHistoryEntry)
  provide(
    options,
    port,
    useCase.saveSearch,
    ['clock', 'directory', 'hidden', 'history', 'ids', 'inbox', 'sightings'],
    saveSearch,
  )
  provide(options, port, useCase.markViewed, ['clock', 'hidden', 'history', 'sightings'], markViewed)
  provide(options, port, useCase.readReach, ['accounts', 'clock', 'receivedRequests', 'sightings'], readReach)
  provide(
    options,
    port,
    useCase.listBookmarks,
    ['bookmarks', 'clock', 'companies', 'directory', 'hidden', 'inbox'],
    listBookmarks,
  )
  provide(
    options,
    port,
    useCase.toggleBookmark,
    ['bookmarks', 'clock', 'companies', 'directory', 'hidden'],
    toggleBookmark,
  )
})
