import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { say } from '../../../../shared/i18n/index.ts'

/** The shape of saved searches that are on their way. */
export const SavedWaiting = () => (
  <SkeletonGroup label={say('Reading your saved searches')}>
    <Skeleton width="60%" />
    <Skeleton width="80%" />
  </SkeletonGroup>
)
