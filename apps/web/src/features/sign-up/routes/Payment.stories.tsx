import { DEFAULT_PAYMENT_REGION, type Plan } from '@guildhall/domain/plans'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { billingErrors, billingValuesOf } from '../../billing/index.ts'
import { sampleAddresses, sampleDetails } from '../../billing/samples/billing.ts'
import { BillingDetailsStep, type BillingDetailsStepProps } from './BillingDetailsStep.tsx'
import { InvoicedStep } from './InvoicedStep.tsx'
import { PaymentDetailsStep, type PaymentDetailsStepProps, type PayingBy } from './PaymentDetailsStep.tsx'
import { PaymentDetailStep, type PaymentDetailStepProps } from './PaymentDetailStep.tsx'

const plan: Plan = { size: '11-50', seats: 3, billedAnnually: false }
const onNext = fn()
const onSubmit = fn()
const onAskAgain = fn()

const meta = { title: 'Screens/Visitors/Sign up, payment', parameters: { layout: 'fullscreen' } } satisfies Meta
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
    await expect(canvas.getByLabelText('Sign-up steps')).toBeInTheDocument()
    await userEvent.click(canvas.getByText('By invoice'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on to billing details' }))
    await expect(onNext).toHaveBeenCalled()
  },
}
export const Upgrade: Story = { render: () => <Details isUpgrade plan={{ ...plan, billedAnnually: true }} /> }
export const Loading: Story = { render: () => <Details isPending /> }
export const Failed: Story = {
  render: () => <Details refusal="The payment page cannot be reached at the moment. Please try again." />,
  play: async ({ canvasElement }) => {
    onNext.mockClear()
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('cannot be reached')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay USD 2,040' }))
    await expect(onNext).toHaveBeenCalledOnce()
  },
}

const outcome = (props: Partial<PaymentDetailStepProps>): Story => ({
  render: () => (
    <PaymentDetailStep
      outcome="asking"
      purchase="3 seats, USD 2,040 a month."
      waitsForMail={false}
      email="dana@kestrelfreight.example"
      onAskAgain={fn()}
      onPayAgain={fn()}
      {...props}
    />
  ),
})

// UI-51
export const Asking: Story = {
  ...outcome({}),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText('Sign-up steps')).toBeNull()
  },
}
export const Paid = outcome({ outcome: 'paid' })
export const PaidBeforeTheAddressIsVerified = outcome({ outcome: 'paid', waitsForMail: true })
export const Slow: Story = {
  ...outcome({ outcome: 'slow', onAskAgain }),
  play: async ({ canvasElement }) => {
    onAskAgain.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask again' }))
    await expect(onAskAgain).toHaveBeenCalledOnce()
  },
}
export const Cancelled = outcome({ outcome: 'cancelled' })
export const NotAPayer: Story = {
  ...outcome({ outcome: 'not-a-payer', purchase: null }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard')
  },
}
export const Nobody = outcome({ outcome: 'nobody', purchase: null })

const Billing = (props: Partial<BillingDetailsStepProps>) => (
  <BillingDetailsStep
    plan={plan}
    base={DEFAULT_PAYMENT_REGION}
    isUpgrade={false}
    addresses={sampleAddresses}
    onSubmit={onSubmit}
    onBack={fn()}
    isPending={false}
    errors={[]}
    refusal={null}
    {...props}
  />
)
const known = billingValuesOf(sampleDetails)

export const BillingDetails: Story = {
  render: () => <Billing start={known} />,
  play: async ({ canvasElement }) => {
    onSubmit.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send me the invoice' }))
    await expect(onSubmit).toHaveBeenCalledWith(known)
  },
}
/** A company without earlier invoices fills in the whole page. */
export const Empty: Story = {
  render: function Empty() {
    const [errors, setErrors] = useState<readonly FormError[]>([])
    return <Billing errors={errors} onSubmit={(values) => setErrors(billingErrors(values))} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the invoice' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/things to put right/))
  },
}
export const BillingDetailsFailed: Story = {
  render: () => <Billing start={known} refusal="You seem to be offline. Please try again." />,
  play: async ({ canvasElement }) => {
    onSubmit.mockClear()
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('offline')
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the invoice' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}
export const BillingDetailsLoading: Story = { render: () => <Billing start={known} isPending /> }
export const BillingDetailsOfAnUpgrade: Story = { render: () => <Billing start={known} isUpgrade /> }
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
const large: Plan = { size: '501-1000', seats: 100, billedAnnually: true }
export const Long: Story = {
  render: () => <Details plan={large} />,
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
export const LongBillingDetails: Story = {
  render: () => (
    <Billing
      plan={large}
      start={{
        ...known,
        companyName: 'Internationale Gesellschaft für Frachtlogistik und Containerverschiffung mbH & Co. KG',
        emailAddress: 'rechnungswesen@internationale-frachtlogistik-und-containerverschiffung.example',
      }}
    />
  ),
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
export const LongOutcome: Story = {
  ...outcome({
    outcome: 'paid',
    waitsForMail: true,
    email: 'wolfeschlegelsteinhausenbergerdorff@internationale-frachtlogistik.example',
  }),
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
