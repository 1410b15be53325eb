import type { LimitModal } from '@guildhall/domain/conversations'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDay } from '../../app/formats.ts'
import type { PanelViewer } from './panel-props.ts'

export interface LimitModalsProps {
  readonly modal: LimitModal | null
  readonly viewer: PanelViewer
  readonly now: Date
  readonly onClose: () => void
  readonly onUpgrade?: (() => void) | undefined
}

const usedUp = ({ freeContactsTotal, invoicePending }: PanelViewer): string =>
  invoicePending
    ? 'Your invoice is open. Your plan starts the day it is paid.'
    : `You have used all ${freeContactsTotal}. Search stays open, and people you wrote to can still answer. To write to somebody new, choose a plan.`

const ended = ({ entitlements, trialEndsAt }: PanelViewer, now: Date): string => {
  const since =
    trialEndsAt !== null && entitlements.reason === 'trial-ended'
      ? `The trial ended on ${formatDay(trialEndsAt, now)}. `
      : ''
  const until =
    entitlements.replyUntil === null
      ? 'Running conversations stay open.'
      : `Running conversations stay open until ${formatDay(entitlements.replyUntil, now)}, so that nobody is left waiting.`
  return `${since}You can read your searches and history. ${until}`
}

/** The trial's limit and the end of a subscription, each with the way on. Source: product-spec §2 Trial upgrade, Expired subscription. */
export const LimitModals = ({ modal, viewer, now, onClose, onUpgrade }: LimitModalsProps) => {
  const isUpgrade = modal === 'upgrade'
  const pays = viewer.invoicePending && isUpgrade
  return (
    <Dialog
      title={isUpgrade ? 'You have no more Free contact requests' : 'Your subscription has expired'}
      isOpen={modal !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button look="quiet" onPress={onClose}>
            {isUpgrade ? 'Cancel' : 'Not now'}
          </Button>
          {viewer.mayChangePlan && (
            <LinkButton
              look="primary"
              href={pays ? '/settings/billing' : '/sign-up/subscription-details'}
              onPress={() => {
                if (!pays) onUpgrade?.()
                onClose()
              }}
            >
              {pays ? 'Activate subscription' : 'Upgrade now'}
            </LinkButton>
          )}
        </>
      }
    >
      {isUpgrade ? usedUp(viewer) : ended(viewer, now)}
      {!viewer.mayChangePlan && <Text look="caption">An admin of your company can change the plan.</Text>}
    </Dialog>
  )
}
