import { COMPANY_SIZES } from '@guildhall/domain/plans'
import type { FormError } from '@guildhall/ui-kit/Form'
import { Select } from '@guildhall/ui-kit/Select'
import { TextField } from '@guildhall/ui-kit/TextField'
import { getErrorMessage } from '../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../shared/forms/use-remaining-errors.ts'
import { MobileField } from '../components/MobileField.tsx'
import type { SignUpDraft } from '../sign-up-draft.ts'
import { SignUpStep, type StepActions } from './SignUpStep.tsx'
import { NameFields } from '../../../shared/components/NameFields/index.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface DetailsStepProps extends StepActions {
  readonly draft: SignUpDraft
  readonly onChange: (changes: Partial<SignUpDraft>) => void
  readonly visitorCountry: string
  readonly errors?: readonly FormError[]
}

const none: readonly FormError[] = []

/** The user's name, with a contractor's number or an employer's company. Rules: ONB-1, ONB-2. */
export const DetailsStep = ({ draft, onChange, visitorCountry, errors = none, onNext, onBack }: DetailsStepProps) => {
  const remaining = useRemainingErrors(errors, draft)
  const isEmployer = draft.userType === 'employer'
  return (
    <SignUpStep
      step="details"
      userType={draft.userType}
      title={isEmployer ? t('You and your company') : t('Your name and how to reach you')}
      lead={
        isEmployer
          ? t('Contractors see your name and your company’s before they answer.')
          : t('Employers see your name. The number stays with you until you share it.')
      }
      onNext={onNext}
      onBack={onBack}
      errors={errors}
    >
      <NameFields value={draft} onChange={onChange} errors={remaining} columns="minmax(0, 1fr) minmax(0, 1fr)" />
      {!isEmployer && (
        <MobileField
          draft={draft}
          onChange={onChange}
          visitorCountry={visitorCountry}
          errorMessage={getErrorMessage(remaining, 'mobile')}
        />
      )}
      {isEmployer && (
        <>
          <TextField
            label={t('Company name')}
            name="companyName"
            isRequired
            autoComplete="organization"
            size="lg"
            value={draft.companyName}
            onChange={(companyName) => onChange({ companyName })}
            errorMessage={getErrorMessage(remaining, 'companyName')}
          />
          <Select
            label={t('Company size')}
            name="companySize"
            isRequired
            size="lg"
            options={COMPANY_SIZES.map((size) => ({ id: size as string, label: t('{size} people', { size }) }))}
            value={draft.companySize}
            onChange={(companySize) => onChange({ companySize })}
            errorMessage={getErrorMessage(remaining, 'companySize')}
          />
        </>
      )}
    </SignUpStep>
  )
}
