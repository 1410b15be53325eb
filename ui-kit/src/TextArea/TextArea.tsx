import { useState, type RefAttributes } from 'react'
import { TextArea as AriaTextArea, TextField, type TextFieldProps } from 'react-aria-components'
import { HelperText, FieldLabel, InputGroup, fieldClass, hasError, type FieldProps } from '../Field/index.ts'
import { t } from '../i18n/index.ts'

export interface TextAreaProps
  extends
    Omit<TextFieldProps, 'className' | 'children' | 'isInvalid' | 'type'>,
    FieldProps,
    RefAttributes<HTMLTextAreaElement> {
  /** An example of what to enter; it vanishes with the first letter. */
  readonly placeholder?: string | undefined
  /** The height in lines. Default 4. */
  readonly rows?: number | undefined
  /** Shows "126 of 200" at the end of the label row; needs `maxLength`. */
  readonly showCharacterCount?: boolean | undefined
  /** Formats the counter. Default "12 of 60". */
  readonly formatCount?: ((length: number, maximum: number) => string) | undefined
}

const count = (length: number, maximum: number): string => t('{length} of {maximum}', { length, maximum })

/** Several lines of text, with an optional character count. */
export const TextArea = ({
  label,
  secondaryLabel,
  description,
  descriptionTone,
  errorMessage,
  className,
  placeholder,
  rows = 4,
  showCharacterCount,
  formatCount = count,
  onChange,
  ref,
  ...props
}: TextAreaProps) => {
  const [typed, setTyped] = useState(props.defaultValue ?? '')
  const length = (props.value ?? typed).length
  const counter = showCharacterCount && props.maxLength ? formatCount(length, props.maxLength) : undefined
  const change = (value: string) => {
    setTyped(value)
    onChange?.(value)
  }
  return (
    <TextField {...props} onChange={change} isInvalid={hasError(errorMessage)} className={fieldClass(className)}>
      <FieldLabel label={label} secondaryLabel={secondaryLabel ?? counter} />
      <InputGroup isMultiline>
        <AriaTextArea ref={ref} rows={rows} placeholder={placeholder ?? ''} />
      </InputGroup>
      <HelperText description={description} descriptionTone={descriptionTone} errorMessage={errorMessage} />
    </TextField>
  )
}
