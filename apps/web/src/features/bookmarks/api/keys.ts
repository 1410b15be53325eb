import { candidatesKeys } from '../../candidates/index.ts'
import type { BookmarkFilter } from './use-bookmark-list.ts'

/** The query keys of the lists of bookmarks. */
export const bookmarksKeys = {
  all: candidatesKeys.bookmarks,
  list: (filter: BookmarkFilter) => [...candidatesKeys.bookmarks, filter],
} as const
