import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { ScrollRegion } from '../ScrollRegion/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import styles from './Table.module.css'

/** One column: its head, and the cell of a row. */
export interface Column<Row> {
  readonly id: string
  readonly name: string
  /** The head is only spoken: for a column of buttons. */
  readonly isNameHidden?: boolean | undefined
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'start' | 'end' | undefined
  /** This column names the row. */
  readonly isRowName?: boolean | undefined
}

export interface TableProps<Row> {
  /** What the table shows, for screen readers. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  readonly isSelected?: ((row: Row) => boolean) | undefined
  /** Reaches the edge of its place, with no hover: for settings. */
  readonly isFlush?: boolean | undefined
  /** On a phone each row becomes a small stack. */
  readonly stacks?: boolean | undefined
  readonly className?: string | undefined
}

/** Rows and columns to read and compare; scrolls sideways inside itself, never the page. */
export const Table = <Row,>({
  label,
  columns,
  rows,
  idOf,
  isSelected,
  isFlush,
  stacks,
  className,
}: TableProps<Row>) => (
  <ScrollRegion label={label} className={classes(styles['wrap'], className)}>
    <table className={styles['table']} data-flush={isFlush || undefined} data-stacks={stacks || undefined}>
      <caption hidden>{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-align={column.align}>
              {column.isNameHidden ? <VisuallyHidden>{column.name}</VisuallyHidden> : column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={idOf(row)} data-selected={isSelected?.(row) || undefined}>
            {columns.map((column) =>
              column.isRowName ? (
                <th key={column.id} scope="row" data-align={column.align}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.id} data-align={column.align} data-name={column.isNameHidden ? undefined : column.name}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
)
