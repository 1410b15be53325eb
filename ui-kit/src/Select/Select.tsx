import type { ReactNode, RefAttributes } from 'react'
import { Button, Select as AriaSelect, SelectValue, type SelectProps as AriaSelectProps } from 'react-aria-components'
import { classes } from '../classes.ts'
import { FieldHelp, FieldLabel, fieldClass, inputClass, saysError, type FieldWords } from '../Field/index.ts'
import { ChevronDown } from '../Icon/glyphs.ts'
import { Icon, type Glyph } from '../Icon/index.ts'
import { ChoiceList, type Choice } from '../ListBox/index.ts'
import { Float } from '../Popover/index.ts'
import styles from './Select.module.css'
import { say } from '../words/index.ts'

export interface SelectProps<Id extends string = string>
  extends
    Omit<
      AriaSelectProps<Choice>,
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
    FieldWords,
    RefAttributes<HTMLButtonElement> {
  readonly choices: readonly (Choice & { readonly id: Id })[]
  readonly value?: Id | null
  readonly defaultValue?: Id | null
  readonly onChange?: (id: Id) => void
  readonly placeholder?: string
  readonly icon?: Glyph | undefined
  readonly size?: 'md' | 'lg' | undefined
  /** Said in the open list where there is nothing to choose; without it such a list does not open. */
  readonly empty?: ReactNode
}

/** One of a known, short list. Typing jumps to a choice. */
export const Select = <Id extends string = string>({
  label,
  aside,
  description,
  descriptionTone,
  error,
  className,
  choices,
  icon,
  size,
  empty,
  onChange,
  ref,
  ...props
}: SelectProps<Id>) => (
  <AriaSelect<Choice>
    placeholder={say('Choose')}
    {...props}
    allowsEmptyCollection={empty !== undefined}
    onChange={(key) => key !== null && onChange?.(String(key) as Id)}
    isInvalid={saysError(error)}
    className={classes(fieldClass(className), styles['select'])}
  >
    {({ isInvalid }) => (
      <>
        <FieldLabel label={label} aside={aside} />
        <Button
          ref={ref}
          className={inputClass(styles['trigger'])}
          data-size={size}
          data-invalid={isInvalid || undefined}
        >
          {icon && <Icon of={icon} />}
          <SelectValue className={styles['value'] ?? ''}>
            {({ selectedText, defaultChildren, isPlaceholder }) => (isPlaceholder ? defaultChildren : selectedText)}
          </SelectValue>
          <Icon of={ChevronDown} />
        </Button>
        <FieldHelp description={description} descriptionTone={descriptionTone} error={error} />
        <Float>
          <ChoiceList choices={choices} empty={empty} />
        </Float>
      </>
    )}
  </AriaSelect>
)
