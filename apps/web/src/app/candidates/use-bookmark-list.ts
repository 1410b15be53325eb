import { useQuery } from '@tanstack/react-query'
import { orThrow } from '../api.ts'
import { bookmarkFromWire, type BookmarkView } from './from-wire.ts'
import { useHiringApi } from './hiring-api.ts'

/** The people the company keeps, newest first; not asked for while the plan has no bookmarks. Source: product-spec §7 Bookmarks. */
export function useBookmarkList(isAllowed: boolean) {
  const { calls } = useHiringApi()
  return useQuery({
    queryKey: ['bookmarks'],
    enabled: isAllowed,
    queryFn: async ({ signal }): Promise<readonly BookmarkView[]> =>
      orThrow(await calls.listBookmarks({}, { signal })).map(bookmarkFromWire),
  })
}
