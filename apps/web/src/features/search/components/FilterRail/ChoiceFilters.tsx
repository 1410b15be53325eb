import {
  availabilityOptions,
  contractDurationOptions,
  type DaysOption,
  educationLevels,
} from '@guildhall/domain/reference'
import type { SearchParameters } from '@guildhall/domain/search'
import { Select } from '@guildhall/ui-kit/Select'
import { t } from '../../../../shared/i18n/index.ts'

interface ChoiceFilterProps {
  readonly search: SearchParameters
  readonly onChange: (search: SearchParameters) => void
}

const any = 'any'
const daysOf = (id: string): number | null => (id === any ? null : Number(id))
const idOf = (days: number | null): string => (days === null ? any : String(days))
const choicesOf = (anyLabel: string, options: readonly DaysOption[]) => [
  { id: any, label: anyLabel },
  ...options.map(({ days, label }) => ({ id: String(days), label: t(label) })),
]

const freeChoices = choicesOf(t('Any time'), availabilityOptions)
const durationChoices = choicesOf(t('Any length'), contractDurationOptions)
const educationChoices = educationLevels
  .filter(({ code }) => code !== 'P')
  .map(({ name, rank }) => ({ id: name, label: rank === 0 ? t('Any level') : t('{name} or above', { name }) }))

/** The latest date of availability. */
export const FreeFilter = ({ search, onChange }: ChoiceFilterProps) => (
  <Select
    label={t('Free within')}
    options={freeChoices}
    value={idOf(search.availability)}
    onChange={(id) => onChange({ ...search, availability: daysOf(id) })}
  />
)

/** The duration of the contract. */
export const DurationFilter = ({ search, onChange }: ChoiceFilterProps) => (
  <Select
    label={t('Duration')}
    options={durationChoices}
    value={idOf(search.contractDuration)}
    onChange={(id) => onChange({ ...search, contractDuration: daysOf(id) })}
  />
)

/** The minimum level of education; 'None' disables the filter. Rule: SRCH-13. */
export const EducationFilter = ({ search, onChange }: ChoiceFilterProps) => (
  <Select
    label={t('Education')}
    options={educationChoices}
    value={search.educationLevel}
    onChange={(educationLevel) => onChange({ ...search, educationLevel })}
  />
)
