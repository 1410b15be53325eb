import { type ReactNode, useState } from 'react'
import { countries } from '@guildhall/domain/reference'
import { ComboBox } from '@guildhall/ui-kit/ComboBox'
import { Form, type FormError, FormRow } from '@guildhall/ui-kit/Form'
import { TextField } from '@guildhall/ui-kit/TextField'
import { messageOf } from '../../../../shared/forms/message-of.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { billingLabels, type BillingDetailsValues, emptyBillingDetails } from './billing-details.ts'
import { FormAlert } from '../../../../shared/components/FormAlert/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface BillingDetailsFormProps {
  /** What stands already; empty where nothing does. */
  readonly start?: BillingDetailsValues
  readonly onSubmit: (values: BillingDetailsValues) => void
  readonly errors?: readonly FormError[]
  /** What the last try was refused with, where it belongs to no field. */
  readonly refusal?: string | null
  /** What the form is called. */
  readonly label?: string
  /** The form's id, for a button that stands elsewhere. */
  readonly id?: string
  /** The buttons, where they stand under the form. */
  readonly children?: ReactNode
}

const none: readonly FormError[] = []
const countryChoices = countries.map(({ name }) => ({ id: name, label: name }))

/** Who is invoiced, and where the invoice goes. Rule: PLAN-21. */
export const BillingDetailsForm = ({
  children,
  errors = none,
  id,
  label = t('Billing details'),
  onSubmit,
  refusal = null,
  start = emptyBillingDetails,
}: BillingDetailsFormProps) => {
  const [values, setValues] = useState(start)
  const unmended = useRemainingErrors(errors, values)
  // A list settles what was typed when it is left, together with the next field's first letter: each change stands on the one before.
  const change = (which: keyof BillingDetailsValues, text: string): void =>
    setValues((before) => ({ ...before, [which]: text }))
  const field = (which: keyof BillingDetailsValues) => ({
    name: which,
    label: billingLabels[which],
    value: values[which],
    onChange: (text: string) => change(which, text),
    errorMessage: messageOf(unmended, which),
  })
  return (
    <Form id={id} label={label} onSubmit={() => onSubmit(values)} errors={errors}>
      <FormAlert message={refusal} />
      <TextField {...field('companyName')} autoComplete="organization" />
      <FormRow>
        <TextField {...field('vatNumber')} secondaryLabel={t('Optional')} />
        <TextField {...field('companyRegistrationNumber')} secondaryLabel={t('Optional')} />
      </FormRow>
      <FormRow>
        <TextField {...field('emailAddress')} type="email" autoComplete="email" />
        <TextField {...field('contactNumber')} type="tel" autoComplete="tel" secondaryLabel={t('Optional')} />
      </FormRow>
      <FormRow>
        <TextField {...field('route')} autoComplete="address-line1" />
        <TextField {...field('streetNumber')} secondaryLabel={t('Optional')} />
      </FormRow>
      <FormRow>
        <TextField {...field('city')} autoComplete="address-level2" />
        <TextField {...field('postalCode')} autoComplete="postal-code" secondaryLabel={t('Optional')} />
      </FormRow>
      <FormRow>
        <TextField {...field('province')} autoComplete="address-level1" secondaryLabel={t('Optional')} />
        <ComboBox
          name="country"
          label={billingLabels.country}
          // What is typed whole and not chosen stands too: a list that only takes its own would empty the field when it is left.
          allowsCustomValue
          options={countryChoices}
          inputValue={values.country}
          onInputChange={(country) => change('country', country)}
          errorMessage={messageOf(unmended, 'country')}
        />
      </FormRow>
      {children}
    </Form>
  )
}
