import { useState } from 'react'
import { useLocale } from 'react-aria-components'
import type { Column, SortDescriptor } from './column.ts'
import { sortRows } from './sort-rows.ts'

/** Props for the sorting of a table. */
export interface Sorting {
  /** Makes the sorting controlled: the caller sorts the rows. */
  readonly sortDescriptor?: SortDescriptor | undefined
  /** The initial sorting when it is uncontrolled. */
  readonly defaultSortDescriptor?: SortDescriptor | undefined
  readonly onSortChange?: ((sort: SortDescriptor) => void) | undefined
}

/** The sorted rows, the current sorting and its setter. */
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
