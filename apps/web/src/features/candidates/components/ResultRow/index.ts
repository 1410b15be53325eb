export { ResultRow, type ResultRowProps } from './ResultRow.tsx'
export { RowSkeletons } from './RowSkeleton.tsx'
