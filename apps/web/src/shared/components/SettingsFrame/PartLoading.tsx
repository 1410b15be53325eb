import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Stack } from '@guildhall/ui-kit/Stack'
import { t } from '../../i18n/index.ts'

/** The loading state of a part of the settings. */
export const PartLoading = () => (
  <SkeletonGroup label={t('Loading the settings')}>
    <Stack gap={3}>
      <Skeleton variant="name" width="24%" />
      <Skeleton width="64%" />
      <Skeleton width="52%" />
      <Skeleton width="58%" />
    </Stack>
  </SkeletonGroup>
)
