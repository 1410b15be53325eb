export type { Column, SortDescriptor, SortValue } from './column.ts'
export { Table, type TableBaseProps, type TableProps } from './Table.tsx'
export type { Sorting } from './use-sorted-rows.ts'
