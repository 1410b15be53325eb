import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import type { MessagePanelProps } from './panel-props.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** What stands where the conversation is not read: its shape while it is on its way, and the way to ask again. */
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
