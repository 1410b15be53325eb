import type { ApiClient, CurrentSessionWire } from '@guildhall/rest-contract/client'
import { createContext, use } from 'react'
import { api, searchApi } from './client.ts'

/** The API calls of the hiring features, typed by the route table, so that a change of the contract fails to compile in every implementation. */
export type HiringCalls = Pick<
  ApiClient,
  | 'listSearchHistory'
  | 'recordSearch'
  | 'updateSearch'
  | 'markCandidateViewed'
  | 'clearSearchHistory'
  | 'removeSearch'
  | 'listSavedSearches'
  | 'addSavedSearch'
  | 'changeSavedSearch'
  | 'removeSavedSearch'
  | 'suggestWords'
  | 'readCandidate'
  | 'listBookmarks'
  | 'listBookmarkIds'
  | 'toggleBookmark'
  | 'changeBookmark'
  | 'startConversation'
  | 'blockCandidate'
  | 'listConversations'
  | 'readConversation'
  | 'readContactAllowance'
  | 'changeConversation'
  | 'readList'
  | 'searchPlaces'
  | 'readPlaceText'
  | 'readLastOffer'
  | 'readDraft'
  | 'saveDraft'
  | 'discardDraft'
  | 'listTemplates'
  | 'fillTemplate'
  | 'readChecklist'
  | 'dismissChecklist'
  | 'dismissWelcome'
  | 'readTeam'
>

/** The search API, authorized by the user's own key. */
export type SearchCalls = Pick<
  ApiClient,
  'queryCandidates' | 'queryIndexes' | 'queryJobTitleFacet' | 'querySkillFacet' | 'querySortedCandidates'
>

export interface HiringApi {
  readonly calls: HiringCalls
  readonly search: (key: NonNullable<CurrentSessionWire['search']>) => SearchCalls
}

/** The implementation that calls the server. */
export const servedHiringApi: HiringApi = { calls: api, search: searchApi }

/** Lets stories replace the API for a part of the page. Default: the server. */
export const HiringApiContext = createContext<HiringApi>(servedHiringApi)

export const useHiringApi = (): HiringApi => use(HiringApiContext)
