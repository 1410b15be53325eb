export { Jobs, type JobsProps } from './Jobs.tsx'
export { SearchIndex, type SearchIndexProps } from './SearchIndex.tsx'
export { WorkTable, type WorkTableProps } from './WorkTable.tsx'
