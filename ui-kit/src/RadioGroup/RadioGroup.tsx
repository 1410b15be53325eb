import type { ReactNode, RefAttributes } from 'react'
import { Radio, RadioGroup as AriaRadioGroup, type RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components'
import { FieldHelp, FieldLabel, fieldClass, saysError, type FieldWords } from '../Field/index.ts'
import styles from './RadioGroup.module.css'

/** One answer of a group: its id, its words, and what follows from it. */
export interface RadioChoice<Id extends string = string> {
  readonly id: Id
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly isDisabled?: boolean | undefined
}

export interface RadioGroupProps<Id extends string = string>
  extends
    Omit<AriaRadioGroupProps, 'className' | 'children' | 'isInvalid' | 'value' | 'defaultValue' | 'onChange'>,
    FieldWords,
    RefAttributes<HTMLDivElement> {
  readonly choices: readonly RadioChoice<Id>[]
  readonly value?: Id | null
  readonly defaultValue?: Id | null
  readonly onChange?: (id: Id) => void
}

/** One of a few, all of them in sight. */
export const RadioGroup = <Id extends string = string>({
  label,
  aside,
  description,
  descriptionTone,
  error,
  className,
  choices,
  onChange,
  ...props
}: RadioGroupProps<Id>) => (
  <AriaRadioGroup
    {...props}
    onChange={(id) => onChange?.(id as Id)}
    isInvalid={saysError(error)}
    className={fieldClass(className)}
  >
    <FieldLabel label={label} aside={aside} />
    <div className={styles['group']} data-row={props.orientation === 'horizontal' || undefined}>
      {choices.map((choice) => (
        <Radio
          key={choice.id}
          value={choice.id}
          isDisabled={choice.isDisabled ?? false}
          className={styles['radio'] ?? ''}
        >
          <span className={styles['mark']} aria-hidden="true" />
          <span className={styles['text']}>
            {choice.label}
            {choice.description !== undefined && <span className={styles['description']}>{choice.description}</span>}
          </span>
        </Radio>
      ))}
    </div>
    <FieldHelp description={description} descriptionTone={descriptionTone} error={error} />
  </AriaRadioGroup>
)
