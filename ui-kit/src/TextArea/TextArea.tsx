import { useState, type RefAttributes } from 'react'
import { TextArea as AriaTextArea, TextField, type TextFieldProps } from 'react-aria-components'
import { HelperText, FieldLabel, InputGroup, fieldClass, hasError, type FieldProps } from '../Field/index.ts'
import { CharacterCount } from '../Field/CharacterCount.tsx'

export interface TextAreaProps
  extends
    Omit<TextFieldProps, 'className' | 'children' | 'isInvalid' | 'maxLength' | 'type'>,
    FieldProps,
    RefAttributes<HTMLTextAreaElement> {
  /** An example of what to enter; it vanishes with the first letter. */
  readonly placeholder?: string | undefined
  /** The height in lines. Default 4. */
  readonly rows?: number | undefined
  /** The limit in characters. A longer text is not cut: its count is shown in red, and the form says what is wrong. */
  readonly maxLength?: number | undefined
  /** Shows "126 of 200" at the end of the label row also far from the limit; needs `maxLength`. */
  readonly showCharacterCount?: boolean | undefined
  /** Formats the counter. Default "12 of 60". */
  readonly formatCount?: ((length: number, maximum: number) => string) | undefined
}

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
  formatCount,
  maxLength,
  onChange,
  ref,
  ...props
}: TextAreaProps) => {
  const [typed, setTyped] = useState(props.defaultValue ?? '')
  const counter =
    maxLength === undefined ? undefined : (
      <CharacterCount
        text={props.value ?? typed}
        maximum={maxLength}
        isAlwaysShown={showCharacterCount}
        formatCount={formatCount}
      />
    )
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
