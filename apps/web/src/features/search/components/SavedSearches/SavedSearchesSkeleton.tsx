import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { t } from '../../../../shared/i18n/index.ts'

/** The shape of saved searches that are on their way. */
export const SavedSearchesSkeleton = () => (
  <SkeletonGroup label={t('Reading your saved searches')}>
    <Skeleton width="60%" />
    <Skeleton width="80%" />
  </SkeletonGroup>
)
