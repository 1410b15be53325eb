import type { ReactNode, RefAttributes } from 'react'
import { Radio, RadioGroup, type RadioGroupProps } from 'react-aria-components'
import { HelperText, FieldLabel, fieldClass, hasError, type FieldProps } from '../Field/index.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import styles from './SegmentedControl.module.css'

/** One segment: a short label, with an optional icon. */
export interface Segment<Id extends string = string> {
  readonly id: Id
  readonly label: ReactNode
  readonly icon?: IconType | undefined
  readonly isDisabled?: boolean | undefined
}

export interface SegmentedControlProps<Id extends string = string>
  extends
    Omit<RadioGroupProps, 'className' | 'children' | 'isInvalid' | 'value' | 'defaultValue' | 'onChange'>,
    FieldProps,
    RefAttributes<HTMLDivElement> {
  /** Two to four. */
  readonly segments: readonly Segment<Id>[]
  /** The id of the selected segment, if the caller keeps it. */
  readonly value?: Id | null
  /** The id of the segment that is selected first. */
  readonly defaultValue?: Id | null
  /** Called with the id of the segment. */
  readonly onChange?: (id: Id) => void
  /** 28 or 36 px. Default `md`. */
  readonly size?: 'sm' | 'md' | undefined
  /** As wide as its container. */
  readonly fullWidth?: boolean | undefined
}

/** A choice between two to four views or filters, side by side. */
export const SegmentedControl = <Id extends string = string>({
  label,
  secondaryLabel,
  description,
  descriptionTone,
  errorMessage,
  className,
  segments,
  onChange,
  size = 'md',
  fullWidth,
  ...props
}: SegmentedControlProps<Id>) => (
  <RadioGroup
    orientation="horizontal"
    {...props}
    onChange={(id) => onChange?.(id as Id)}
    isInvalid={hasError(errorMessage)}
    className={fieldClass(className)}
  >
    <FieldLabel label={label} secondaryLabel={secondaryLabel} />
    <div className={styles['group']} data-size={size} data-full-width={fullWidth || undefined}>
      {segments.map((segment) => (
        <Radio
          key={segment.id}
          value={segment.id}
          isDisabled={segment.isDisabled ?? false}
          className={styles['item'] ?? ''}
        >
          {segment.icon && <Icon icon={segment.icon} />}
          {segment.label}
        </Radio>
      ))}
    </div>
    <HelperText description={description} descriptionTone={descriptionTone} errorMessage={errorMessage} />
  </RadioGroup>
)
