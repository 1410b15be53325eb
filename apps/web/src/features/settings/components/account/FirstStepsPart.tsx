import { Switch } from '@guildhall/ui-kit/Switch'
import { useChecklist } from '../../../getting-started/index.ts'
import { SettingPart, SettingRow, SettingRows } from '../../../../shared/components/SettingsFrame/index.ts'
import { say } from '../../../../shared/i18n/index.ts'

/** Brings the first steps back to the dashboard, or puts them away; nothing once all are done. Rule: ONB-26. */
export const FirstStepsPart = () => {
  const { dismissed, isDone, putAway } = useChecklist()
  if (dismissed === undefined || isDone) return null
  return (
    <SettingPart title={say('Getting started')}>
      <SettingRows>
        <SettingRow
          label={say('First steps')}
          value={say('What is left to set up, on your dashboard')}
          control={
            <Switch
              aria-label={say('First steps on the dashboard')}
              isSelected={!dismissed}
              onChange={(isShown) => putAway(!isShown)}
            />
          }
        />
      </SettingRows>
    </SettingPart>
  )
}
