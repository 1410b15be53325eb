export { SearchHistory, type SearchHistoryProps } from './SearchHistory.tsx'
