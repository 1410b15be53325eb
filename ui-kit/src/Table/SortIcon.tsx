import { ArrowDown, ArrowUp, ChevronsUpDown } from '../Icon/icons.ts'
import { Icon } from '../Icon/index.ts'
import type { SortDescriptor } from './column.ts'
import styles from './Table.module.css'

const icons = { ascending: ArrowUp, descending: ArrowDown }

/** Shows in the header of a sortable column whether and in which direction it is sorted. */
export const SortIcon = ({ direction }: { readonly direction: SortDescriptor['direction'] | undefined }) => (
  <Icon icon={direction === undefined ? ChevronsUpDown : icons[direction]} size="sm" className={styles['sort-icon']} />
)
