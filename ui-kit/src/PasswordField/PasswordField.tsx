import { useState } from 'react'
import { Eye, EyeOff } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/index.ts'
import { TextField, type TextFieldProps } from '../TextField/index.ts'
import { t } from '../i18n/index.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action' | 'suffix' | 'icon'> {
  /** The name of the button while the password is hidden. */
  readonly showLabel?: string | undefined
  /** The name of the button while the password is shown. */
  readonly hideLabel?: string | undefined
}

/** A password input that can be revealed. */
export const PasswordField = ({
  showLabel = t('Show password'),
  hideLabel = t('Hide password'),
  ...props
}: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      spellCheck="false"
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <IconButton
          size="sm"
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? EyeOff : Eye}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  )
}
