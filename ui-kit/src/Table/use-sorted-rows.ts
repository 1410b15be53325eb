import { useState } from 'react'
import { useLocale } from 'react-aria-components'
import type { Column, SortDescriptor } from './column.ts'
import { sortRows } from './sort-rows.ts'

/** The sorting of a table. */
export interface Sorting {
  /** Given, the caller sorts: rows are shown in the order in which they come. */
  readonly sortDescriptor?: SortDescriptor | undefined
  /** How rows are sorted at first, where the table sorts them itself. */
  readonly defaultSortDescriptor?: SortDescriptor | undefined
  readonly onSortChange?: ((sort: SortDescriptor) => void) | undefined
}

/** Rows in the order that the reader chose, and what changes it. */
export const useSortedRows = <Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { sortDescriptor, defaultSortDescriptor, onSortChange }: Sorting,
) => {
  const { locale } = useLocale()
  const [own, setOwn] = useState(defaultSortDescriptor)
  const sort = sortDescriptor ?? own
  return {
    sort,
    rows: sortDescriptor === undefined ? sortRows(rows, columns, own, locale) : rows,
    setSort: (next: SortDescriptor) => {
      setOwn(next)
      onSortChange?.(next)
    },
  }
}
