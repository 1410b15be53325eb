import type { ApiClient, CurrentSessionWire } from '@guildhall/rest-contract/client'
import { createContext, use } from 'react'
import { api, searchApi } from './client.ts'

/** The calls that hiring makes, as the route table types them: a change of the contract breaks whoever answers them. */
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
  | 'readCandidate'
  | 'listBookmarks'
  | 'listBookmarkIds'
  | 'toggleBookmark'
  | 'changeBookmark'
  | 'startConversation'
  | 'listConversations'
  | 'readConversation'
  | 'readContactAllowance'
  | 'changeConversation'
  | 'searchPlaces'
  | 'readDraft'
  | 'saveDraft'
  | 'discardDraft'
  | 'listTemplates'
  | 'fillTemplate'
  | 'readChecklist'
  | 'dismissChecklist'
  | 'readTeam'
>

/** The search wire, opened by a user's own key. */
export type SearchCalls = Pick<ApiClient, 'queryCandidates' | 'queryIndexes' | 'queryJobTitleFacet'>

export interface HiringApi {
  readonly calls: HiringCalls
  readonly search: (key: NonNullable<CurrentSessionWire['search']>) => SearchCalls
}

/** The server's own answers. */
export const servedHiringApi: HiringApi = { calls: api, search: searchApi }

/** Another answerer for a part of the page, for stories; the server's own where nothing is given. */
export const HiringApiContext = createContext<HiringApi>(servedHiringApi)

export const useHiringApi = (): HiringApi => use(HiringApiContext)
