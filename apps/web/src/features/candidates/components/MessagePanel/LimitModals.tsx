import type { LimitModal } from '@guildhall/domain/conversations'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDay } from '../../../../shared/format/formats.ts'
import { formatWaitingInvoice } from '../../../../shared/format/waiting-invoice.ts'
import type { PanelViewer } from './panel-props.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface LimitModalsProps {
  readonly modal: LimitModal | null
  readonly viewer: PanelViewer
  readonly now: Date
  readonly onClose: () => void
}

const usedUp = ({ freeContactsTotal, invoicePending, waitingInvoice }: PanelViewer, now: Date): string => {
  if (waitingInvoice) return `${formatWaitingInvoice(waitingInvoice, now)} ${t('Your plan starts the day it is paid.')}`
  return invoicePending
    ? t('Your invoice is open. Your plan starts the day it is paid.')
    : t(
        'You have used all {freeContactsTotal}. Search stays open, and people you wrote to can still answer. To write to somebody new, choose a plan.',
        { freeContactsTotal },
      )
}

/** The company never had rights that could end: there is nothing that could have expired. */
const hasNoPlan = ({ entitlements, isSuspended, trialEndsAt, waitingInvoice }: PanelViewer): boolean =>
  entitlements.reason === 'subscription-expired' &&
  entitlements.replyUntil === null &&
  trialEndsAt === null &&
  isSuspended !== true &&
  !waitingInvoice

const getSince = ({ entitlements, trialEndsAt, waitingInvoice }: PanelViewer, now: Date): string => {
  if (waitingInvoice)
    return `${formatWaitingInvoice(waitingInvoice, now)} ${t('Your plan starts the day it is paid.')} `
  return trialEndsAt !== null && entitlements.reason === 'trial-ended'
    ? `${t('The trial ended on {day}.', { day: formatDay(trialEndsAt, now) })} `
    : ''
}

const ended = (viewer: PanelViewer, now: Date): string => {
  if (hasNoPlan(viewer))
    return t('To write to people, choose a plan. Until then you can search, and read your searches and history.')
  const since = getSince(viewer, now)
  const { entitlements } = viewer
  const until =
    entitlements.replyUntil === null
      ? t('Running conversations stay open.')
      : t('Running conversations stay open until {day}, so that nobody is left waiting.', {
          day: formatDay(entitlements.replyUntil, now),
        })
  return t('{since}You can read your searches and history. {until}', { since, until })
}

const getTitle = (isUpgrade: boolean, viewer: PanelViewer): string => {
  if (isUpgrade) return t('You have no more Free contact requests')
  if (hasNoPlan(viewer)) return t('You have no plan yet')
  return viewer.waitingInvoice ? t('Your invoice is not paid yet') : t('Your subscription has expired')
}

/** The modals for the trial's limit and the end of a subscription, each with its next step. Rules: PLAN-16, PLAN-22, UI-10, UI-11. */
export const LimitModals = ({ modal, viewer, now, onClose }: LimitModalsProps) => {
  const isUpgrade = modal === 'upgrade'
  const pays = viewer.invoicePending || viewer.isSuspended === true
  return (
    <Dialog
      title={getTitle(isUpgrade, viewer)}
      isOpen={modal !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {isUpgrade ? t('Cancel') : t('Not now')}
          </Button>
          {viewer.mayChangePlan && (
            <LinkButton
              variant="primary"
              href={pays ? '/settings/billing' : '/sign-up/subscription-details'}
              onPress={onClose}
            >
              {pays ? t('Activate subscription') : hasNoPlan(viewer) ? t('Choose a plan') : t('Upgrade now')}
            </LinkButton>
          )}
        </>
      }
    >
      {isUpgrade ? usedUp(viewer, now) : ended(viewer, now)}
      {!viewer.mayChangePlan && <Text variant="caption">{t('An admin of your company can change the plan.')}</Text>}
    </Dialog>
  )
}
