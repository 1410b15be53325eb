import type { OpportunityType } from '@guildhall/domain/profiles'
import { countries, industries, topCountries } from '@guildhall/domain/reference'
import { ComboBox } from '@guildhall/ui-kit/ComboBox'
import { glyphs } from '@guildhall/ui-kit/Icon'
import { NumberField } from '@guildhall/ui-kit/NumberField'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import { Select } from '@guildhall/ui-kit/Select'
import type { SignUpDraft } from './sign-up-draft.ts'
import { SignUpStep, type StepActions } from './SignUpStep.tsx'

export type ContractorAnswers = Pick<SignUpDraft, 'industry' | 'years' | 'opportunityType' | 'countryCode'>

export interface ContractorQuestionsStepProps extends StepActions {
  readonly answers: ContractorAnswers
  readonly onChange: (changes: Partial<ContractorAnswers>) => void
  /** ISO 3166-1 alpha-2 of where the visitor seems to be. */
  readonly visitorCountry: string
}

const YEARS_MAX = 60

const countryChoices = (visitorCountry: string) => {
  const top = topCountries(visitorCountry)
  return [...top, ...countries.filter(({ code }) => !top.some((first) => first.code === code))].map(
    ({ code, name }) => ({ id: code, label: name }),
  )
}

/** "Tell us more about yourself": four questions that begin the profile; any may be passed over. Source: D3. */
export const ContractorQuestionsStep = ({
  answers,
  onChange,
  visitorCountry,
  onNext,
  onBack,
}: ContractorQuestionsStepProps) => (
  <SignUpStep
    step="do-you-qualify"
    userType="contractor"
    title="Tell us more about yourself"
    lead="Four answers, and your profile is begun. Skip what you like."
    onNext={onNext}
    onBack={onBack}
  >
    <Select
      label="Main industry"
      size="lg"
      choices={industries.map((industry) => ({ id: industry as string, label: industry as string }))}
      value={answers.industry}
      onChange={(industry) => onChange({ industry })}
    />
    <NumberField
      label="Years of experience"
      hasSteps
      fewerLabel="One year fewer"
      moreLabel="One year more"
      maxValue={YEARS_MAX}
      value={answers.years ?? Number.NaN}
      onChange={(years) => onChange({ years: Number.isNaN(years) ? null : years })}
    />
    <SegmentedControl<OpportunityType>
      label="You are looking for"
      isBlock
      segments={[
        { id: 'contract', label: 'Contract' },
        { id: 'permanent', label: 'Permanent' },
        { id: 'any', label: 'Either' },
      ]}
      value={answers.opportunityType}
      onChange={(opportunityType) => onChange({ opportunityType })}
    />
    <ComboBox
      label="Country"
      size="lg"
      icon={glyphs.MapPin}
      menuTrigger="focus"
      choices={countryChoices(visitorCountry)}
      value={answers.countryCode ?? visitorCountry}
      onChange={(countryCode) => onChange({ countryCode })}
    />
  </SignUpStep>
)
