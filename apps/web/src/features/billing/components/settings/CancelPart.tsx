import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { useState } from 'react'
import { getCancelTexts } from '../../cancel-texts.ts'
import type { PlanView } from '../../plan-view.ts'
import { SettingPart, SettingRow, SettingRows } from '../../../../shared/components/SettingsFrame/index.ts'
import type { PlanActions } from '../../billing-view.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface CancelPartProps {
  readonly view: PlanView
  readonly actions: PlanActions
}

/** Cancels a plan at the end of its paid period, after a confirmation that explains the consequences. Rules: BILL-6, BILL-37. */
export const CancelPart = ({ actions, view }: CancelPartProps) => {
  const [isAsked, setAsked] = useState(false)
  const { isCancelling = false } = actions
  const { consequences, summary } = getCancelTexts(view)
  const hasCancelled = view.status === 'cancelled'
  return (
    <SettingPart title={t('Cancel')}>
      <SettingRows>
        <SettingRow
          label={t('Stop the subscription')}
          value={summary}
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
        {consequences}
      </Dialog>
    </SettingPart>
  )
}
