import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { t } from '../../../../shared/i18n/index.ts'

/** The loading state of the saved searches. */
export const SavedSearchesSkeleton = () => (
  <SkeletonGroup label={t('Reading your saved searches')}>
    <Skeleton width="60%" />
    <Skeleton width="80%" />
  </SkeletonGroup>
)
