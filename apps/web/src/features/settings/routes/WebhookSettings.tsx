import { WEBHOOKS_MAX } from '@guildhall/domain/notifications'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { icons } from '@guildhall/ui-kit/Icon'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { SettingPart, SettingRows } from '../../../shared/components/SettingsFrame/index.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import type { WebhookView } from '../api/use-webhooks.ts'
import { WebhookRow, type WebhookRowActions } from '../components/webhooks/WebhookRow.tsx'

export interface WebhookSettingsProps extends WebhookRowActions {
  /** Null for members who are not admins. */
  readonly webhooks: Loadable<readonly WebhookView[]> | null
  readonly companyName: string
  readonly now: Date
  readonly onNew: () => void
}

/** The addresses of the company's services that are told of events. Rule: NOTE-27. */
export const WebhookSettings = ({ companyName, onNew, webhooks, ...row }: WebhookSettingsProps) => {
  if (webhooks === null)
    return (
      <InlineMessage icon={icons.Lock}>
        {t('Webhooks are for the admins of {companyName}.', { companyName })}
      </InlineMessage>
    )
  if (webhooks.state === 'loading')
    return (
      <SkeletonGroup label={t('Loading the webhooks')}>
        <Skeleton width="70%" />
        <Skeleton width="60%" />
      </SkeletonGroup>
    )
  if (webhooks.state === 'failed')
    return (
      <EmptyState
        isFlush
        title={t('The webhooks did not load')}
        actions={<Button onPress={webhooks.onRetry}>{t('Try again')}</Button>}
      >
        {webhooks.message}
      </EmptyState>
    )
  const isFull = webhooks.value.length >= WEBHOOKS_MAX
  const add = (
    <Button variant="primary" isDisabled={isFull} onPress={onNew}>
      {t('New webhook')}
    </Button>
  )
  if (webhooks.value.length === 0)
    return (
      <EmptyState isFlush title={t('No service is told yet')} actions={add}>
        {t('Name an address of yours, and it hears of accepted requests, messages and paid invoices at once.')}
      </EmptyState>
    )
  return (
    <SettingPart title={t('Addresses')} aside={add}>
      <SettingRows>
        {webhooks.value.map((webhook) => (
          <WebhookRow key={webhook.uuid} {...row} webhook={webhook} />
        ))}
      </SettingRows>
      {isFull && <InlineMessage>{t('A company has five webhooks at most.')}</InlineMessage>}
    </SettingPart>
  )
}
