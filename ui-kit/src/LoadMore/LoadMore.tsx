import type { RefAttributes } from 'react'
import { Button } from '../Button/index.ts'
import { ChevronLeft, ChevronRight } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/index.ts'
import styles from './LoadMore.module.css'
import { t } from '../i18n/index.ts'

export interface LoadMoreProps extends RefAttributes<HTMLDivElement> {
  /** "25 of 63 people"; read aloud when it changes. */
  readonly status: string
  /** "Show 25 more". */
  readonly label: string
  readonly hasMore: boolean
  readonly isLoading?: boolean | undefined
  readonly onLoadMore: () => void
}

/** The end of a list that goes on: how much is shown, and a button for more. */
export const LoadMore = ({ status, label, hasMore, isLoading = false, onLoadMore, ref }: LoadMoreProps) => (
  <div ref={ref} className={styles['more']}>
    {hasMore && (
      <Button onPress={onLoadMore} isPending={isLoading}>
        {label}
      </Button>
    )}
    <output>{status}</output>
  </div>
)

export interface PaginationProps extends RefAttributes<HTMLElement> {
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly onChange: (page: number) => void
  /** "Pages of invoices". */
  readonly label: string
  readonly formatStatus?: ((page: number, pages: number) => string) | undefined
  readonly previousLabel?: string | undefined
  readonly nextLabel?: string | undefined
}

/** Leafs through pages, one at a time. */
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
  <nav ref={ref} aria-label={label} className={styles['pages']}>
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
