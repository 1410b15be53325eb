export { useBookmarkList } from './api/use-bookmark-list.ts'
