import { LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { useViewer } from '../../candidates/index.ts'
import { formatWaitingInvoice } from '../../../shared/format/waiting-invoice.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { t } from '../../../shared/i18n/index.ts'

/** In place of the bookmarks of a company whose plan has none: the subscription they need, or the invoice that waits. Rules: UI-12, PLAN-22. */
export const SubscriptionNote = () => {
  const { invoicePending, isSuspended, mayChangePlan, waitingInvoice } = useViewer()
  const now = useNow()
  const pays = invoicePending || isSuspended
  return (
    <EmptyState
      isFlush
      illustration="shelf"
      title={t('Keep people for later')}
      actions={
        mayChangePlan ? (
          <LinkButton variant="primary" href={pays ? '/settings/billing' : '/sign-up/subscription-details'}>
            {pays ? t('Activate subscription') : t('Upgrade now')}
          </LinkButton>
        ) : undefined
      }
    >
      {t('Please upgrade to a paid subscription in order to use this feature.')}
      {waitingInvoice !== null && ` ${formatWaitingInvoice(waitingInvoice, now)}`}
      {!mayChangePlan && ` ${t('An admin of your company can change the plan.')}`}
    </EmptyState>
  )
}
