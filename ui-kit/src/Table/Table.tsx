import type { ReactNode, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { UnstyledButton } from '../UnstyledButton/index.ts'
import { ScrollArea } from '../ScrollArea/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { SortIcon } from './SortIcon.tsx'
import type { Column, SortDescriptor } from './column.ts'
import { useSortedRows, type Sorting } from './use-sorted-rows.ts'
import styles from './Table.module.css'

/** Props that `Table` and `DataGrid` share. */
export interface TableBaseProps<Row> extends Sorting {
  /** The accessible name. */
  readonly label: string
  /** In reading order; one of them names the row. */
  readonly columns: readonly Column<Row>[]
  /** The rows, in the order of the caller until they are sorted. */
  readonly rows: readonly Row[]
  /** The id of a row, which stays the same. */
  readonly getRowId: (row: Row) => string
  /** Shown when there are no rows. */
  readonly emptyState?: ReactNode
  /** A CSS length; rows that need more scroll below a sticky header. */
  readonly maxHeight?: string | undefined
  /** Without padding at the edges and hover, for settings. */
  readonly isFlush?: boolean | undefined
  /** On a phone each row becomes a small list. */
  readonly isStackedOnPhone?: boolean | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

export interface TableProps<Row> extends TableBaseProps<Row>, RefAttributes<HTMLTableElement> {
  /** The first column stays while the others scroll sideways. */
  readonly isFirstColumnSticky?: boolean | undefined
}

interface HeaderProps<Row> {
  readonly column: Column<Row>
  readonly sort: SortDescriptor | undefined
  readonly onSort: (sort: SortDescriptor) => void
}

const Header = <Row,>({ column: { id, header, isHeaderHidden, align, sortBy }, sort, onSort }: HeaderProps<Row>) => {
  const direction = sort?.column === id ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th scope="col" data-align={align} data-sortable={sortBy && true} aria-sort={direction}>
      {isHeaderHidden && <VisuallyHidden>{header}</VisuallyHidden>}
      {!isHeaderHidden && sortBy === undefined && header}
      {!isHeaderHidden && sortBy !== undefined && (
        <UnstyledButton className={styles['sort']} onPress={() => onSort({ column: id, direction: next })}>
          {header}
          <SortIcon direction={direction} />
        </UnstyledButton>
      )}
    </th>
  )
}

/**
 * Rows and columns to read, compare and sort; it scrolls horizontally, never the page. For rows that can be selected or activated, use `DataGrid`.
 */
export const Table = <Row,>({
  label,
  columns,
  rows,
  getRowId,
  emptyState,
  maxHeight,
  isFlush,
  isFirstColumnSticky,
  isStackedOnPhone,
  className,
  ref,
  ...sorting
}: TableProps<Row>) => {
  const sorted = useSortedRows(rows, columns, sorting)
  return (
    <ScrollArea
      label={label}
      className={classes(styles['wrap'], maxHeight !== undefined && styles['sticky'], className)}
      style={{ maxHeight }}
    >
      <table
        ref={ref}
        className={styles['table']}
        data-flush={isFlush || undefined}
        data-sticky-column={isFirstColumnSticky || undefined}
        data-stacked={isStackedOnPhone || undefined}
      >
        <caption hidden>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Header key={column.id} column={column} sort={sorted.sort} onSort={sorted.setSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.rows.length === 0 && emptyState !== undefined && (
            <tr>
              <td colSpan={columns.length} className={styles['empty']}>
                {emptyState}
              </td>
            </tr>
          )}
          {sorted.rows.map((row) => (
            <tr key={getRowId(row)}>
              {columns.map(({ id, header, isHeaderHidden, cell, align, isRowHeader }) =>
                isRowHeader ? (
                  <th key={id} scope="row" data-align={align}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} data-align={align} data-header={isHeaderHidden ? undefined : header}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
