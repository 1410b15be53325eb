import type { ReactNode, RefAttributes } from 'react'
import { Radio, RadioGroup, type RadioGroupProps } from 'react-aria-components'
import { FieldHelp, FieldLabel, fieldClass, saysError, type FieldWords } from '../Field/index.ts'
import styles from './OptionList.module.css'

/** One option with room for a sentence on what follows from it. */
export interface OptionOf<Id extends string = string> {
  readonly id: Id
  readonly label: ReactNode
  readonly description?: ReactNode
  /** A price or a figure at the end of the line. */
  readonly aside?: ReactNode
  readonly isDisabled?: boolean | undefined
}

export interface OptionListProps<Id extends string = string>
  extends
    Omit<RadioGroupProps, 'className' | 'children' | 'isInvalid' | 'value' | 'defaultValue' | 'onChange'>,
    FieldWords,
    RefAttributes<HTMLDivElement> {
  readonly options: readonly OptionOf<Id>[]
  readonly value?: Id | null
  readonly defaultValue?: Id | null
  readonly onChange?: (id: Id) => void
  /** Tall options with serif names, for a decision that changes what follows. */
  readonly isTall?: boolean | undefined
}

/** One of a few, each a whole row to press. */
export const OptionList = <Id extends string = string>({
  label,
  aside,
  description,
  descriptionTone,
  error,
  className,
  options,
  onChange,
  isTall,
  ...props
}: OptionListProps<Id>) => (
  <RadioGroup
    {...props}
    onChange={(id) => onChange?.(id as Id)}
    isInvalid={saysError(error)}
    className={fieldClass(className)}
  >
    <FieldLabel label={label} aside={aside} />
    <div className={styles['list']} data-tall={isTall || undefined}>
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
          {option.aside !== undefined && <span className={styles['aside']}>{option.aside}</span>}
        </Radio>
      ))}
    </div>
    <FieldHelp description={description} descriptionTone={descriptionTone} error={error} />
  </RadioGroup>
)
