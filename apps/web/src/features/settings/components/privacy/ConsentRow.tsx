import type { OptionalService } from '@guildhall/domain/privacy'
import { Switch } from '@guildhall/ui-kit/Switch'
import { textOfService } from '../../../../shared/consent/index.ts'
import { SettingRow } from '../../../../shared/components/SettingsFrame/index.ts'

export interface ConsentRowProps {
  readonly service: OptionalService
  readonly isGranted: boolean
  readonly onChoose: (isGranted: boolean) => void
}

/** One optional service: what it learns, and whether this browser may use it. Rule: PRIV-15. */
export const ConsentRow = ({ service, isGranted, onChoose }: ConsentRowProps) => {
  const { name, what } = textOfService(service)
  return (
    <SettingRow
      label={name}
      value={what}
      control={<Switch aria-label={name} isSelected={isGranted} onChange={onChoose} />}
    />
  )
}
