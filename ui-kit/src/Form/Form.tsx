import { useEffect, useImperativeHandle, useRef, type FormEvent, type ReactNode, type RefAttributes } from 'react'
import { Form as AriaForm } from 'react-aria-components'
import { classes } from '../classes.ts'
import { Banner } from '../Banner/index.ts'
import { TextButton } from '../Link/index.ts'
import { focusField, focusFirstInvalid } from './focus.ts'
import styles from './Form.module.css'
import { t } from '../i18n/index.ts'

/** One validation error: the form name of the field, its label and the message. */
export interface FormError {
  readonly field: string
  readonly label: string
  readonly message: string
}

export interface FormProps extends RefAttributes<HTMLFormElement> {
  /** Fields, then `FormActions`. */
  readonly children: ReactNode
  /** Called when the form is sent; the page stays. */
  readonly onSubmit: () => void
  /** Validation errors; a new list moves focus to the first invalid field. */
  readonly errors?: readonly FormError[] | undefined
  /** "2 things to put right". */
  readonly formatErrorSummary?: ((count: number) => string) | undefined
  /** Set it to false in a form of one or two fields. Default true. */
  readonly hasErrorSummary?: boolean | undefined
  /** The accessible name, where a page has several forms. */
  readonly label?: string | undefined
  /** For a button outside the form. */
  readonly id?: string | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

const none: readonly FormError[] = []

/**
 * React Aria turns a pending submit button into a plain one. A form without a submit button is still sent by Enter if it has one text field.
 */
const isBeingSent = (form: HTMLFormElement | null): boolean => {
  const buttons = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLButtonElement)
  return buttons.some(({ dataset }) => 'pending' in dataset) && buttons.every(({ type }) => type !== 'submit')
}

/** A vertical layout of fields; errors are shown at each field and in a summary at the top. */
export const Form = ({
  children,
  onSubmit,
  errors = none,
  formatErrorSummary = (count) =>
    count === 1 ? t('1 thing to put right') : t('{count} things to put right', { count }),
  hasErrorSummary = true,
  label,
  id,
  className,
  ref,
}: FormProps) => {
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current)
  useEffect(() => {
    if (errors.length > 0 && form.current) focusFirstInvalid(form.current)
  }, [errors])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBeingSent(form.current)) onSubmit()
  }
  return (
    <AriaForm
      ref={form}
      validationBehavior="aria"
      onSubmit={submit}
      className={classes(styles['form'], className)}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(id === undefined ? {} : { id })}
    >
      {hasErrorSummary && errors.length > 0 && (
        <Banner tone="danger" role="alert" title={formatErrorSummary(errors.length)}>
          <ul className={styles['list']}>
            {errors.map(({ field, label, message }) => (
              <li key={`${field} ${label} ${message}`}>
                <TextButton onPress={() => form.current && focusField(form.current, field)}>{label}</TextButton>:{' '}
                {message}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {children}
    </AriaForm>
  )
}

export interface FormRowProps extends RefAttributes<HTMLDivElement> {
  /** Fields. */
  readonly children: ReactNode
  /** A value for `grid-template-columns`; by default all fields have the same width. */
  readonly columns?: string | undefined
}

/** Fields side by side while there is room. */
export const FormRow = ({ children, columns, ref }: FormRowProps) => (
  <div ref={ref} className={styles['row']} style={columns === undefined ? {} : { gridTemplateColumns: columns }}>
    {children}
  </div>
)

export interface FormSectionProps extends RefAttributes<HTMLFieldSetElement> {
  /** The legend. */
  readonly title: string
  /** Fields. */
  readonly children: ReactNode
}

/** A named section of a long form. */
export const FormSection = ({ title, children, ref }: FormSectionProps) => (
  <fieldset ref={ref} className={styles['section']}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)

export interface FormActionsProps extends RefAttributes<HTMLDivElement> {
  /** Buttons, the primary one first. */
  readonly children: ReactNode
}

/** The buttons at the end of a form, the primary one first; full width on a phone. */
export const FormActions = ({ children, ref }: FormActionsProps) => (
  <div ref={ref} className={styles['actions']}>
    {children}
  </div>
)
