import type { FormError } from '@guildhall/ui-kit/Form'
import { t } from '../../../shared/i18n/index.ts'
import { getErrorMessage } from '../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../shared/forms/use-remaining-errors.ts'
import { MobileField } from '../components/MobileField.tsx'
import type { SignUpDraft } from '../sign-up-draft.ts'
import { SignUpStep, type StepActions } from './SignUpStep.tsx'

export interface AccountDetailsStepProps extends StepActions {
  readonly draft: SignUpDraft
  readonly onChange: (changes: Partial<SignUpDraft>) => void
  readonly visitorCountry: string
  readonly errors?: readonly FormError[]
}

const none: readonly FormError[] = []

/** "Account details": how we reach the person who signs a company up. Rule: ONB-2. */
export const AccountDetailsStep = ({
  draft,
  onChange,
  visitorCountry,
  errors = none,
  onNext,
  onBack,
}: AccountDetailsStepProps) => {
  const remaining = useRemainingErrors(errors, draft)
  return (
    <SignUpStep
      step="account-details"
      userType={draft.userType}
      title={t('Account details')}
      lead={t('How we reach you about the account of {companyName}. Contractors never see your number.', {
        companyName: draft.companyName,
      })}
      onNext={onNext}
      onBack={onBack}
      errors={errors}
    >
      <MobileField
        draft={draft}
        onChange={onChange}
        visitorCountry={visitorCountry}
        errorMessage={getErrorMessage(remaining, 'mobile')}
      />
    </SignUpStep>
  )
}
