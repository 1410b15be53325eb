import type { ReactNode, RefAttributes } from 'react'
import {
  FieldError as AriaFieldError,
  Group,
  Label as AriaLabel,
  Text as AriaText,
  type GroupProps,
} from 'react-aria-components'
import { classes } from '../classes.ts'
import { CircleAlert } from '../Icon/icons.ts'
import { Icon } from '../Icon/index.ts'
import styles from './Field.module.css'

/** What every field takes beside its own value. */
export interface FieldProps {
  readonly label?: ReactNode
  /** A short fact at the end of the label's line: "126 of 200", "Asks ZAR 900". */
  readonly secondaryLabel?: ReactNode
  /** What to type, said before anything goes wrong. */
  readonly description?: ReactNode
  readonly descriptionTone?: 'warning' | 'success' | undefined
  /** What is wrong and what to do; its presence makes the field invalid. */
  readonly errorMessage?: ReactNode
  readonly className?: string | undefined
}

/** The class of a field's outermost element. */
export const fieldClass = (className?: string): string => classes(styles['field'], className)

/** The edge of a field: the same for an input, a picker's button and a box of tags. */
export const inputClass = (className?: string): string => classes(styles['input'], className)

/** True when an error is there to be said. */
export const hasError = (errorMessage: ReactNode): boolean =>
  errorMessage !== undefined && errorMessage !== null && errorMessage !== false && errorMessage !== ''

export interface FieldLabelProps extends Pick<FieldProps, 'label' | 'secondaryLabel'>, RefAttributes<HTMLSpanElement> {}

/** The name of a field, and at the end of its line a short fact. */
export const FieldLabel = ({ label, secondaryLabel, ref }: FieldLabelProps) =>
  label === undefined ? null : (
    <span ref={ref} className={styles['label']}>
      <AriaLabel>{label}</AriaLabel>
      {secondaryLabel !== undefined && <span className={styles['secondary-label']}>{secondaryLabel}</span>}
    </span>
  )

/** What stands under a field: the error instead of the description, never both. */
export const HelperText = ({
  description,
  descriptionTone,
  errorMessage,
}: Pick<FieldProps, 'description' | 'descriptionTone' | 'errorMessage'>) => (
  <>
    {description !== undefined && !hasError(errorMessage) && (
      <AriaText slot="description" className={classes(styles['description'])} data-tone={descriptionTone}>
        {description}
      </AriaText>
    )}
    <AriaFieldError className={classes(styles['error'])}>
      {({ validationErrors }) => (
        <>
          <Icon icon={CircleAlert} size="sm" />
          <span>{hasError(errorMessage) ? errorMessage : validationErrors.join(' ')}</span>
        </>
      )}
    </AriaFieldError>
  </>
)

export interface InputGroupProps extends Omit<GroupProps, 'className'>, RefAttributes<HTMLDivElement> {
  readonly size?: 'md' | 'lg' | undefined
  readonly isMultiline?: boolean | undefined
  readonly className?: string | undefined
}

/** The edge round an input and what stands in it; lights up when anything inside has the focus. */
export const InputGroup = ({ size, isMultiline, className, ...props }: InputGroupProps) => (
  <Group {...props} className={inputClass(className)} data-size={size} data-multiline={isMultiline || undefined} />
)

export interface InputSuffixProps extends RefAttributes<HTMLSpanElement> {
  readonly children: ReactNode
}

/** A word inside the edge, after the value: "months", "≈ ZAR 698". */
export const InputSuffix = ({ children, ref }: InputSuffixProps) => (
  <span ref={ref} className={styles['unit']}>
    {children}
  </span>
)
