import type { FormError } from '@guildhall/ui-kit/Form'
import { TextField, type TextFieldProps } from '@guildhall/ui-kit/TextField'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface CodeFieldProps extends Pick<TextFieldProps, 'autoFocus' | 'description' | 'label' | 'size'> {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly errors: readonly FormError[]
  /** False for a code that also has letters. Default true. */
  readonly isNumeric?: boolean
}

/** The field for a one-time code, named `otp`; always required. Rule: UI-45. */
export const CodeField = ({ label = t('Code'), errors, isNumeric = true, ...props }: CodeFieldProps) => (
  <TextField
    {...props}
    label={label}
    name="otp"
    isRequired
    autoComplete="one-time-code"
    inputMode={isNumeric ? 'numeric' : 'text'}
    spellCheck="false"
    errorMessage={getErrorMessage(errors, 'otp')}
  />
)
