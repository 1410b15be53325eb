import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import styles from './SearchHistory.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** The shape of searches that are on their way. */
export const SearchHistorySkeleton = () => (
  <SkeletonGroup label={t('Reading your last searches')} className={styles['bones']}>
    <Skeleton width="60%" />
    <Skeleton width="80%" />
    <Skeleton width="50%" />
  </SkeletonGroup>
)
