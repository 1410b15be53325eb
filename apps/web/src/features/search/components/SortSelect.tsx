import type { SearchParameters } from '@guildhall/domain/search'
import { Select } from '@guildhall/ui-kit/Select'
import { sortChoices } from '../format-sort.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface SortSelectProps {
  readonly search: SearchParameters
  readonly onChange: (search: SearchParameters) => void
  /** In the sheet of filters it has a label like they have. */
  readonly isLabelled?: boolean | undefined
  readonly className?: string | undefined
}

/** The order of the results. Rule: SRCH-59. */
export const SortSelect = ({ search, onChange, isLabelled = false, className }: SortSelectProps) => {
  const options = sortChoices(search)
  return (
    <Select
      {...(isLabelled ? { label: t('Sort') } : { 'aria-label': t('Sort') })}
      className={className}
      options={options}
      value={options.find(({ id }) => id === search.sort)?.id ?? 'best'}
      onChange={(sort) => onChange({ ...search, sort })}
    />
  )
}
