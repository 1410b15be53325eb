import { Stack } from '@guildhall/ui-kit/Stack'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { t } from '../../../../shared/i18n/index.ts'

/** The loading state of the form. */
export const OfferSkeleton = () => (
  <SkeletonGroup label={t('Opening the offer')}>
    <Stack>
      <Skeleton height={96} width="100%" />
      <Skeleton variant="control" width="100%" />
      <Skeleton variant="control" width="100%" />
      <Skeleton variant="control" width="100%" />
    </Stack>
  </SkeletonGroup>
)
