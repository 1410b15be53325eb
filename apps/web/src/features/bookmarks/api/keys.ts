import { candidatesKeys } from '../../candidates/index.ts'

/** All bookmarks of the company, or the user's own. */
export type BookmarkFilter = 'team' | 'mine'

/** The query keys of the lists of bookmarks. */
export const bookmarksKeys = {
  all: candidatesKeys.bookmarks,
  list: (filter: BookmarkFilter) => [...candidatesKeys.bookmarks, filter],
} as const
