import { type ReactNode, useState } from 'react'
import { billingDetailsRules } from '@guildhall/domain/plans'
import { countries } from '@guildhall/domain/reference'
import { isRequired } from '@guildhall/domain/shared'
import { ComboBox } from '@guildhall/ui-kit/ComboBox'
import { Form, type FormError, FormRow } from '@guildhall/ui-kit/Form'
import { TextField } from '@guildhall/ui-kit/TextField'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { AddressLookup, type AddressSuggestions } from './AddressLookup.tsx'
import { billingLabels, type BillingDetailsValues, emptyBillingDetails, withAddress } from './billing-details.ts'
import { FormAlert } from '../../../../shared/components/FormAlert/index.ts'
import { LeaveGuard, useHasUnsaved } from '../../../../shared/components/LeaveGuard/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface BillingDetailsFormProps {
  /** The initial values; empty if there are none. */
  readonly start?: BillingDetailsValues
  readonly onSubmit: (values: BillingDetailsValues) => void
  readonly addresses: AddressSuggestions
  readonly errors?: readonly FormError[]
  /** Why the last submit failed, if the reason belongs to no field. */
  readonly refusal?: string | null
  /** The form's accessible name. */
  readonly label?: string
  /** The form's id, for a button outside of it. */
  readonly id?: string
  /** Whether the values are being saved; given where the page asks before it is left with values that are not saved. */
  readonly isSaving?: boolean
  /** Buttons under the form. */
  readonly children?: ReactNode
}

const none: readonly FormError[] = []
const countryChoices = countries.map(({ name }) => ({ id: name, label: name }))

/** The recipient and the address of invoices. Rules: PLAN-21, REF-25. */
export const BillingDetailsForm = ({
  addresses,
  children,
  errors = none,
  id,
  isSaving,
  label = t('Billing details'),
  onSubmit,
  refusal = null,
  start = emptyBillingDetails,
}: BillingDetailsFormProps) => {
  const [values, setValues] = useState(start)
  const remaining = useRemainingErrors(errors, values)
  const hasUnsaved = useHasUnsaved(values, {
    isSaving: isSaving ?? false,
    isRefused: errors.length > 0 || refusal !== null,
  })
  // On blur, a combobox commits its text together with the next field's first letter, so each change is based on the previous one.
  const change = (which: keyof BillingDetailsValues, text: string): void =>
    setValues((before) => ({ ...before, [which]: text }))
  const field = (which: keyof BillingDetailsValues) => ({
    name: which,
    label: billingLabels[which],
    isRequired: isRequired(billingDetailsRules[which]),
    value: values[which],
    onChange: (text: string) => change(which, text),
    errorMessage: getErrorMessage(remaining, which),
  })
  return (
    <Form id={id} label={label} onSubmit={() => onSubmit(values)} errors={errors}>
      {isSaving !== undefined && <LeaveGuard isDirty={hasUnsaved} />}
      <FormAlert message={refusal} />
      <TextField {...field('companyName')} autoComplete="organization" />
      <FormRow>
        <TextField {...field('vatNumber')} />
        <TextField {...field('companyRegistrationNumber')} />
      </FormRow>
      <FormRow>
        <TextField {...field('emailAddress')} type="email" autoComplete="email" />
        <TextField {...field('contactNumber')} type="tel" autoComplete="tel" />
      </FormRow>
      <AddressLookup addresses={addresses} onChoose={(parts) => setValues((before) => withAddress(before, parts))} />
      <FormRow>
        <TextField {...field('route')} autoComplete="address-line1" />
        <TextField {...field('streetNumber')} />
      </FormRow>
      <FormRow>
        <TextField {...field('city')} autoComplete="address-level2" />
        <TextField {...field('postalCode')} autoComplete="postal-code" />
      </FormRow>
      <FormRow>
        <TextField {...field('province')} autoComplete="address-level1" />
        <ComboBox
          name="country"
          label={billingLabels.country}
          isRequired={isRequired(billingDetailsRules.country)}
          // Accepts typed text that is not in the list; otherwise the field would be emptied on blur.
          allowsCustomValue
          options={countryChoices}
          inputValue={values.country}
          onInputChange={(country) => change('country', country)}
          errorMessage={getErrorMessage(remaining, 'country')}
        />
      </FormRow>
      {children}
    </Form>
  )
}
