import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Text } from '@guildhall/ui-kit/Text'
import { formatWaitingInvoice } from '../../../../shared/format/waiting-invoice.ts'
import { useNow } from '../../../../shared/hooks/use-now.ts'
import { useViewer } from '../../viewer.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface BookmarkModalProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Explains that bookmarks are part of a subscription. Rule: UI-12. */
export const BookmarkModal = ({ isOpen, onOpenChange }: BookmarkModalProps) => {
  const { invoicePending, isSuspended, mayChangePlan, waitingInvoice } = useViewer()
  const now = useNow()
  const pays = invoicePending || isSuspended
  return (
    <Dialog
      title={t('Bookmarks')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button variant="quiet" onPress={() => onOpenChange(false)}>
            {t('Close')}
          </Button>
          {mayChangePlan && (
            <LinkButton
              variant="primary"
              href={pays ? '/settings/billing' : '/sign-up/subscription-details'}
              onPress={() => onOpenChange(false)}
            >
              {pays ? t('Activate subscription') : t('Upgrade now')}
            </LinkButton>
          )}
        </>
      }
    >
      {t('Please upgrade to a paid subscription in order to use this feature.')}
      {waitingInvoice !== null && <p>{formatWaitingInvoice(waitingInvoice, now)}</p>}
      {!mayChangePlan && <Text variant="caption">{t('An admin of your company can change the plan.')}</Text>}
    </Dialog>
  )
}
