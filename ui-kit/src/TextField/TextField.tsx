import type { ReactNode, RefAttributes } from 'react'
import { Input, TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components'
import {
  HelperText,
  FieldLabel,
  InputGroup,
  InputSuffix,
  fieldClass,
  hasError,
  type FieldProps,
} from '../Field/index.ts'
import { CharacterCount } from '../Field/CharacterCount.tsx'
import { Icon, type IconType } from '../Icon/index.ts'
import { Lock } from '../Icon/icons.ts'
import { Spinner } from '../Spinner/index.ts'

export interface TextFieldProps
  extends
    Omit<AriaTextFieldProps, 'className' | 'children' | 'isInvalid' | 'maxLength'>,
    FieldProps,
    RefAttributes<HTMLInputElement> {
  /** An example of what to enter; it vanishes with the first letter. */
  readonly placeholder?: string | undefined
  /** At the start; one of the kit. */
  readonly icon?: IconType | undefined
  /** A unit or a converted value at the end, inside the border. */
  readonly suffix?: ReactNode
  /** A button at the end, inside the border. */
  readonly action?: ReactNode
  /** The limit in characters. A longer text is not cut: its count is shown in red, and the form says what is wrong. */
  readonly maxLength?: number | undefined
  /** Shows "12 of 60" at the end of the label row also far from the limit; needs `value` and `maxLength`. */
  readonly showCharacterCount?: boolean | undefined
  /** Shows a spinner at the end while the caller loads. */
  readonly isLoading?: boolean | undefined
  /** 36 or 44 px. Default `md`. */
  readonly size?: 'md' | 'lg' | undefined
  /** Formats the counter. Default "12 of 60". */
  readonly formatCount?: ((length: number, maximum: number) => string) | undefined
}

/** One line of text. */
export const TextField = ({
  label,
  secondaryLabel,
  description,
  descriptionTone,
  errorMessage,
  className,
  placeholder,
  icon,
  suffix,
  action,
  showCharacterCount,
  formatCount,
  isLoading,
  maxLength,
  size,
  ref,
  ...props
}: TextFieldProps) => {
  const counter =
    props.value === undefined || maxLength === undefined ? undefined : (
      <CharacterCount
        text={props.value}
        maximum={maxLength}
        isAlwaysShown={showCharacterCount}
        formatCount={formatCount}
      />
    )
  return (
    <AriaTextField {...props} isInvalid={hasError(errorMessage)} className={fieldClass(className)}>
      <FieldLabel label={label} secondaryLabel={secondaryLabel ?? counter} />
      <InputGroup size={size}>
        {icon && <Icon icon={icon} />}
        <Input ref={ref} placeholder={placeholder ?? ''} />
        {suffix !== undefined && <InputSuffix>{suffix}</InputSuffix>}
        {isLoading && <Spinner />}
        {props.isDisabled && <Icon icon={Lock} />}
        {action}
      </InputGroup>
      <HelperText description={description} descriptionTone={descriptionTone} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
