import {
  countMissingIntroduction,
  INTRODUCTION_ENOUGH_LENGTH,
  INTRODUCTION_MAX_LENGTH,
  type OpportunityType,
  type WorkplaceType,
  RATE_MIN,
} from '@guildhall/domain/profiles'
import {
  availabilityOptions,
  contractDurationOptions,
  currencies,
  type DaysOption,
  workplaceTypes,
} from '@guildhall/domain/reference'
import { Banner } from '@guildhall/ui-kit/Banner'
import { type FormError, FormSection, FormRow } from '@guildhall/ui-kit/Form'
import { MoneyField } from '@guildhall/ui-kit/MoneyField'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import { Select } from '@guildhall/ui-kit/Select'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { TextField } from '@guildhall/ui-kit/TextField'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import type { OfferedEntry } from '../../../../shared/lists/use-list.ts'
import { FormDrawer, type FormDrawerState } from '../FormDrawer/index.ts'
import { JobTitleField } from './JobTitleField.tsx'
import { toCurrency, type MainProfileValues, takesContracts, takesPermanent } from './main-profile.ts'
import { PlaceField, type PlaceSuggestions } from './PlaceField.tsx'
import { t } from '../../../../shared/i18n/index.ts'

export interface MainProfileFormProps extends FormDrawerState {
  readonly values: MainProfileValues
  readonly onChange: (changes: Partial<MainProfileValues>) => void
  readonly places: PlaceSuggestions
  /** What the list of job titles offers. */
  readonly titles?: readonly OfferedEntry[]
  /** Codes of the person's industries, whose titles come first. */
  readonly industries?: readonly string[]
  readonly onSave: () => void
  readonly onCancel: () => void
  readonly isDraft?: boolean
  /** The years of experience from the sign-up; null if they were not entered or have been used already. */
  readonly saidYears?: number | null
  /** True if values from the sign-up are filled in. */
  readonly isBegun?: boolean
}

const daysChoices = (options: readonly DaysOption[]) =>
  options.map(({ days, label }) => ({ id: String(days), label: t(label) }))
const codes = currencies.map(({ code }) => code)

const none: readonly FormError[] = []
const noTitles: readonly OfferedEntry[] = []
const noIndustries: readonly string[] = []

/** What an introduction says, and how many characters are left to write. Rule: PROF-44. */
const formatIntroductionHint = (introduction: string, saidYears: number | null): string => {
  const about =
    saidYears === null
      ? t('What you do, for whom, and how you like to work.')
      : t('You told us of {saidYears} {words} of experience: say what you did with them.', {
          saidYears,
          words: saidYears === 1 ? t('year') : t('years'),
        })
  const left = countMissingIntroduction(introduction)
  if (left === 0) return about
  if (left === INTRODUCTION_ENOUGH_LENGTH) return `${about} ${t('At least {left} characters.', { left })}`
  return `${about} ${left === 1 ? t('One more character to go.') : t('{left} more characters to go.', { left })}`
}

/** The main section of a profile: name, place, summary and terms. Rule: PROF-5. */
export const MainProfileForm = ({
  values,
  onChange,
  places,
  titles = noTitles,
  industries = noIndustries,
  saidYears = null,
  isBegun = false,
  ...drawer
}: MainProfileFormProps) => {
  const remaining = useRemainingErrors(drawer.errors ?? none, values)
  const errorOf = (field: string) => getErrorMessage(remaining, field)
  return (
    <FormDrawer {...drawer} title={t('Main profile')} saveText={t('Save profile')}>
      {isBegun && <Banner>{t('What you told us when you signed up is filled in. Change what you like.')}</Banner>}
      <FormRow>
        <TextField
          label={t('First name')}
          name="firstName"
          isRequired
          autoComplete="given-name"
          value={values.firstName}
          onChange={(firstName) => onChange({ firstName })}
          errorMessage={errorOf('firstName')}
        />
        <TextField
          label={t('Last name')}
          name="lastName"
          isRequired
          autoComplete="family-name"
          value={values.lastName}
          onChange={(lastName) => onChange({ lastName })}
          errorMessage={errorOf('lastName')}
        />
      </FormRow>
      <JobTitleField
        title={values.jobTitle}
        listed={titles}
        industries={industries}
        onChange={(jobTitle) => onChange({ jobTitle })}
        error={errorOf('jobTitle')}
      />
      <PlaceField
        label={t('Where you live')}
        name="locationTitle"
        title={values.locationTitle}
        places={places}
        onChange={onChange}
        error={errorOf('locationTitle')}
      />
      <TextArea
        label={t('Introduction')}
        name="introduction"
        isRequired
        rows={6}
        showCharacterCount
        maxLength={INTRODUCTION_MAX_LENGTH}
        value={values.introduction}
        onChange={(introduction) => onChange({ introduction })}
        description={formatIntroductionHint(values.introduction, saidYears)}
        errorMessage={errorOf('introduction')}
      />
      <FormSection title={t('Preferences and rates')}>
        <SegmentedControl<OpportunityType>
          label={t('Opportunity')}
          name="opportunityType"
          fullWidth
          segments={[
            { id: 'permanent', label: t('Permanent') },
            { id: 'contract', label: t('Contract') },
            { id: 'any', label: t('Either') },
          ]}
          value={values.opportunityType}
          onChange={(opportunityType) => onChange({ opportunityType })}
          errorMessage={errorOf('opportunityType')}
        />
        <SegmentedControl<WorkplaceType>
          label={t('Work type')}
          name="workplaceType"
          fullWidth
          segments={workplaceTypes.map((type) => ({ id: type, label: type === 'Any type' ? t('Any') : t(type) }))}
          value={values.workplaceType}
          onChange={(workplaceType) => onChange({ workplaceType })}
          errorMessage={errorOf('workplaceType')}
        />
        <FormRow>
          <Select
            label={t('Availability')}
            name="availability"
            isRequired
            options={daysChoices(availabilityOptions)}
            value={values.availability === null ? null : String(values.availability)}
            onChange={(days) => onChange({ availability: Number(days) })}
            errorMessage={errorOf('availability')}
          />
          {takesContracts(values) && (
            <Select
              label={t('Shortest contract')}
              name="contractMin"
              options={daysChoices(contractDurationOptions)}
              value={values.contractMin === null ? null : String(values.contractMin)}
              onChange={(days) => onChange({ contractMin: Number(days) })}
              errorMessage={errorOf('contractMin')}
            />
          )}
        </FormRow>
        {takesContracts(values) && (
          <MoneyField
            label={t('Hourly rate')}
            name="rate"
            isRequired
            currencies={codes}
            minValue={RATE_MIN}
            value={{ amount: values.rate, currency: values.currency }}
            onChange={({ amount, currency }) => onChange({ rate: amount, currency: toCurrency(currency) })}
            suffix="/hour"
            errorMessage={errorOf('rate')}
          />
        )}
        {takesPermanent(values) && (
          <MoneyField
            label={t('Annual salary')}
            name="permanentRate"
            isRequired
            currencies={codes}
            minValue={RATE_MIN}
            value={{ amount: values.permanentRate, currency: values.permanentCurrency }}
            onChange={({ amount, currency }) =>
              onChange({ permanentRate: amount, permanentCurrency: toCurrency(currency) })
            }
            suffix="/annum"
            errorMessage={errorOf('permanentRate')}
          />
        )}
      </FormSection>
    </FormDrawer>
  )
}
