import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { useState } from 'react'
import { formatDate } from '../../../../shared/format/formats.ts'
import type { PlanView } from '../../plan-view.ts'
import { SettingPart, SettingRow, SettingRows } from '../../../../shared/components/SettingsFrame/index.ts'
import type { PlanActions } from '../../billing-view.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface CancelPartProps {
  readonly view: PlanView
  readonly actions: PlanActions
}

/** Cancels a plan at the end of its paid period, after a confirmation that explains the consequences. Rule: BILL-6. */
export const CancelPart = ({ actions, view }: CancelPartProps) => {
  const [isAsked, setAsked] = useState(false)
  const { isCancelling = false } = actions
  const until = view.period === null ? t('the end of the period that is paid for') : formatDate(view.period.end)
  const hasCancelled = view.status === 'cancelled'
  return (
    <SettingPart title={t('Cancel')}>
      <SettingRows>
        <SettingRow
          label={t('Stop the subscription')}
          value={t('You keep everything to {until}, and can resume until then.', { until })}
          control={<Button onPress={() => setAsked(true)}>{t('Cancel subscription')}</Button>}
        />
      </SettingRows>
      <Dialog
        role="alertdialog"
        title={t('Cancel your subscription?')}
        isOpen={isAsked && !hasCancelled}
        onOpenChange={setAsked}
        actions={
          <>
            <Button onPress={() => setAsked(false)}>{t('Keep it')}</Button>
            <Button
              variant="danger"
              isPending={isCancelling}
              pendingLabel={t('Cancelling')}
              onPress={() => {
                actions.onCancel()
                setAsked(false)
              }}
            >
              {t('Cancel subscription')}
            </Button>
          </>
        }
      >
        {t(
          'You keep your seats, contact requests and bookmarks to {until}, and nothing more is charged. After that you can search and read, but not contact anybody new. Until then you can resume with one press.',
          { until },
        )}
      </Dialog>
    </SettingPart>
  )
}
