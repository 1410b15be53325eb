import type { ReactNode, RefAttributes } from 'react'
import { Radio, RadioGroup, type RadioGroupProps } from 'react-aria-components'
import { HelperText, FieldLabel, fieldClass, hasError, type FieldProps } from '../Field/index.ts'
import styles from './RadioCardGroup.module.css'

/** One option, with an optional description. */
export interface RadioCardOption<Id extends string = string> {
  readonly id: Id
  readonly label: ReactNode
  readonly description?: ReactNode
  /** A price or a number at the end of the card. */
  readonly secondaryLabel?: ReactNode
  readonly isDisabled?: boolean | undefined
}

export interface RadioCardGroupProps<Id extends string = string>
  extends
    Omit<RadioGroupProps, 'className' | 'children' | 'isInvalid' | 'value' | 'defaultValue' | 'onChange'>,
    FieldProps,
    RefAttributes<HTMLDivElement> {
  /** In the order in which they are shown. */
  readonly options: readonly RadioCardOption<Id>[]
  /** The id of the selected option, if the caller keeps it. */
  readonly value?: Id | null
  /** The id of the option that is selected first. */
  readonly defaultValue?: Id | null
  /** Called with the id of the option. */
  readonly onChange?: (id: Id) => void
  /** `lg` has more space and serif names, for a decision with consequences. Default `md`. */
  readonly size?: 'md' | 'lg' | undefined
}

/** A radio group whose options are cards. */
export const RadioCardGroup = <Id extends string = string>({
  label,
  secondaryLabel,
  description,
  descriptionTone,
  errorMessage,
  className,
  options,
  onChange,
  size = 'md',
  ...props
}: RadioCardGroupProps<Id>) => (
  <RadioGroup
    {...props}
    onChange={(id) => onChange?.(id as Id)}
    isInvalid={hasError(errorMessage)}
    className={fieldClass(className)}
  >
    <FieldLabel label={label} secondaryLabel={secondaryLabel} />
    <div className={styles['list']} data-size={size}>
      {options.map((option) => (
        <Radio
          key={option.id}
          value={option.id}
          isDisabled={option.isDisabled ?? false}
          className={styles['option'] ?? ''}
        >
          <span className={styles['mark']} aria-hidden="true" />
          <span className={styles['text']}>
            <span className={styles['label']}>{option.label}</span>
            {option.description !== undefined && <span className={styles['description']}>{option.description}</span>}
          </span>
          {option.secondaryLabel !== undefined && (
            <span className={styles['secondary-label']}>{option.secondaryLabel}</span>
          )}
        </Radio>
      ))}
    </div>
    <HelperText description={description} descriptionTone={descriptionTone} errorMessage={errorMessage} />
  </RadioGroup>
)
