import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import type { MessagePanelProps } from './panel-props.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** Shown in place of a conversation that has not loaded: a skeleton while it loads, an error with Retry if it failed. */
export const ConversationPlaceholder = ({ conversation }: Pick<MessagePanelProps, 'conversation'>) => {
  if (conversation?.state === 'loading') {
    return (
      <SkeletonGroup label={t('Loading the conversation')}>
        <Skeleton width="70%" />
      </SkeletonGroup>
    )
  }
  if (conversation?.state !== 'failed') return null
  return (
    <Banner
      tone="danger"
      role="status"
      title={t('The conversation did not load.')}
      actions={
        <Button size="sm" onPress={conversation.onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      {conversation.message}
    </Banner>
  )
}
