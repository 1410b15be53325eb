import type { ReactNode } from 'react'

/** A value to sort by; rows without one come last in both directions. */
export type SortValue = string | number | Date | null | undefined

/** A column: its header and how to render its cells. */
export interface Column<Row> {
  readonly id: string
  readonly header: string
  /** Shows the header to screen readers only, for a column of buttons. */
  readonly isHeaderHidden?: boolean | undefined
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'start' | 'end' | undefined
  /** The cells of this column are row headers. At least one column should be. */
  readonly isRowHeader?: boolean | undefined
  /** Makes the column sortable by this value of a row. */
  readonly sortBy?: ((row: Row) => SortValue) | undefined
}

/** The sorted column and its direction. */
export interface SortDescriptor {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}
