import { COMPANY_SIZES } from '@guildhall/domain/plans'
import { FormRow, type FormError } from '@guildhall/ui-kit/Form'
import { Select } from '@guildhall/ui-kit/Select'
import { TextField } from '@guildhall/ui-kit/TextField'
import { messageOf } from '../../../shared/forms/message-of.ts'
import { useUnmended } from '../../../shared/forms/use-unmended.ts'
import { PhoneField } from '../../../shared/components/PhoneField/index.ts'
import type { SignUpDraft } from '../sign-up-draft.ts'
import { SignUpStep, type StepActions } from './SignUpStep.tsx'
import { say } from '../../../shared/i18n/index.ts'

export interface DetailsStepProps extends StepActions {
  readonly draft: SignUpDraft
  readonly onChange: (changes: Partial<SignUpDraft>) => void
  readonly visitorCountry: string
  readonly errors?: readonly FormError[]
}

const none: readonly FormError[] = []

/** Who one is, and for an employer the company. Rules: ONB-1, ONB-2. */
export const DetailsStep = ({ draft, onChange, visitorCountry, errors = none, onNext, onBack }: DetailsStepProps) => {
  const unmended = useUnmended(errors, draft)
  const isEmployer = draft.userType === 'employer'
  return (
    <SignUpStep
      step="details"
      userType={draft.userType}
      title={isEmployer ? say('You and your company') : say('Your name and how to reach you')}
      lead={
        isEmployer
          ? say('Contractors see your name and your company’s before they answer.')
          : say('Employers see your name. The number stays with you until you share it.')
      }
      onNext={onNext}
      onBack={onBack}
      errors={errors}
    >
      <FormRow columns="minmax(0, 1fr) minmax(0, 1fr)">
        <TextField
          label={say('First name')}
          name="firstName"
          autoComplete="given-name"
          size="lg"
          value={draft.firstName}
          onChange={(firstName) => onChange({ firstName })}
          error={messageOf(unmended, 'firstName')}
        />
        <TextField
          label={say('Last name')}
          name="lastName"
          autoComplete="family-name"
          size="lg"
          value={draft.lastName}
          onChange={(lastName) => onChange({ lastName })}
          error={messageOf(unmended, 'lastName')}
        />
      </FormRow>
      <PhoneField
        label={say('Mobile')}
        country={draft.mobileCountry ?? visitorCountry}
        onCountry={(mobileCountry) => onChange({ mobileCountry })}
        number={draft.mobile}
        onNumber={(mobile) => onChange({ mobile })}
        error={messageOf(unmended, 'mobile')}
      />
      {isEmployer && (
        <>
          <TextField
            label={say('Company name')}
            name="companyName"
            autoComplete="organization"
            size="lg"
            value={draft.companyName}
            onChange={(companyName) => onChange({ companyName })}
            error={messageOf(unmended, 'companyName')}
          />
          <Select
            label={say('Company size')}
            name="companySize"
            size="lg"
            choices={COMPANY_SIZES.map((size) => ({ id: size as string, label: say('{size} people', { size }) }))}
            value={draft.companySize}
            onChange={(companySize) => onChange({ companySize })}
            error={messageOf(unmended, 'companySize')}
          />
        </>
      )}
    </SignUpStep>
  )
}
