import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { t } from '../../../../shared/i18n/index.ts'

/** The saved searches while they load. */
export const SavedSearchesSkeleton = () => (
  <SkeletonGroup label={t('Reading your saved searches')}>
    <Skeleton width="60%" />
    <Skeleton width="80%" />
  </SkeletonGroup>
)
