import { icons } from '@guildhall/ui-kit/Icon'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import type { SearchLook } from '../search-record.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface ViewSwitchProps {
  readonly view: SearchLook
  readonly onChange: (look: SearchLook) => void
}

const views = [
  { id: 'list', label: t('List'), icon: icons.List },
  { id: 'map', label: t('Map'), icon: icons.Map },
] as const

/** Switches between the list and the map. */
export const ViewSwitch = ({ view: look, onChange }: ViewSwitchProps) => (
  <SegmentedControl aria-label={t('View')} size="sm" segments={views} value={look} onChange={onChange} />
)
