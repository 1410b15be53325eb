import type { OpportunityType } from '@guildhall/domain/profiles'
import { countries, topCountries } from '@guildhall/domain/reference'
import { ComboBox } from '@guildhall/ui-kit/ComboBox'
import { icons } from '@guildhall/ui-kit/Icon'
import { NumberField } from '@guildhall/ui-kit/NumberField'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import { Select } from '@guildhall/ui-kit/Select'
import type { OfferedEntry } from '../../../shared/lists/use-list.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import type { SignUpDraft } from '../sign-up-draft.ts'
import { SignUpStep, type StepActions } from './SignUpStep.tsx'
import { t } from '../../../shared/i18n/index.ts'

export type ContractorAnswers = Pick<SignUpDraft, 'industry' | 'years' | 'opportunityType' | 'countryCode'>

export interface ContractorQuestionsStepProps extends StepActions {
  readonly answers: ContractorAnswers
  /** What the list of industries offers. */
  readonly industries: Loadable<readonly OfferedEntry[]>
  readonly onChange: (changes: Partial<ContractorAnswers>) => void
  /** ISO 3166-1 alpha-2 code of the visitor's probable country. */
  readonly visitorCountry: string
}

const YEARS_MAX = 60

const countryChoices = (visitorCountry: string) => {
  const top = topCountries(visitorCountry)
  return [...top, ...countries.filter(({ code }) => !top.some((first) => first.code === code))].map(
    ({ code, name }) => ({ id: code, label: name }),
  )
}

/** "Tell us more about yourself": four optional questions whose answers start the profile. Rule: ONB-9. */
export const ContractorQuestionsStep = ({
  answers,
  industries,
  onChange,
  visitorCountry,
  onNext,
  onBack,
}: ContractorQuestionsStepProps) => (
  <SignUpStep
    step="do-you-qualify"
    userType="contractor"
    title={t('Tell us more about yourself')}
    lead={t('Four answers, and your profile is begun. Skip what you like.')}
    onNext={onNext}
    onBack={onBack}
  >
    <Select
      label={t('Main industry')}
      size="lg"
      options={
        industries.state === 'ready' ? industries.value.map(({ label }) => ({ id: label, label: t(label) })) : []
      }
      emptyState={
        industries.state === 'failed'
          ? t('The list did not load. You can choose it later, in your profile.')
          : t('Loading the industries')
      }
      value={answers.industry}
      onChange={(industry) => onChange({ industry })}
    />
    <NumberField
      label={t('Years of experience')}
      hasStepper
      decrementLabel={t('One year fewer')}
      incrementLabel={t('One year more')}
      maxValue={YEARS_MAX}
      value={answers.years ?? Number.NaN}
      onChange={(years) => onChange({ years: Number.isNaN(years) ? null : years })}
    />
    <SegmentedControl<OpportunityType>
      label={t('You are looking for')}
      fullWidth
      segments={[
        { id: 'contract', label: t('Contract') },
        { id: 'permanent', label: t('Permanent') },
        { id: 'any', label: t('Either') },
      ]}
      value={answers.opportunityType}
      onChange={(opportunityType) => onChange({ opportunityType })}
    />
    <ComboBox
      label={t('Country')}
      size="lg"
      icon={icons.MapPin}
      menuTrigger="focus"
      options={countryChoices(visitorCountry)}
      value={answers.countryCode ?? visitorCountry}
      onChange={(countryCode) => onChange({ countryCode })}
    />
  </SignUpStep>
)
