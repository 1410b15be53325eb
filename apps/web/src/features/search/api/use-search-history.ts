import { defaultSearch, searchIdentity, type SearchParameters } from '@guildhall/domain/search'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { orThrow } from '../../../shared/api/client.ts'
import { historyFromWire, type HistoryView, searchToWire } from './search-from-wire.ts'
import { type HiringApi, useHiringApi } from '../../../shared/api/hiring-api.ts'
import { clearNewCount } from './clear-new-count.ts'
import { searchKeys } from './keys.ts'
import { finishRemovals, withoutRemovals } from './removals.ts'

/** A search is added to the history after it has not changed for this long. */
const SEARCH_SETTLE_MS = 1_000

const key = searchKeys.history

/** The search history, newest first. */
export const searchHistoryQuery = ({ calls }: HiringApi) =>
  queryOptions({
    queryKey: key,
    queryFn: async ({ signal }): Promise<readonly HistoryView[]> =>
      withoutRemovals(orThrow(await calls.listSearchHistory({}, { signal })).searchHistory.map(historyFromWire)),
  })

/** The search history that is displayed, newest first; not loaded for roles that may not search. */
export const useSearchHistoryList = (isAllowed = true) =>
  useQuery({ ...searchHistoryQuery(useHiringApi()), enabled: isAllowed })

export interface HistoryKeeping {
  /** Candidates who were opened from any search in the history, or just now. */
  readonly viewed: ReadonlySet<string>
  readonly markViewed: (uuid: string) => void
}

const untouched = searchIdentity(defaultSearch)

/**
 * Adds a changed search to the history a second after it has settled; the first save creates the entry, later ones update it. Opened candidates are
 * marked as viewed. Errors are ignored, as the specification requires. `search` must keep its identity while it is unchanged. Rules: SRCH-30, UI-19.
 */
export function useHistoryKeeping(
  search: SearchParameters,
  results: readonly string[],
  isSettled: boolean,
): HistoryKeeping {
  const queries = useQueryClient()
  const { calls } = useHiringApi()
  const list = useSearchHistoryList().data
  const [opened, setOpened] = useState<readonly string[]>([])
  const identity = searchIdentity(search)
  const entry = useRef<{ readonly identity: string; readonly uuid: Promise<string | null> } | null>(null)
  const joined = results.join(' ')

  const save = useCallback((): Promise<string | null> => {
    const before = entry.current?.identity === identity ? entry.current.uuid : Promise.resolve(null)
    const uuid = before.then(async (known) => recordSearch(calls, known, search, joined.split(' ').filter(Boolean)))
    entry.current = { identity, uuid }
    void uuid.then((kept) => {
      if (kept !== null) clearNewCount(queries, search)
      return queries.invalidateQueries({ queryKey: key })
    })
    return uuid
  }, [identity, search, joined, calls, queries])

  useEffect(() => {
    if (!isSettled || identity === untouched) return undefined
    const timer = setTimeout(() => void save(), SEARCH_SETTLE_MS)
    return () => clearTimeout(timer)
  }, [isSettled, identity, save])

  const markViewed = useCallback(
    (uuid: string): void => {
      setOpened((before) => (before.includes(uuid) ? before : [...before, uuid]))
      const saved = entry.current?.identity === identity ? entry.current.uuid : save()
      void saved.then(async (entryUuid) => {
        if (entryUuid === null) return
        await calls.markCandidateViewed({ params: { uuid: entryUuid }, body: { user_uuid: uuid } })
        await queries.invalidateQueries({ queryKey: key })
      })
    },
    [identity, calls, queries, save],
  )
  return { viewed: new Set([...opened, ...(list ?? []).flatMap(({ viewed }) => viewed)]), markViewed }
}

async function recordSearch(
  calls: HiringApi['calls'],
  known: string | null,
  search: SearchParameters,
  results: readonly string[],
): Promise<string | null> {
  // An entry that is being deleted would be saved again, and then deleted.
  await finishRemovals(key, searchIdentity(search))
  const body = searchToWire(search, results)
  const answer =
    known === null ? await calls.recordSearch({ body }) : await calls.updateSearch({ params: { uuid: known }, body })
  if (answer.ok) return answer.value.searchHistory.uuid
  // The entry was deleted in the meantime: create it again.
  return answer.problem === 'not-found' && known !== null ? recordSearch(calls, null, search, results) : known
}
