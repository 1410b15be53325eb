import type { ReactNode, RefAttributes } from 'react'
import { Radio, RadioGroup as AriaRadioGroup, type RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components'
import { HelperText, FieldLabel, fieldClass, hasError, type FieldProps } from '../Field/index.ts'
import styles from './RadioGroup.module.css'

/** One option, with an optional description. */
export interface RadioOption<Id extends string = string> {
  readonly id: Id
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly isDisabled?: boolean | undefined
}

export interface RadioGroupProps<Id extends string = string>
  extends
    Omit<AriaRadioGroupProps, 'className' | 'children' | 'isInvalid' | 'value' | 'defaultValue' | 'onChange'>,
    FieldProps,
    RefAttributes<HTMLDivElement> {
  /** In the order in which they are shown. */
  readonly options: readonly RadioOption<Id>[]
  /** The id of the selected option, if the caller keeps it. */
  readonly value?: Id | null
  /** The id of the option that is selected first. */
  readonly defaultValue?: Id | null
  /** Called with the id of the option. */
  readonly onChange?: (id: Id) => void
}

/** A option of one of a few visible options. */
export const RadioGroup = <Id extends string = string>({
  label,
  secondaryLabel,
  description,
  descriptionTone,
  errorMessage,
  className,
  options,
  onChange,
  ...props
}: RadioGroupProps<Id>) => (
  <AriaRadioGroup
    {...props}
    onChange={(id) => onChange?.(id as Id)}
    isInvalid={hasError(errorMessage)}
    className={fieldClass(className)}
  >
    <FieldLabel label={label} secondaryLabel={secondaryLabel} />
    <div className={styles['group']} data-row={props.orientation === 'horizontal' || undefined}>
      {options.map((option) => (
        <Radio
          key={option.id}
          value={option.id}
          isDisabled={option.isDisabled ?? false}
          className={styles['radio'] ?? ''}
        >
          <span className={styles['mark']} aria-hidden="true" />
          <span className={styles['text']}>
            {option.label}
            {option.description !== undefined && <span className={styles['description']}>{option.description}</span>}
          </span>
        </Radio>
      ))}
    </div>
    <HelperText description={description} descriptionTone={descriptionTone} errorMessage={errorMessage} />
  </AriaRadioGroup>
)
