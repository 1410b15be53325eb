import {
  parseSearchQueryString,
  type SearchParameters,
  toSearchQueryString,
  topMatches,
} from '@guildhall/domain/search'
import { useEffect, useMemo, useRef } from 'react'
import { type CandidateLens, useBookmarks, useComparison, useViewer } from '../candidates/index.ts'
import {
  readSearchRecord,
  searchHref,
  type SearchPageAddress,
  type SearchRecord,
  type SearchLook,
  writeSearchRecord,
  startSearch,
} from './search-record.ts'
import { useCandidateSearch } from './api/use-candidate-search.ts'
import { useNow } from '../../shared/hooks/use-now.ts'
import { useHistoryKeeping } from './api/use-search-history.ts'

export interface SearchPageProps {
  /** The query string of the address in the router's format. */
  readonly record: SearchRecord
  /** Writes a state to the address. */
  readonly navigate: (
    record: Record<string, string | string[]>,
    options: { readonly replace: boolean; readonly resetScroll: boolean },
  ) => void
  /** Goes back one step: closes a drawer that this page opened without adding another entry to the browser history. */
  readonly back?: (() => void) | undefined
  /** Focuses the search field on entry. */
  readonly asksWords?: boolean | undefined
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The address of each candidate in a search: built once instead of for every row. */
const hrefsOf = (address: SearchPageAddress): ((uuid: string) => string) => {
  const [before = '', after = ''] = searchHref({ ...address, open: NOBODY }).split(NOBODY)
  return (uuid) => `${before}${uuid}${after}`
}

/** The state of the search page, entirely from the address, with the functions to change it. Rule: SRCH-46. */
export function useSearchPage({ record, navigate, back }: SearchPageProps) {
  const viewer = useViewer()
  const now = useNow()
  const address = readSearchRecord(record)
  const query = toSearchQueryString({ parameters: address.parameters, pages: 0, open: null })
  const search = useMemo(() => parseSearchQueryString(query).parameters, [query])
  const lens = useMemo<CandidateLens>(
    () => ({
      search,
      rates: viewer.rates,
      now,
      viewer: viewer.name,
      needsSubscriptionToBookmark: !viewer.entitlements.bookmarks,
    }),
    [search, viewer.rates, viewer.name, viewer.entitlements.bookmarks, now],
  )
  const found = useCandidateSearch(search, address.pages, viewer.rates)
  const bookmarks = useBookmarks()
  const isSettled = found.status === 'ready' && !found.isStale
  const { viewed, markViewed } = useHistoryKeeping(
    search,
    found.hits.map(({ uuid }) => uuid),
    isSettled,
  )
  const best = useMemo(() => topMatches(search, found.hits, viewer.rates), [search, found.hits, viewer.rates])

  const openedHere = useRef(false)
  const go = (change: Partial<SearchPageAddress>, replace: boolean, resetScroll = false): void =>
    navigate(writeSearchRecord({ ...address, ...change }), { replace, resetScroll })

  const comparison = useComparison({ ...address, people: found.hits, go, back })

  useEffect(() => {
    if (address.open !== null) markViewed(address.open)
  }, [address.open, markViewed])

  return {
    viewer,
    lens,
    search,
    address,
    // A row shows whether its candidate is bookmarked, so the bookmarks must have loaded.
    found: bookmarks.isLoading && isSettled ? { ...found, status: 'loading' as const } : found,
    bookmarks,
    comparison,
    viewed,
    best,
    hrefOf: hrefsOf({ ...address, message: false }),
    messageHref: hrefsOf({ ...address, message: true }),
    change: (parameters: SearchParameters): void => go(startSearch(parameters), false, true),
    look: (view: SearchLook): void => go({ view }, false, true),
    more: (): void => go({ pages: address.pages + 1 }, true),
    open: (uuid: string, message = false): void => {
      openedHere.current ||= address.open === null
      go({ open: uuid, message }, address.open !== null)
    },
    /** The comparison table stays one step back in the browser history. */
    openCompared: (uuid: string): void => {
      openedHere.current = true
      go({ open: uuid, message: false, table: false }, false)
    },
    setMessage: (message: boolean): void => go({ message }, true),
    close: (): void => {
      if (openedHere.current && back !== undefined) back()
      else go({ open: null, message: false }, true)
      openedHere.current = false
    },
  }
}

/** The state and the actions of the page. */
export type SearchPageState = ReturnType<typeof useSearchPage>
