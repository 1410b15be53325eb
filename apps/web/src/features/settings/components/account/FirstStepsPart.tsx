import { Switch } from '@guildhall/ui-kit/Switch'
import { useChecklist } from '../../../getting-started/index.ts'
import { SettingPart, SettingRow, SettingRows } from '../../../../shared/components/SettingsFrame/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** Shows the checklist of first steps on the dashboard again, or dismisses it; nothing once all are done. Rule: ONB-26. */
export const FirstStepsPart = () => {
  const { dismissed, isDone, putAway } = useChecklist()
  if (dismissed === undefined || isDone) return null
  return (
    <SettingPart title={t('Getting started')}>
      <SettingRows>
        <SettingRow
          label={t('First steps')}
          value={t('What is left to set up, on your dashboard')}
          control={
            <Switch
              aria-label={t('First steps on the dashboard')}
              isSelected={!dismissed}
              onChange={(isShown) => putAway(!isShown)}
            />
          }
        />
      </SettingRows>
    </SettingPart>
  )
}
