import type { ReactNode, RefAttributes } from 'react'
import { ComboBox as AriaComboBox, Input, type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components'
import { HelperText, FieldLabel, InputGroup, fieldClass, hasError, type FieldProps } from '../Field/index.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import { ListBox, type Option } from '../ListBox/index.ts'
import { PopoverSurface } from '../Popover/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { t } from '../i18n/index.ts'

export interface ComboBoxProps
  extends
    Omit<
      AriaComboBoxProps<Option>,
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
    FieldProps,
    RefAttributes<HTMLInputElement> {
  /** In the order in which they are shown. */
  readonly options: readonly Option[]
  /** The caller loads the options for the input (`onInputChange`); the kit does not filter. */
  readonly isAsync?: boolean | undefined
  /** Shows a spinner at the end while the caller loads. */
  readonly isLoading?: boolean | undefined
  /** The id of the selected option, if the caller keeps it. */
  readonly value?: string | null
  /** The id of the option that is selected first. */
  readonly defaultValue?: string | null
  /** Called with the id of the selected option, or null for text that is not an option. */
  readonly onChange?: (id: string | null) => void
  /** An example of what to enter; it vanishes with the first letter. */
  readonly placeholder?: string | undefined
  /** At the start; one of the kit. */
  readonly icon?: IconType | undefined
  /** 36 or 44 px. Default `md`. */
  readonly size?: 'md' | 'lg' | undefined
  /** Shown when there is nothing else to show. */
  readonly emptyState?: ReactNode
  /** A button at the end, inside the border. */
  readonly action?: ReactNode
}

/** A text field that filters a list of options; `allowsCustomValue` also accepts other text. */
export const ComboBox = ({
  label,
  secondaryLabel,
  description,
  descriptionTone,
  errorMessage,
  className,
  options,
  isAsync,
  isLoading,
  placeholder,
  icon,
  size,
  emptyState,
  action,
  onChange,
  ref,
  ...props
}: ComboBoxProps) => (
  <AriaComboBox<Option>
    menuTrigger="input"
    {...props}
    {...(isAsync ? { items: options } : { defaultItems: options })}
    allowsEmptyCollection={emptyState !== undefined || isLoading === true}
    onChange={(key) => onChange?.(key === null ? null : String(key))}
    isInvalid={hasError(errorMessage)}
    className={fieldClass(className)}
  >
    <FieldLabel label={label} secondaryLabel={secondaryLabel} />
    <InputGroup size={size}>
      {icon && <Icon icon={icon} />}
      <Input ref={ref} placeholder={placeholder ?? ''} />
      {isLoading && <Spinner />}
      {action}
    </InputGroup>
    <HelperText description={description} descriptionTone={descriptionTone} errorMessage={errorMessage} />
    <PopoverSurface>
      <ListBox emptyState={isLoading ? t('Looking…') : emptyState} />
    </PopoverSurface>
  </AriaComboBox>
)
