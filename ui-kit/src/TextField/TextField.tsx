import type { ReactNode, RefAttributes } from 'react'
import { Input, TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components'
import { FieldHelp, FieldLabel, InputBox, InputUnit, fieldClass, saysError, type FieldWords } from '../Field/index.ts'
import { Icon, type Glyph } from '../Icon/index.ts'
import { Lock } from '../Icon/glyphs.ts'
import { Spinner } from '../Spinner/index.ts'
import { say } from '../words/index.ts'

export interface TextFieldProps
  extends
    Omit<AriaTextFieldProps, 'className' | 'children' | 'isInvalid'>,
    FieldWords,
    RefAttributes<HTMLInputElement> {
  readonly placeholder?: string | undefined
  readonly icon?: Glyph | undefined
  /** A unit or a converted value at the end, inside the edge. */
  readonly suffix?: ReactNode
  /** A button at the end, inside the edge. */
  readonly action?: ReactNode
  /** Shows "12 of 60" at the end of the label's line and stops at the length. */
  readonly counts?: boolean | undefined
  readonly isLoading?: boolean | undefined
  readonly size?: 'md' | 'lg' | undefined
  /** The words of the counter; "12 of 60" unless told. */
  readonly countText?: ((length: number, maximum: number) => string) | undefined
}

const count = (length: number, maximum: number): string => say('{length} of {maximum}', { length, maximum })

/** One line of words. */
export const TextField = ({
  label,
  aside,
  description,
  descriptionTone,
  error,
  className,
  placeholder,
  icon,
  suffix,
  action,
  counts,
  countText = count,
  isLoading,
  size,
  ref,
  ...props
}: TextFieldProps) => {
  const length = props.value?.length
  const counter = counts && length !== undefined && props.maxLength ? countText(length, props.maxLength) : undefined
  return (
    <AriaTextField {...props} isInvalid={saysError(error)} className={fieldClass(className)}>
      <FieldLabel label={label} aside={aside ?? counter} />
      <InputBox size={size}>
        {icon && <Icon of={icon} />}
        <Input ref={ref} placeholder={placeholder ?? ''} />
        {suffix !== undefined && <InputUnit>{suffix}</InputUnit>}
        {isLoading && <Spinner />}
        {props.isDisabled && <Icon of={Lock} />}
        {action}
      </InputBox>
      <FieldHelp description={description} descriptionTone={descriptionTone} error={error} />
    </AriaTextField>
  )
}
