import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Form as AriaForm } from 'react-aria-components'
import { classes } from '../classes.ts'
import { Banner } from '../Banner/index.ts'
import { TextButton } from '../Link/index.ts'
import { focusField, focusFirstInvalid } from './focus.ts'
import styles from './Form.module.css'
import { say } from '../words/index.ts'

/** One thing to put right: the field's form name, what to call it, what is wrong. */
export interface FormError {
  readonly field: string
  readonly label: string
  readonly message: string
}

export interface FormProps {
  readonly children: ReactNode
  readonly onSubmit: () => void
  /** What was refused; a new list moves focus to the first field in question. */
  readonly errors?: readonly FormError[] | undefined
  /** "2 things to put right". */
  readonly summaryText?: ((count: number) => string) | undefined
  /** The summary is left out where the form is one or two fields. */
  readonly hasSummary?: boolean | undefined
  readonly label?: string | undefined
  readonly id?: string | undefined
  readonly className?: string | undefined
}

const none: readonly FormError[] = []

/** Fields under each other; what is wrong is said beside each field and, together, at the top. */
export const Form = ({
  children,
  onSubmit,
  errors = none,
  summaryText = (count) => (count === 1 ? say('1 thing to put right') : say('{count} things to put right', { count })),
  hasSummary = true,
  label,
  id,
  className,
}: FormProps) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (errors.length > 0 && form.current) focusFirstInvalid(form.current)
  }, [errors])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
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
      {hasSummary && errors.length > 0 && (
        <Banner tone="danger" role="alert" title={summaryText(errors.length)}>
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

/** Fields side by side while there is room. */
export const FormRow = ({
  children,
  columns,
}: {
  readonly children: ReactNode
  readonly columns?: string | undefined
}) => (
  <div className={styles['row']} style={columns === undefined ? {} : { gridTemplateColumns: columns }}>
    {children}
  </div>
)

/** A part of a long form under a name of its own. */
export const FormPart = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className={styles['part']}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)

/** The buttons at the end of a form, the filled one first; full width on a phone. */
export const FormActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
)
