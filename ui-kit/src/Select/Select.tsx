import type { ReactNode, RefAttributes } from 'react'
import { Button, Select as AriaSelect, SelectValue, type SelectProps as AriaSelectProps } from 'react-aria-components'
import { classes } from '../classes.ts'
import { HelperText, FieldLabel, fieldClass, inputClass, hasError, type FieldProps } from '../Field/index.ts'
import { ChevronDown } from '../Icon/icons.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import { ListBox, type Option } from '../ListBox/index.ts'
import { PopoverSurface } from '../Popover/index.ts'
import styles from './Select.module.css'
import { t } from '../i18n/index.ts'

export interface SelectProps<Id extends string = string>
  extends
    Omit<
      AriaSelectProps<Option>,
      | 'className'
      | 'children'
      | 'isInvalid'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'placeholder'
      | 'selectionMode'
    >,
    FieldProps,
    RefAttributes<HTMLButtonElement> {
  /** In the order in which they are shown. */
  readonly options: readonly (Option & { readonly id: Id })[]
  /** The id of the selected option, if the caller keeps it. */
  readonly value?: Id | null
  /** The id of the option that is selected first. */
  readonly defaultValue?: Id | null
  /** Called with the id of the option. */
  readonly onChange?: (id: Id) => void
  /** Shown while nothing is selected. Default "Choose". */
  readonly placeholder?: string
  /** At the start; one of the kit. */
  readonly icon?: IconType | undefined
  /** 36 or 44 px. Default `md`. */
  readonly size?: 'md' | 'lg' | undefined
  /** Shown in the open list when there are no options; without it an empty list does not open. */
  readonly emptyState?: ReactNode
}

/** A choice of one option from a short list; typing jumps to an option. */
export const Select = <Id extends string = string>({
  label,
  secondaryLabel,
  description,
  descriptionTone,
  errorMessage,
  className,
  options,
  icon,
  size,
  emptyState,
  onChange,
  ref,
  ...props
}: SelectProps<Id>) => (
  <AriaSelect<Option>
    placeholder={t('Choose')}
    {...props}
    allowsEmptyCollection={emptyState !== undefined}
    onChange={(key) => key !== null && onChange?.(String(key) as Id)}
    isInvalid={hasError(errorMessage)}
    className={classes(fieldClass(className), styles['select'])}
  >
    {({ isInvalid }) => (
      <>
        <FieldLabel label={label} secondaryLabel={secondaryLabel} />
        <Button
          ref={ref}
          className={inputClass(styles['trigger'])}
          data-size={size}
          data-invalid={isInvalid || undefined}
        >
          {icon && <Icon icon={icon} />}
          <SelectValue className={styles['value'] ?? ''}>
            {({ selectedText, defaultChildren, isPlaceholder }) => (isPlaceholder ? defaultChildren : selectedText)}
          </SelectValue>
          <Icon icon={ChevronDown} />
        </Button>
        <HelperText description={description} descriptionTone={descriptionTone} errorMessage={errorMessage} />
        <PopoverSurface>
          <ListBox options={options} emptyState={emptyState} />
        </PopoverSurface>
      </>
    )}
  </AriaSelect>
)
