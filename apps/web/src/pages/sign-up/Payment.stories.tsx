import { DEFAULT_PAYMENT_REGION, type Plan } from '@guildhall/domain/plans'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { BillingDetailsStep } from './BillingDetailsStep.tsx'
import { InvoicedStep } from './InvoicedStep.tsx'
import { PaymentDetailsStep, type PaymentDetailsStepProps, type PayingBy } from './PaymentDetailsStep.tsx'
import { PaymentDetailStep, type PaymentDetailStepProps } from './PaymentDetailStep.tsx'

const plan: Plan = { size: '11-50', seats: 3, billedAnnually: false }
const onNext = fn()

const meta = { title: 'Screens/Sign up/Payment', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Details = (props: Partial<PaymentDetailsStepProps>) => {
  const [by, setBy] = useState<PayingBy>('card')
  return (
    <PaymentDetailsStep
      plan={plan}
      base={DEFAULT_PAYMENT_REGION}
      isUpgrade={false}
      by={by}
      onChange={setBy}
      onNext={onNext}
      onBack={fn()}
      isPending={false}
      refusal={null}
      {...props}
    />
  )
}

export const Default: Story = {
  render: () => <Details />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Pay USD 2,040' })).toBeEnabled()
    await userEvent.click(canvas.getByText('By invoice'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on to billing details' }))
    await expect(onNext).toHaveBeenCalled()
  },
}
export const Upgrade: Story = { render: () => <Details isUpgrade plan={{ ...plan, billedAnnually: true }} /> }
export const Loading: Story = { render: () => <Details isPending /> }
export const Failed: Story = {
  render: () => <Details refusal="The payment page cannot be reached at the moment. Please try again." />,
}

const outcome = (props: Partial<PaymentDetailStepProps>): Story => ({
  render: () => (
    <PaymentDetailStep
      outcome="asking"
      bought="3 seats, USD 2,040 a month."
      waitsForMail={false}
      email="dana@kestrelfreight.example"
      onAskAgain={fn()}
      onPayAgain={fn()}
      {...props}
    />
  ),
})

export const Asking = outcome({})
export const Paid = outcome({ outcome: 'paid' })
export const PaidBeforeTheAddressIsVerified = outcome({ outcome: 'paid', waitsForMail: true })
export const Slow = outcome({ outcome: 'slow' })
export const Cancelled = outcome({ outcome: 'cancelled' })
export const Nobody = outcome({ outcome: 'nobody', bought: null })

export const BillingDetails: Story = {
  render: () => (
    <BillingDetailsStep
      plan={plan}
      base={DEFAULT_PAYMENT_REGION}
      isUpgrade={false}
      onSubmit={fn()}
      onBack={fn()}
      isPending={false}
      errors={[]}
      refusal={null}
    />
  ),
}
export const Invoiced: Story = {
  render: () => (
    <InvoicedStep
      number="GH-000012"
      total="USD 2,040.00"
      due="12 March 2026"
      email="accounts@kestrelfreight.example"
      isUpgrade
    />
  ),
}
export const Long: Story = {
  render: () => (
    <div style={{ inlineSize: 320 }} dir="rtl">
      <Details plan={{ size: '501-1000', seats: 100, billedAnnually: true }} />
    </div>
  ),
}
