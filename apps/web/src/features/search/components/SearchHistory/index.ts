export { SearchHistory } from './SearchHistory.tsx'
export type { SearchHistoryProps } from './search-history-props.ts'
