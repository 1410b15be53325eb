import type { WebhookEventType } from '@guildhall/domain/notifications'
import { t } from '../../../../shared/i18n/index.ts'

/** What each event is, as users read it. Rule: NOTE-27. */
export const eventLabels: Readonly<Record<WebhookEventType, { readonly label: string; readonly description: string }>> =
  {
    'request.accepted': { label: t('Request accepted'), description: t('A contractor accepts a request of yours') },
    'message.sent': { label: t('Message'), description: t('Somebody writes in a conversation of your company') },
    'invoice.paid': { label: t('Invoice paid'), description: t('An invoice of your company was paid') },
  }
