import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { Button } from '@guildhall/ui-kit/Button'
import { billingErrors, type BillingDetailsValues, emptyBillingDetails } from './billing-details.ts'
import { sampleAddresses } from '../../samples/billing.ts'
import { BillingDetailsForm } from './BillingDetailsForm.tsx'

const kestrel: BillingDetailsValues = {
  companyName: 'Kestrel Freight Inc.',
  vatNumber: '',
  companyRegistrationNumber: 'C4821907',
  emailAddress: 'accounts@kestrelfreight.example',
  contactNumber: '+1 512 555 0132',
  physicalAddress: '',
  streetNumber: '500',
  route: 'Congress Avenue',
  city: 'Austin',
  province: 'Texas',
  country: 'United States',
  postalCode: '78701',
}
const onSubmit = fn()

const Filled = ({ start }: { readonly start: BillingDetailsValues }) => {
  const [errors, setErrors] = useState<readonly FormError[]>([])
  return (
    <BillingDetailsForm
      start={start}
      addresses={sampleAddresses}
      errors={errors}
      onSubmit={(values) => {
        const wrong = billingErrors(values)
        setErrors(wrong)
        if (wrong.length === 0) onSubmit(values)
      }}
    >
      <Button type="submit" variant="primary">
        Save
      </Button>
    </BillingDetailsForm>
  )
}

const meta = {
  title: 'Patterns/Billing/Billing details form',
  component: BillingDetailsForm,
  args: { onSubmit, addresses: sampleAddresses },
} satisfies Meta<typeof BillingDetailsForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => <Filled start={kestrel} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(onSubmit).toHaveBeenCalledWith(kestrel)
    // UI-45
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toBeRequired()
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toBeRequired()
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).not.toBeRequired()
  },
}

/** Typed text stays, whether it was chosen from the list or not, and so does text typed in other fields after it. */
export const Country: Story = {
  render: () => <Filled start={{ ...kestrel, country: '' }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const country = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.type(country, 'South Afr')
    await userEvent.click(await within(document.body).findByRole('option', { name: 'South Africa' }))
    await waitFor(() => expect(country).toHaveValue('South Africa'))
    await userEvent.clear(country)
    await userEvent.type(country, 'Kenya')
    await userEvent.tab()
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), ' West')
    await expect(country).toHaveValue('Kenya')
    onSubmit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(onSubmit).toHaveBeenCalledWith({ ...kestrel, city: 'Austin West', country: 'Kenya' })
  },
}

// REF-25
export const FoundAddress: Story = {
  render: () => <Filled start={{ ...kestrel, streetNumber: '9', route: 'Rose Lane', postalCode: '7700' }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const find = async (typed: string, name: string): Promise<void> => {
      const lookup = canvas.getByRole('combobox', { name: 'Find the address' })
      await userEvent.clear(lookup)
      await userEvent.type(lookup, typed)
      await userEvent.click(await within(document.body).findByRole('option', { name }))
    }
    onSubmit.mockClear()
    await find('aus', 'Austin, Texas, United States')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const typed = { ...kestrel, streetNumber: '9', route: 'Rose Lane', postalCode: '7700' }
    await expect(onSubmit).toHaveBeenLastCalledWith(typed)
    await find('long', '12 Long Street, Cape Town, Western Cape, South Africa')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Number/ }), 'a')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(onSubmit).toHaveBeenLastCalledWith({
      ...kestrel,
      streetNumber: '12a',
      route: 'Long Street',
      city: 'Cape Town',
      province: 'Western Cape',
      country: 'South Africa',
      postalCode: '8001',
    })
  },
}

export const Empty: Story = { render: () => <Filled start={emptyBillingDetails} /> }

export const Refused: Story = {
  render: () => <Filled start={{ ...emptyBillingDetails, emailAddress: 'accounts' }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('5 things to put right'))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveFocus())
  },
}

export const Away: Story = {
  render: () => (
    <BillingDetailsForm
      start={kestrel}
      addresses={sampleAddresses}
      onSubmit={onSubmit}
      refusal="The server cannot be reached."
    />
  ),
}

export const Long: Story = {
  render: () => (
    <div style={{ inlineSize: 320 }} dir="rtl">
      <Filled start={{ ...kestrel, companyName: 'شركة كيستريل للشحن والخدمات اللوجستية الدولية المحدودة' }} />
    </div>
  ),
}
