import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { say } from '../../../../shared/i18n/index.ts'

/** The plan on its way: its heading and its lines of facts. */
export const PlanLoading = () => (
  <SkeletonGroup label={say('Loading the plan')}>
    <Skeleton shape="name" width="24%" />
    <Skeleton width="52%" />
    <Skeleton width="64%" />
    <Skeleton width="44%" />
  </SkeletonGroup>
)

export interface PlanFailedProps {
  readonly message: string
  readonly onRetry: () => void
}

/** The plan could not be read. */
export const PlanFailed = ({ message, onRetry }: PlanFailedProps) => (
  <EmptyState
    isFlush
    drawing="lamp"
    title={say('Your plan did not load')}
    actions={<Button onPress={onRetry}>{say('Try again')}</Button>}
  >
    {message}
  </EmptyState>
)
