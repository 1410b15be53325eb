import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { t } from '../../../../shared/i18n/index.ts'

/** Placeholder while the plan is loading: its heading and its facts. */
export const PlanLoading = () => (
  <SkeletonGroup label={t('Loading the plan')}>
    <Skeleton variant="name" width="24%" />
    <Skeleton width="52%" />
    <Skeleton width="64%" />
    <Skeleton width="44%" />
  </SkeletonGroup>
)

export interface PlanFailedProps {
  readonly message: string
  readonly onRetry: () => void
}

/** The plan could not be loaded. */
export const PlanFailed = ({ message, onRetry }: PlanFailedProps) => (
  <EmptyState
    isFlush
    illustration="lamp"
    title={t('Your plan did not load')}
    actions={<Button onPress={onRetry}>{t('Try again')}</Button>}
  >
    {message}
  </EmptyState>
)
