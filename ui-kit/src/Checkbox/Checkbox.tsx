import type { ReactNode, RefAttributes } from 'react'
import {
  CheckboxButton,
  CheckboxField,
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxFieldProps,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components'
import { classes } from '../classes.ts'
import { HelperText, FieldLabel, fieldClass, hasError, type FieldProps } from '../Field/index.ts'
import { Check, Minus } from '../Icon/icons.ts'
import { Icon } from '../Icon/index.ts'
import styles from './Checkbox.module.css'

export interface CheckboxProps
  extends
    Omit<CheckboxFieldProps, 'className' | 'children' | 'isInvalid' | 'inputRef'>,
    Omit<FieldProps, 'label'>,
    RefAttributes<HTMLInputElement> {
  /** The label. */
  readonly children?: ReactNode
}

/** Turns one option on or off, alone or in a `CheckboxGroup`. */
export const Checkbox = ({
  children,
  secondaryLabel,
  description,
  descriptionTone,
  errorMessage,
  className,
  ref = null,
  ...props
}: CheckboxProps) => (
  <CheckboxField
    {...props}
    {...(hasError(errorMessage) ? { isInvalid: true } : {})}
    inputRef={ref}
    className={classes(styles['field'], className)}
  >
    <CheckboxButton className={styles['check'] ?? ''}>
      {({ isIndeterminate }) => (
        <>
          <span className={styles['box']} aria-hidden="true">
            <Icon icon={isIndeterminate ? Minus : Check} />
          </span>
          {children !== undefined && <span className={styles['text']}>{children}</span>}
          {secondaryLabel !== undefined && <span className={styles['secondary-label']}>{secondaryLabel}</span>}
        </>
      )}
    </CheckboxButton>
    {(description !== undefined || hasError(errorMessage)) && (
      <span className={styles['help']}>
        <HelperText description={description} descriptionTone={descriptionTone} errorMessage={errorMessage} />
      </span>
    )}
  </CheckboxField>
)

export interface CheckboxGroupProps
  extends
    Omit<AriaCheckboxGroupProps, 'className' | 'children' | 'isInvalid'>,
    FieldProps,
    RefAttributes<HTMLDivElement> {
  /** Checkboxes, each with a `value`. */
  readonly children: ReactNode
}

/** Several checkboxes as one named field. */
export const CheckboxGroup = ({
  label,
  secondaryLabel,
  description,
  descriptionTone,
  errorMessage,
  className,
  children,
  ...props
}: CheckboxGroupProps) => (
  <AriaCheckboxGroup {...props} isInvalid={hasError(errorMessage)} className={fieldClass(className)}>
    <FieldLabel label={label} secondaryLabel={secondaryLabel} />
    <div className={styles['group']}>{children}</div>
    <HelperText description={description} descriptionTone={descriptionTone} errorMessage={errorMessage} />
  </AriaCheckboxGroup>
)
