import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { Text } from '@guildhall/ui-kit/Text'
import { formatWhen } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import type { DeliveryView, WebhookLog } from '../../api/use-webhooks.ts'
import { eventLabels } from './event-labels.ts'
import styles from './Webhooks.module.css'

export interface WebhookLogDialogProps {
  readonly url: string
  readonly log: Loadable<WebhookLog>
  readonly now: Date
  readonly onResend: (delivery: DeliveryView) => void
  readonly onClose: () => void
}

/** What a webhook was told in the last 30 days, how it was answered, and a button that sends it again. Rule: NOTE-30. */
export const WebhookLogDialog = ({ log, now, onClose, onResend, url }: WebhookLogDialogProps) => (
  <Dialog title={t('What was sent')} heading={url} size="lg" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
    {log.state === 'loading' && (
      <SkeletonGroup label={t('Loading what was sent')}>
        <Skeleton width="80%" />
        <Skeleton width="70%" />
      </SkeletonGroup>
    )}
    {log.state === 'failed' && (
      <EmptyState
        isFlush
        title={t('The log did not load')}
        actions={<Button onPress={log.onRetry}>{t('Try again')}</Button>}
      >
        {log.message}
      </EmptyState>
    )}
    {log.state === 'ready' && log.value.deliveries.length === 0 && (
      <EmptyState isFlush title={t('Nothing was sent yet')}>
        {t('Send a ping to see whether your service answers.')}
      </EmptyState>
    )}
    {log.state === 'ready' && log.value.deliveries.length > 0 && (
      <>
        <ul className={styles['log']} aria-label={t('Deliveries')}>
          {log.value.deliveries.map((delivery) => (
            <Delivery key={delivery.uuid} delivery={delivery} now={now} onResend={onResend} />
          ))}
        </ul>
        {log.value.hasMore && (
          <LoadMore
            hasMore
            isLoading={log.value.isLoadingMore}
            label={t('Show older ones')}
            status={t('The newest are shown')}
            onLoadMore={log.value.onMore}
          />
        )}
      </>
    )}
  </Dialog>
)

const labelOf = (type: DeliveryView['type']): string => (type === 'ping' ? t('Ping') : eventLabels[type].label)

const states: Readonly<
  Record<DeliveryView['status'], { readonly tone: 'danger' | 'success' | 'warning'; readonly text: string }>
> = {
  delivered: { tone: 'success', text: t('Arrived') },
  failed: { tone: 'danger', text: t('Given up') },
  pending: { tone: 'warning', text: t('Sent again soon') },
}

const Delivery = ({
  delivery,
  now,
  onResend,
}: Pick<WebhookLogDialogProps, 'now' | 'onResend'> & { readonly delivery: DeliveryView }) => {
  const { answer, answerStatus, attempts, body, createdAt, status, type } = delivery
  return (
    <li className={styles['delivery']}>
      <details>
        <summary className={styles['summary']}>
          <Text variant="label">{labelOf(type)}</Text>
          <StatusIndicator tone={states[status].tone} date={formatWhen(createdAt, now)}>
            {states[status].text}
          </StatusIndicator>
        </summary>
        <Text tone="muted">
          {answerStatus === null ? t('No answer.') : t('Answered {status}.', { status: String(answerStatus) })}{' '}
          {attempts === 1 ? t('1 attempt.') : t('{count} attempts.', { count: String(attempts) })}
        </Text>
        {answer !== null && answer !== '' && <pre className={styles['code']}>{answer}</pre>}
        <Text variant="label">{t('Sent')}</Text>
        <pre className={styles['code']}>{body}</pre>
      </details>
      <Button
        size="sm"
        aria-label={t('Send again: {event}, {when}', { event: labelOf(type), when: formatWhen(createdAt, now) })}
        onPress={() => onResend(delivery)}
      >
        {t('Send again')}
      </Button>
    </li>
  )
}
