import type { RefAttributes } from 'react'
import {
  Cell,
  Column as AriaColumn,
  Row as AriaRow,
  Table as AriaTable,
  TableBody,
  TableHeader,
  type TableProps as AriaTableProps,
} from 'react-aria-components'
import { classes } from '../classes.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { SortIcon } from '../Table/SortIcon.tsx'
import type { TableBaseProps } from '../Table/index.ts'
import { useSortedRows } from '../Table/use-sorted-rows.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { t } from '../i18n/index.ts'
import table from '../Table/Table.module.css'
import styles from './DataGrid.module.css'

export interface DataGridProps<Row>
  extends
    TableBaseProps<Row>,
    Pick<AriaTableProps, 'selectionMode' | 'disallowEmptySelection' | 'escapeKeyBehavior'>,
    RefAttributes<HTMLTableElement> {
  /** The ids of the rows that are selected. */
  readonly selectedIds?: ReadonlySet<string> | undefined
  /** The ids of the rows that are selected first. */
  readonly defaultSelectedIds?: ReadonlySet<string> | undefined
  /** Called with the ids of all selected rows. */
  readonly onSelectionChange?: ((ids: ReadonlySet<string>) => void) | undefined
  /** The ids of rows that can be neither selected nor activated. */
  readonly disabledIds?: ReadonlySet<string> | undefined
  /** Called by Enter or a press on a row. */
  readonly onRowAction?: ((id: string) => void) | undefined
}

/**
 * A table whose rows can be selected or activated, or contain controls: one tab stop, arrow keys inside, Space selects,
 * Enter activates. Sorts as `Table` does.
 */
export const DataGrid = <Row,>({
  label,
  columns,
  rows,
  getRowId,
  emptyState,
  maxHeight,
  isFlush,
  isStackedOnPhone,
  className,
  selectionMode = 'none',
  selectedIds,
  defaultSelectedIds,
  onSelectionChange,
  disabledIds,
  onRowAction,
  sortDescriptor,
  defaultSortDescriptor,
  onSortChange,
  ref,
  ...props
}: DataGridProps<Row>) => {
  const sorted = useSortedRows(rows, columns, { sortDescriptor, defaultSortDescriptor, onSortChange })
  const isSelectable = selectionMode !== 'none'
  return (
    <div
      className={classes(table['wrap'], maxHeight !== undefined && table['sticky'], className)}
      style={{ maxHeight }}
    >
      <AriaTable
        {...props}
        ref={ref}
        aria-label={label}
        className={classes(table['table'], styles['grid'])}
        data-flush={isFlush || undefined}
        data-stacked={isStackedOnPhone || undefined}
        selectionMode={selectionMode}
        {...(selectedIds === undefined ? {} : { selectedKeys: selectedIds })}
        {...(defaultSelectedIds === undefined ? {} : { defaultSelectedKeys: defaultSelectedIds })}
        onSelectionChange={(keys) =>
          onSelectionChange?.(new Set(keys === 'all' ? rows.map(getRowId) : [...keys].map(String)))
        }
        {...(disabledIds === undefined ? {} : { disabledKeys: disabledIds })}
        {...(onRowAction ? { onRowAction: (key) => onRowAction(String(key)) } : {})}
        {...(sorted.sort === undefined ? {} : { sortDescriptor: sorted.sort })}
        onSortChange={({ column, direction }) => sorted.setSort({ column: String(column), direction })}
      >
        <TableHeader>
          {isSelectable && (
            <AriaColumn className={styles['check'] ?? ''}>
              {selectionMode === 'multiple' ? (
                <Checkbox slot="selection" />
              ) : (
                <VisuallyHidden>{t('Selected')}</VisuallyHidden>
              )}
            </AriaColumn>
          )}
          {columns.map(({ id, header, isHeaderHidden, align, isRowHeader, sortBy }) => (
            <AriaColumn
              key={id}
              id={id}
              textValue={header}
              allowsSorting={sortBy !== undefined}
              isRowHeader={isRowHeader ?? false}
              data-align={align}
              data-sortable={sortBy && true}
            >
              {({ allowsSorting, sortDirection }) =>
                isHeaderHidden ? (
                  <VisuallyHidden>{header}</VisuallyHidden>
                ) : (
                  <span className={table['sort']}>
                    {header}
                    {allowsSorting && <SortIcon direction={sortDirection} />}
                  </span>
                )
              }
            </AriaColumn>
          ))}
        </TableHeader>
        <TableBody
          {...(emptyState === undefined
            ? {}
            : { renderEmptyState: () => <div className={table['empty']}>{emptyState}</div> })}
        >
          {sorted.rows.map((row) => (
            <AriaRow key={getRowId(row)} id={getRowId(row)}>
              {isSelectable && (
                <Cell className={styles['check'] ?? ''}>
                  <Checkbox slot="selection" />
                </Cell>
              )}
              {columns.map(({ id, header, isHeaderHidden, cell, align, isRowHeader }) => (
                <Cell
                  key={id}
                  data-align={align}
                  data-row-header={isRowHeader}
                  data-header={isHeaderHidden || isRowHeader ? undefined : header}
                >
                  {cell(row)}
                </Cell>
              ))}
            </AriaRow>
          ))}
        </TableBody>
      </AriaTable>
    </div>
  )
}
