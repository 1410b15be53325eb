import { Button } from '@guildhall/ui-kit/Button'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { icons } from '@guildhall/ui-kit/Icon'
import { Menu } from '@guildhall/ui-kit/Menu'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { SettingRow } from '../../../../shared/components/SettingsFrame/index.ts'
import { formatAll, formatWhen } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { WebhookView } from '../../api/use-webhooks.ts'
import { eventLabels } from './event-labels.ts'

/** What an admin does with a webhook. */
export interface WebhookRowActions {
  readonly onLog: (webhook: WebhookView) => void
  readonly onPing: (webhook: WebhookView) => void
  readonly onEvents: (webhook: WebhookView) => void
  readonly onSecret: (webhook: WebhookView) => void
  readonly onSwitch: (webhook: WebhookView, isEnabled: boolean) => void
  readonly onRemove: (webhook: WebhookView) => void
}

export interface WebhookRowProps extends WebhookRowActions {
  readonly webhook: WebhookView
  readonly now: Date
}

const State = ({ now, webhook: { failingSince, isEnabled } }: Pick<WebhookRowProps, 'now' | 'webhook'>) => {
  if (!isEnabled) return <StatusIndicator tone="outline">{t('Switched off')}</StatusIndicator>
  return failingSince === null ? (
    <StatusIndicator tone="success">{t('On')}</StatusIndicator>
  ) : (
    <StatusIndicator tone="danger" date={formatWhen(failingSince, now)}>
      {t('Nothing has arrived since')}
    </StatusIndicator>
  )
}

/** One webhook: its address, what it is told, how it is, and what can be done with it. Rules: NOTE-27 to NOTE-30. */
export const WebhookRow = ({
  now,
  onEvents,
  onLog,
  onPing,
  onRemove,
  onSecret,
  onSwitch,
  webhook,
}: WebhookRowProps) => (
  <SettingRow
    label={webhook.url}
    value={
      <>
        {t('Is told of: {events}', { events: formatAll(webhook.events.map((event) => eventLabels[event].label)) })}
        <div>
          <State webhook={webhook} now={now} />
        </div>
      </>
    }
    control={
      <Cluster>
        <Button size="sm" aria-label={t('Log of {url}', { url: webhook.url })} onPress={() => onLog(webhook)}>
          {t('Log')}
        </Button>
        <Menu
          label={t('Actions for {url}', { url: webhook.url })}
          trigger={<IconButton icon={icons.Ellipsis} label={t('Actions for {url}', { url: webhook.url })} />}
          sections={[
            {
              id: 'use',
              items: [
                { id: 'ping', label: t('Send a ping'), onAction: () => onPing(webhook) },
                { id: 'events', label: t('Change the events'), onAction: () => onEvents(webhook) },
                { id: 'secret', label: t('New secret'), onAction: () => onSecret(webhook) },
                {
                  id: 'switch',
                  label: webhook.isEnabled ? t('Switch off') : t('Switch on'),
                  onAction: () => onSwitch(webhook, !webhook.isEnabled),
                },
              ],
            },
            {
              id: 'end',
              items: [{ id: 'remove', label: t('Remove'), tone: 'danger', onAction: () => onRemove(webhook) }],
            },
          ]}
        />
      </Cluster>
    }
  />
)
