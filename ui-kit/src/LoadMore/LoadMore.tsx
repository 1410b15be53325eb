import type { RefAttributes } from 'react'
import { Button } from '../Button/index.ts'
import styles from './LoadMore.module.css'

export interface LoadMoreProps extends RefAttributes<HTMLDivElement> {
  /** "25 of 63 people"; announced when it changes. */
  readonly status: string
  /** "Show 25 more". */
  readonly label: string
  /** False: there is no button. */
  readonly hasMore: boolean
  /** The button is pending. */
  readonly isLoading?: boolean | undefined
  /** Called by a press. */
  readonly onLoadMore: () => void
}

/** A button that loads more of a list, with a count of what is shown. */
export const LoadMore = ({ status, label, hasMore, isLoading = false, onLoadMore, ref }: LoadMoreProps) => (
  <div ref={ref} className={styles['loadMore']}>
    {hasMore && (
      <Button onPress={onLoadMore} isPending={isLoading}>
        {label}
      </Button>
    )}
    <output>{status}</output>
  </div>
)
