import type { ReactNode } from 'react'

/** What a column is sorted by; rows without a value come last in both directions. */
export type SortValue = string | number | Date | null | undefined

/** One column: its header, and the cell of a row. */
export interface Column<Row> {
  readonly id: string
  readonly header: string
  /** The header is for screen readers alone: for a column of buttons. */
  readonly isHeaderHidden?: boolean | undefined
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'start' | 'end' | undefined
  /** The cells of this column name their rows. One column at least should. */
  readonly isRowHeader?: boolean | undefined
  /** Makes the column sortable, by this value of a row. */
  readonly sortBy?: ((row: Row) => SortValue) | undefined
}

/** The column that rows are sorted by, and which way. */
export interface SortDescriptor {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}
