import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { t } from '../../../../shared/i18n/index.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'

/** What stands in a card while its list loads, or if it did not. */
export const Waiting = ({ of, label }: { readonly of: Loadable<unknown>; readonly label: string }) => {
  if (of.state === 'loading')
    return (
      <SkeletonGroup label={label}>
        <Skeleton width="70%" />
        <Skeleton width="55%" />
      </SkeletonGroup>
    )
  if (of.state === 'failed')
    return (
      <EmptyState
        isFlush
        title={t('The list did not load')}
        actions={<Button onPress={of.onRetry}>{t('Try again')}</Button>}
      >
        {of.message}
      </EmptyState>
    )
  return null
}
