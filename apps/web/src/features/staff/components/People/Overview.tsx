import type { ReactNode } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { t } from '../../../../shared/i18n/index.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'

export interface OverviewProps<Value> {
  readonly loadable: Loadable<Value>
  readonly children: (value: Value) => ReactNode
}

/** The page of one person or company, while it loads, fails or is there. */
export const Overview = <Value,>({ loadable, children }: OverviewProps<Value>) => {
  if (loadable.state === 'ready') return children(loadable.value)
  if (loadable.state === 'loading')
    return (
      <SkeletonGroup label={t('Loading')}>
        <Skeleton width="40%" />
        <Skeleton width="70%" />
        <Skeleton width="60%" />
      </SkeletonGroup>
    )
  return (
    <EmptyState
      isFlush
      headingLevel={1}
      title={t('This did not load')}
      actions={<Button onPress={loadable.onRetry}>{t('Try again')}</Button>}
    >
      {loadable.message}
    </EmptyState>
  )
}
