import type { FormError } from '@guildhall/ui-kit/Form'
import { TextField, type TextFieldProps } from '@guildhall/ui-kit/TextField'
import { getErrorMessage } from '../../forms/get-error-message.ts'
import { t } from '../../i18n/index.ts'

export interface EmailFieldProps extends Pick<
  TextFieldProps,
  'autoComplete' | 'description' | 'isLoading' | 'label' | 'onBlur' | 'size' | 'suffix'
> {
  readonly value: string
  readonly onChange: (email: string) => void
  readonly errors: readonly FormError[]
  /** An error that is shown while `errors` has none for this field. */
  readonly errorMessage?: string | undefined
}

/** The field for the address of an account, named `email`; always required. Rule: UI-45. */
export const EmailField = ({
  label = t('E-mail'),
  autoComplete = 'username',
  size = 'lg',
  errors,
  errorMessage,
  ...props
}: EmailFieldProps) => (
  <TextField
    {...props}
    label={label}
    name="email"
    type="email"
    isRequired
    autoComplete={autoComplete}
    size={size}
    errorMessage={getErrorMessage(errors, 'email') ?? errorMessage}
  />
)
