import { type FormError, FormRow, type FormRowProps } from '@guildhall/ui-kit/Form'
import { TextField } from '@guildhall/ui-kit/TextField'
import { getErrorMessage } from '../../forms/get-error-message.ts'
import { t } from '../../i18n/index.ts'

export interface Names {
  readonly firstName: string
  readonly lastName: string
}

export interface NameFieldsProps {
  readonly value: Names
  readonly onChange: (changes: Partial<Names>) => void
  readonly errors: readonly FormError[]
  readonly size?: 'md' | 'lg'
  readonly columns?: FormRowProps['columns']
}

/** First and last name, side by side; both are required. Rule: UI-45. */
export const NameFields = ({ value, onChange, errors, size = 'lg', ...row }: NameFieldsProps) => (
  <FormRow {...row}>
    <TextField
      label={t('First name')}
      name="firstName"
      isRequired
      autoComplete="given-name"
      size={size}
      value={value.firstName}
      onChange={(firstName) => onChange({ firstName })}
      errorMessage={getErrorMessage(errors, 'firstName')}
    />
    <TextField
      label={t('Last name')}
      name="lastName"
      isRequired
      autoComplete="family-name"
      size={size}
      value={value.lastName}
      onChange={(lastName) => onChange({ lastName })}
      errorMessage={getErrorMessage(errors, 'lastName')}
    />
  </FormRow>
)
