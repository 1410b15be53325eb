import { Stack } from '@guildhall/ui-kit/Stack'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { say } from '../../../../shared/i18n/index.ts'

/** The form on its way. */
export const OfferSkeleton = () => (
  <SkeletonGroup label={say('Opening the offer')}>
    <Stack>
      <Skeleton height={96} width="100%" />
      <Skeleton shape="control" width="100%" />
      <Skeleton shape="control" width="100%" />
      <Skeleton shape="control" width="100%" />
    </Stack>
  </SkeletonGroup>
)
