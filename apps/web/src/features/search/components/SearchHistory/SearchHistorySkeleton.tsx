import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import styles from './SearchHistory.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** The loading state of the search history. */
export const SearchHistorySkeleton = () => (
  <SkeletonGroup label={t('Reading your last searches')} className={styles['bones']}>
    <Skeleton width="60%" />
    <Skeleton width="80%" />
    <Skeleton width="50%" />
  </SkeletonGroup>
)
