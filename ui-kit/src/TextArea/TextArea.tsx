import { useState, type RefAttributes } from 'react'
import { TextArea as AriaTextArea, TextField, type TextFieldProps } from 'react-aria-components'
import { FieldHelp, FieldLabel, InputBox, fieldClass, saysError, type FieldWords } from '../Field/index.ts'
import { say } from '../words/index.ts'

export interface TextAreaProps
  extends
    Omit<TextFieldProps, 'className' | 'children' | 'isInvalid' | 'type'>,
    FieldWords,
    RefAttributes<HTMLTextAreaElement> {
  readonly placeholder?: string | undefined
  readonly rows?: number | undefined
  /** Shows "126 of 200" at the end of the label's line; needs `maxLength`. */
  readonly counts?: boolean | undefined
  readonly countText?: ((length: number, maximum: number) => string) | undefined
}

const count = (length: number, maximum: number): string => say('{length} of {maximum}', { length, maximum })

/** Several lines of words, counted as they are typed where they have a limit. */
export const TextArea = ({
  label,
  aside,
  description,
  descriptionTone,
  error,
  className,
  placeholder,
  rows = 4,
  counts,
  countText = count,
  onChange,
  ref,
  ...props
}: TextAreaProps) => {
  const [typed, setTyped] = useState(props.defaultValue ?? '')
  const length = (props.value ?? typed).length
  const counter = counts && props.maxLength ? countText(length, props.maxLength) : undefined
  const change = (value: string) => {
    setTyped(value)
    onChange?.(value)
  }
  return (
    <TextField {...props} onChange={change} isInvalid={saysError(error)} className={fieldClass(className)}>
      <FieldLabel label={label} aside={aside ?? counter} />
      <InputBox isArea>
        <AriaTextArea ref={ref} rows={rows} placeholder={placeholder ?? ''} />
      </InputBox>
      <FieldHelp description={description} descriptionTone={descriptionTone} error={error} />
    </TextField>
  )
}
