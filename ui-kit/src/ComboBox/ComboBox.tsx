import type { ReactNode, RefAttributes } from 'react'
import { ComboBox as AriaComboBox, Input, type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components'
import { FieldHelp, FieldLabel, InputBox, fieldClass, saysError, type FieldWords } from '../Field/index.ts'
import { Icon, type Glyph } from '../Icon/index.ts'
import { ChoiceList, type Choice } from '../ListBox/index.ts'
import { Float } from '../Popover/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { say } from '../words/index.ts'

export interface ComboBoxProps
  extends
    Omit<
      AriaComboBoxProps<Choice>,
      | 'className'
      | 'children'
      | 'isInvalid'
      | 'items'
      | 'defaultItems'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'selectionMode'
    >,
    FieldWords,
    RefAttributes<HTMLInputElement> {
  readonly choices: readonly Choice[]
  /** The caller finds the choices for what is typed (`onInputChange`); the kit then filters nothing. */
  readonly isAsync?: boolean | undefined
  readonly isLoading?: boolean | undefined
  readonly value?: string | null
  readonly defaultValue?: string | null
  /** The id chosen, or null when the words typed are not one of the choices. */
  readonly onChange?: (id: string | null) => void
  readonly placeholder?: string | undefined
  readonly icon?: Glyph | undefined
  readonly size?: 'md' | 'lg' | undefined
  readonly empty?: ReactNode
  readonly action?: ReactNode
}

/** Type to find one of many; with `allowsCustomValue` what was typed stands even if it was not found. */
export const ComboBox = ({
  label,
  aside,
  description,
  descriptionTone,
  error,
  className,
  choices,
  isAsync,
  isLoading,
  placeholder,
  icon,
  size,
  empty,
  action,
  onChange,
  ref,
  ...props
}: ComboBoxProps) => (
  <AriaComboBox<Choice>
    menuTrigger="input"
    {...props}
    {...(isAsync ? { items: choices } : { defaultItems: choices })}
    allowsEmptyCollection={empty !== undefined || isLoading === true}
    onChange={(key) => onChange?.(key === null ? null : String(key))}
    isInvalid={saysError(error)}
    className={fieldClass(className)}
  >
    <FieldLabel label={label} aside={aside} />
    <InputBox size={size}>
      {icon && <Icon of={icon} />}
      <Input ref={ref} placeholder={placeholder ?? ''} />
      {isLoading && <Spinner />}
      {action}
    </InputBox>
    <FieldHelp description={description} descriptionTone={descriptionTone} error={error} />
    <Float>
      <ChoiceList empty={isLoading ? say('Looking…') : empty} />
    </Float>
  </AriaComboBox>
)
