import type { ReactNode, RefAttributes } from 'react'
import {
  CheckboxButton,
  CheckboxField,
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxFieldProps,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components'
import { classes } from '../classes.ts'
import { FieldHelp, FieldLabel, fieldClass, saysError, type FieldWords } from '../Field/index.ts'
import { Check, Minus } from '../Icon/glyphs.ts'
import { Icon } from '../Icon/index.ts'
import styles from './Checkbox.module.css'

export interface CheckboxProps
  extends
    Omit<CheckboxFieldProps, 'className' | 'children' | 'isInvalid' | 'inputRef'>,
    Omit<FieldWords, 'label'>,
    RefAttributes<HTMLInputElement> {
  readonly children?: ReactNode
}

/** Yes or no to one sentence, or one of several that may all be chosen. */
export const Checkbox = ({
  children,
  aside,
  description,
  descriptionTone,
  error,
  className,
  ref = null,
  ...props
}: CheckboxProps) => (
  <CheckboxField
    {...props}
    {...(saysError(error) ? { isInvalid: true } : {})}
    inputRef={ref}
    className={classes(styles['field'], className)}
  >
    <CheckboxButton className={styles['check'] ?? ''}>
      {({ isIndeterminate }) => (
        <>
          <span className={styles['box']} aria-hidden="true">
            <Icon of={isIndeterminate ? Minus : Check} />
          </span>
          {children !== undefined && <span className={styles['text']}>{children}</span>}
          {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
        </>
      )}
    </CheckboxButton>
    {(description !== undefined || saysError(error)) && (
      <span className={styles['help']}>
        <FieldHelp description={description} descriptionTone={descriptionTone} error={error} />
      </span>
    )}
  </CheckboxField>
)

export interface CheckboxGroupProps
  extends
    Omit<AriaCheckboxGroupProps, 'className' | 'children' | 'isInvalid'>,
    FieldWords,
    RefAttributes<HTMLDivElement> {
  /** Checkboxes, each with a `value`. */
  readonly children: ReactNode
}

/** Several checkboxes under one name. */
export const CheckboxGroup = ({
  label,
  aside,
  description,
  descriptionTone,
  error,
  className,
  children,
  ...props
}: CheckboxGroupProps) => (
  <AriaCheckboxGroup {...props} isInvalid={saysError(error)} className={fieldClass(className)}>
    <FieldLabel label={label} aside={aside} />
    <div className={styles['group']}>{children}</div>
    <FieldHelp description={description} descriptionTone={descriptionTone} error={error} />
  </AriaCheckboxGroup>
)
