import {
  addSavedSearch,
  changeBookmark,
  changeSavedSearch,
  clearHistory,
  listBookmarks,
  listHistory,
  listSavedSearches,
  markViewed,
  readCandidate,
  readReach,
  removeHistoryEntry,
  removeSavedSearch,
  saveSearch,
  searchCandidates,
  countCandidates,
  searchJobTitles,
  toggleBookmark,
} from '@guildhall/domain/search'

type Deps = Parameters<typeof addSavedSearch>[0] &
  Parameters<typeof changeBookmark>[0] &
  Parameters<typeof changeSavedSearch>[0] &
  Parameters<typeof clearHistory>[0] &
  Parameters<typeof listBookmarks>[0] &
  Parameters<typeof listHistory>[0] &
  Parameters<typeof listSavedSearches>[0] &
  Parameters<typeof markViewed>[0] &
  Parameters<typeof readCandidate>[0] &
  Parameters<typeof readReach>[0] &
  Parameters<typeof saveSearch>[0] &
  Parameters<typeof searchCandidates>[0] &
  Parameters<typeof countCandidates>[0] &
  Parameters<typeof searchJobTitles>[0] &
  Parameters<typeof toggleBookmark>[0]

/** The use cases of searching and keeping, over the fakes. */
export const searchUseCases = (deps: Deps) => ({
  addSavedSearch: addSavedSearch(deps),
  changeSavedSearch: changeSavedSearch(deps),
  clearHistory: clearHistory(deps),
  listBookmarks: listBookmarks(deps),
  listHistory: listHistory(deps),
  listSavedSearches: listSavedSearches(deps),
  markViewed: markViewed(deps),
  readCandidate: readCandidate(deps),
  readReach: readReach(deps),
  removeHistoryEntry: removeHistoryEntry(deps),
  removeSavedSearch: removeSavedSearch(deps),
  saveSearch: saveSearch(deps),
  searchCandidates: searchCandidates(deps),
  countCandidates: countCandidates(deps),
  searchJobTitles: searchJobTitles(deps),
  changeBookmark: changeBookmark(deps),
  toggleBookmark: toggleBookmark(deps),
})
