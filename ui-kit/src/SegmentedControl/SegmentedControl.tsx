import type { ReactNode, RefAttributes } from 'react'
import { Radio, RadioGroup, type RadioGroupProps } from 'react-aria-components'
import { FieldHelp, FieldLabel, fieldClass, saysError, type FieldWords } from '../Field/index.ts'
import { Icon, type Glyph } from '../Icon/index.ts'
import styles from './SegmentedControl.module.css'

/** One segment: a word, with a sign where that helps. */
export interface Segment<Id extends string = string> {
  readonly id: Id
  readonly label: ReactNode
  readonly icon?: Glyph | undefined
  readonly isDisabled?: boolean | undefined
}

export interface SegmentedControlProps<Id extends string = string>
  extends
    Omit<RadioGroupProps, 'className' | 'children' | 'isInvalid' | 'value' | 'defaultValue' | 'onChange'>,
    FieldWords,
    RefAttributes<HTMLDivElement> {
  readonly segments: readonly Segment<Id>[]
  readonly value?: Id | null
  readonly defaultValue?: Id | null
  readonly onChange?: (id: Id) => void
  readonly size?: 'sm' | 'md' | undefined
  readonly isBlock?: boolean | undefined
}

/** One of two to four words, side by side: a filter or a way of looking. */
export const SegmentedControl = <Id extends string = string>({
  label,
  aside,
  description,
  descriptionTone,
  error,
  className,
  segments,
  onChange,
  size = 'md',
  isBlock,
  ...props
}: SegmentedControlProps<Id>) => (
  <RadioGroup
    orientation="horizontal"
    {...props}
    onChange={(id) => onChange?.(id as Id)}
    isInvalid={saysError(error)}
    className={fieldClass(className)}
  >
    <FieldLabel label={label} aside={aside} />
    <div className={styles['group']} data-size={size} data-block={isBlock || undefined}>
      {segments.map((segment) => (
        <Radio
          key={segment.id}
          value={segment.id}
          isDisabled={segment.isDisabled ?? false}
          className={styles['item'] ?? ''}
        >
          {segment.icon && <Icon of={segment.icon} />}
          {segment.label}
        </Radio>
      ))}
    </div>
    <FieldHelp description={description} descriptionTone={descriptionTone} error={error} />
  </RadioGroup>
)
