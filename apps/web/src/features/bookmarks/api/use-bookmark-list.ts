import { useQuery } from '@tanstack/react-query'
import { orThrow } from '../../../shared/api/client.ts'
import { bookmarkFromWire, type BookmarkView } from '../../candidates/index.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { type BookmarkFilter, bookmarksKeys } from './keys.ts'

const PAGE_SIZE = 100
/** The maximum number of pages; no list of bookmarks is longer than that. */
const PAGES_MAX = 10

/** The company's bookmarks, newest first; not loaded if the plan has no bookmarks. Rule: SRCH-41. */
export function useBookmarkList(isAllowed: boolean, filter: BookmarkFilter = 'team') {
  const { calls } = useHiringApi()
  return useQuery({
    queryKey: bookmarksKeys.list(filter),
    enabled: isAllowed,
    queryFn: async ({ signal }): Promise<readonly BookmarkView[]> => {
      const kept: BookmarkView[] = []
      let cursor: string | undefined
      for (let page = 0; page < PAGES_MAX; page += 1) {
        const answer = await calls.listBookmarks({ query: { limit: PAGE_SIZE, cursor, filter } }, { signal })
        kept.push(...orThrow(answer).map(bookmarkFromWire))
        cursor = answer.ok ? answer.nextCursor : undefined
        if (cursor === undefined) break
      }
      return kept
    },
  })
}
