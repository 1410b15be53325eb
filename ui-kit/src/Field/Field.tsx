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

/** Props of every field. */
export interface FieldProps {
  /** What to enter. */
  readonly label?: ReactNode
  /** A short text at the end of the label row: "126 of 200", "Asks ZAR 900". */
  readonly secondaryLabel?: ReactNode
  /** Help with what to enter; replaced by an error. */
  readonly description?: ReactNode
  /** Colours the description; a warning does not make the field invalid. */
  readonly descriptionTone?: 'warning' | 'success' | undefined
  /** What is wrong and what to do; makes the field invalid. */
  readonly errorMessage?: ReactNode
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** The class of the root element of a field. */
export const fieldClass = (className?: string): string => classes(styles['field'], className)

/** The border of a field: the same for an input, a select button and a list of tags. */
export const inputClass = (className?: string): string => classes(styles['input'], className)

/** True if there is an error message. */
export const hasError = (errorMessage: ReactNode): boolean =>
  errorMessage !== undefined && errorMessage !== null && errorMessage !== false && errorMessage !== ''

export interface FieldLabelProps extends Pick<FieldProps, 'label' | 'secondaryLabel'>, RefAttributes<HTMLSpanElement> {}

/** The label of a field, with an optional secondary label at the end of its row. */
export const FieldLabel = ({ label, secondaryLabel, ref }: FieldLabelProps) =>
  label === undefined ? null : (
    <span ref={ref} className={styles['label']}>
      <AriaLabel>{label}</AriaLabel>
      {secondaryLabel !== undefined && <span className={styles['secondary-label']}>{secondaryLabel}</span>}
    </span>
  )

/** The text below a field: the error or else the description. */
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
  /** 36 or 44 px. Default `md`. */
  readonly size?: 'md' | 'lg' | undefined
  /** Grows with its content. */
  readonly isMultiline?: boolean | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** The border around an input and its prefix, suffix and buttons; highlighted while anything inside has focus. */
export const InputGroup = ({ size, isMultiline, className, ...props }: InputGroupProps) => (
  <Group {...props} className={inputClass(className)} data-size={size} data-multiline={isMultiline || undefined} />
)

export interface InputSuffixProps extends RefAttributes<HTMLSpanElement> {
  /** A unit or a converted value. */
  readonly children: ReactNode
}

/** Text inside the border after the value: "months", "≈ ZAR 698". */
export const InputSuffix = ({ children, ref }: InputSuffixProps) => (
  <span ref={ref} className={styles['suffix']}>
    {children}
  </span>
)
