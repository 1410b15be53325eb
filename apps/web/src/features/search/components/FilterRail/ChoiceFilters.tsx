import {
  availabilityOptions,
  contractDurationOptions,
  type DaysOption,
  educationLevels,
} from '@guildhall/domain/reference'
import { experienceOptions, type SearchParameters } from '@guildhall/domain/search'
import { Select } from '@guildhall/ui-kit/Select'
import { Switch } from '@guildhall/ui-kit/Switch'
import { formatExperience } from '../../format-search.ts'
import { sortChoices } from '../../format-sort.ts'
import { t } from '../../../../shared/i18n/index.ts'

interface ChoiceFilterProps {
  readonly search: SearchParameters
  readonly onChange: (search: SearchParameters) => void
}

const any = 'any'
const numberOf = (id: string): number | null => (id === any ? null : Number(id))
const idOf = (value: number | null): string => (value === null ? any : String(value))
const choicesOf = (anyLabel: string, options: readonly DaysOption[]) => [
  { id: any, label: anyLabel },
  ...options.map(({ days, label }) => ({ id: String(days), label: t(label) })),
]

const freeChoices = choicesOf(t('Any time'), availabilityOptions)
const durationChoices = choicesOf(t('Any length'), contractDurationOptions)
const educationChoices = educationLevels
  .filter(({ code }) => code !== 'P')
  .map(({ name, rank }) => ({ id: name, label: rank === 0 ? t('Any level') : t('{name} or above', { name }) }))

const experienceChoices = [
  { id: any, label: t('Any experience') },
  ...experienceOptions.map((years) => ({ id: String(years), label: formatExperience(years) })),
]

/** The order of the results. Rule: SRCH-59. */
export const SortFilter = ({ search, onChange }: ChoiceFilterProps) => {
  const options = sortChoices(search)
  return (
    <Select
      label={t('Sort')}
      options={options}
      value={options.find(({ id }) => id === search.sort)?.id ?? 'best'}
      onChange={(sort) => onChange({ ...search, sort })}
    />
  )
}

/** The years of experience, at least. Rule: SRCH-58. */
export const ExperienceFilter = ({ search, onChange }: ChoiceFilterProps) => (
  <Select
    label={t('Experience')}
    options={experienceChoices}
    value={idOf(search.experienceYears)}
    onChange={(id) => onChange({ ...search, experienceYears: numberOf(id) })}
  />
)

/** Only people who answer fast. Rule: SRCH-58. */
export const AnswersFilter = ({ search, onChange }: ChoiceFilterProps) => (
  <Switch isSelected={search.answersFast} onChange={(answersFast) => onChange({ ...search, answersFast })}>
    {t('Answers fast: nine in ten within 48 hours')}
  </Switch>
)

/** The latest date of availability. */
export const FreeFilter = ({ search, onChange }: ChoiceFilterProps) => (
  <Select
    label={t('Free within')}
    options={freeChoices}
    value={idOf(search.availability)}
    onChange={(id) => onChange({ ...search, availability: numberOf(id) })}
  />
)

/** The duration of the contract. */
export const DurationFilter = ({ search, onChange }: ChoiceFilterProps) => (
  <Select
    label={t('Duration')}
    options={durationChoices}
    value={idOf(search.contractDuration)}
    onChange={(id) => onChange({ ...search, contractDuration: numberOf(id) })}
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
