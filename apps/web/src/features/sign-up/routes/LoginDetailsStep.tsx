import { Checkbox } from '@guildhall/ui-kit/Checkbox'
import type { FormError } from '@guildhall/ui-kit/Form'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import { getErrorMessage } from '../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../shared/forms/use-remaining-errors.ts'
import { legalParts } from '../../../shared/components/LegalLinks/index.ts'
import { EmailField } from '../../../shared/components/EmailField/index.ts'
import { NewPassword } from '../../../shared/components/NewPassword/index.ts'
import type { LoginSecrets } from '../registration-of.ts'
import type { SignUpDraft } from '../sign-up-draft.ts'
import { SignUpStep, type StepActions } from './SignUpStep.tsx'
import { FormAlert } from '../../../shared/components/FormAlert/index.ts'
import { Trans, t } from '../../../shared/i18n/index.ts'

/** The result of checking the address when its field lost the focus. */
export type EmailCheck = 'unknown' | 'checking' | 'free'

export interface LoginDetailsStepProps extends StepActions {
  readonly userType: SignUpDraft['userType']
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onEmailBlur: () => void
  readonly emailCheck?: EmailCheck
  /** The error of the address from that check. */
  readonly emailError?: string | undefined
  readonly secrets: LoginSecrets
  readonly onSecrets: (changes: Partial<LoginSecrets>) => void
  readonly errors?: readonly FormError[]
  /** The server's error, if it belongs to no field. */
  readonly refusal?: string | null
  readonly isPending?: boolean
}

const none: readonly FormError[] = []

const Free = () => (
  <>
    <Icon icon={icons.Check} />
    <VisuallyHidden>{t('This address is free')}</VisuallyHidden>
  </>
)

/** "Set your login details": address and password. Rules: ONB-1, ONB-2. */
export const LoginDetailsStep = ({
  userType,
  email,
  onEmail,
  onEmailBlur: onEmailLeft,
  emailCheck = 'unknown',
  emailError,
  secrets,
  onSecrets,
  errors = none,
  refusal = null,
  isPending = false,
  onNext,
  onBack,
}: LoginDetailsStepProps) => {
  const remaining = useRemainingErrors(errors, { email, ...secrets })
  return (
    <SignUpStep
      step="login-details"
      userType={userType}
      title={t('Set your login details')}
      nextText={t('Create the account')}
      onNext={onNext}
      onBack={onBack}
      isPending={isPending}
      errors={errors}
    >
      <FormAlert message={refusal} />
      <EmailField
        value={email}
        onChange={onEmail}
        onBlur={onEmailLeft}
        isLoading={emailCheck === 'checking'}
        suffix={emailCheck === 'free' && getErrorMessage(remaining, 'email') === undefined ? <Free /> : undefined}
        errors={remaining}
        errorMessage={emailError}
      />
      <NewPassword value={secrets} onChange={onSecrets} errors={remaining} />
      <Checkbox
        name="agreeTerms"
        isRequired
        isSelected={secrets.agreeTerms}
        onChange={(agreeTerms) => onSecrets({ agreeTerms })}
        errorMessage={getErrorMessage(remaining, 'agreeTerms')}
      >
        <Trans
          message="I agree to the <terms>terms</terms> and the <privacy>privacy notice</privacy>"
          components={legalParts}
        />
      </Checkbox>
    </SignUpStep>
  )
}
