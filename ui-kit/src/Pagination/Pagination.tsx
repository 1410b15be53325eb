import type { RefAttributes } from 'react'
import { ChevronLeft, ChevronRight } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/index.ts'
import { t } from '../i18n/index.ts'
import styles from './Pagination.module.css'

export interface PaginationProps extends RefAttributes<HTMLElement> {
  /** The current page, from 1. */
  readonly page: number
  /** How many pages there are. */
  readonly pageCount: number
  /** Called with the page to show. */
  readonly onChange: (page: number) => void
  /** The accessible name: "Pages of invoices". */
  readonly label: string
  /** Default "2 of 7". */
  readonly formatStatus?: ((page: number, pages: number) => string) | undefined
  /** The name of the button. Default "Previous page". */
  readonly previousLabel?: string | undefined
  /** The name of the button. Default "Next page". */
  readonly nextLabel?: string | undefined
}

/** Previous and next buttons for a paged list. */
export const Pagination = ({
  page,
  pageCount,
  onChange,
  label,
  formatStatus = (page, pages) => t('{page} of {pages}', { page, pages }),
  previousLabel = t('Previous page'),
  nextLabel = t('Next page'),
  ref,
}: PaginationProps) => (
  <nav ref={ref} aria-label={label} className={styles['pagination']}>
    <IconButton label={previousLabel} icon={ChevronLeft} isDisabled={page <= 1} onPress={() => onChange(page - 1)} />
    <span aria-current="page">{formatStatus(page, pageCount)}</span>
    <IconButton
      label={nextLabel}
      icon={ChevronRight}
      isDisabled={page >= pageCount}
      onPress={() => onChange(page + 1)}
    />
  </nav>
)
