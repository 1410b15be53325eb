import type { SearchParameters } from '@guildhall/domain/search'
import { Button } from '@guildhall/ui-kit/Button'
import { Icon, icons } from '@guildhall/ui-kit/Icon'
import { Menu } from '@guildhall/ui-kit/Menu'
import { sortChoices } from '../format-sort.ts'
import styles from '../routes/SearchPage.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface SortMenuProps {
  readonly search: SearchParameters
  readonly onChange: (search: SearchParameters) => void
}

/** The order of the results, above them. Rule: SRCH-59. */
export const SortMenu = ({ search, onChange }: SortMenuProps) => {
  const choices = sortChoices(search)
  const [first] = choices
  const chosen = choices.find(({ id }) => id === search.sort) ?? first
  return (
    <Menu
      label={t('Sort')}
      placement="bottom end"
      selectedId={chosen?.id}
      trigger={
        <Button size="sm" variant="quiet" aria-label={t('Sort: {order}', { order: chosen?.label ?? '' })}>
          <Icon icon={icons.ArrowUpDown} size="sm" />
          <span className={styles['order']}>{chosen?.label}</span>
        </Button>
      }
      sections={[
        {
          id: 'sort',
          items: choices.map(({ id, label }) => ({ id, label, onAction: () => onChange({ ...search, sort: id }) })),
        },
      ]}
    />
  )
}
