import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { sampleInvoicePending, sampleSession, trialCompany } from '../../session/samples/session.ts'
import { SettingsFrame } from '../../../shared/components/SettingsFrame/index.ts'
import { sampleSettingsFrame } from '../../../shared/samples/settings-frame.ts'
import { BillingSettings } from './BillingSettings.tsx'
import { billingErrors, billingValuesOf } from '../components/BillingDetailsForm/index.ts'
import {
  sampleAddresses,
  sampleCard,
  sampleDetails,
  sampleInvoices,
  sampleNow,
  samplePlan,
} from '../samples/billing.ts'

const { company } = sampleSession()
if (company === null) throw new Error('The sample has a company')
const ready = <Value,>(value: Value) => ({ state: 'ready' as const, value })
const invoicesOf = (invoices: typeof sampleInvoices, hasMore = false) =>
  ready({ invoices, hasMore, isLoadingMore: false, onLoadMore: fn() })
const actions = { onChangeCard: fn(), onCancel: fn(), onResume: fn() }

const meta = {
  title: 'Screens/Employers/Settings, billing',
  component: BillingSettings,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SettingsFrame {...sampleSettingsFrame('billing')}>
        <Story />
      </SettingsFrame>
    ),
  ],
  args: {
    company,
    plan: ready(samplePlan),
    card: ready(sampleCard),
    invoices: invoicesOf(sampleInvoices),
    actions,
    details: sampleDetails,
    addresses: sampleAddresses,
    onSaveDetails: fn(),
    now: sampleNow,
  },
} satisfies Meta<typeof BillingSettings>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('11-50 people, 3 seats, paid by the month')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('680 × 3 × 1 = 2,040')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('link', { name: 'GH-000018 as a PDF' })).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Valid to 08/2028')).toBeVisible())
  },
}
export const CancelAsked: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel subscription' }))
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: 'Cancel your subscription?' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel subscription' }))
    await expect(actions.onCancel).toHaveBeenCalled()
  },
}
export const Cancelled: Story = {
  args: { plan: ready({ ...samplePlan, status: 'cancelled' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }))
    await expect(actions.onResume).toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
  },
}
// BILL-37
export const PastDue: Story = {
  args: { plan: ready({ ...samplePlan, status: 'past_due' }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel subscription' }))
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: 'Cancel your subscription?' }))
    await expect(dialog.getByText(/The late payment may still be taken from your card/)).toBeVisible()
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep it' }))
  },
}
export const PastDueByInvoice: Story = {
  args: { plan: ready({ ...samplePlan, method: 'invoice', status: 'past_due' }), card: ready(null) },
}
export const Suspended: Story = { args: { plan: ready({ ...samplePlan, status: 'suspended' }) } }
export const FewerSeatsNext: Story = { args: { plan: ready({ ...samplePlan, nextSeats: 2 }) } }
export const Annual: Story = {
  args: { plan: ready({ ...samplePlan, plan: { ...samplePlan.plan, billedAnnually: true } }) },
}
const trial = { ...samplePlan, method: null, status: 'none' as const, period: null }
export const Trial: Story = {
  args: {
    company: { ...company, ...trialCompany },
    plan: ready(trial),
    card: ready(null),
    invoices: invoicesOf([]),
    details: null,
  },
}
/** A new company without plan, payments and billing details. */
export const Empty: Story = {
  args: {
    company: { ...company, subscriptionStatus: 'none', includeTrial: null, paidUntil: null },
    plan: ready(trial),
    card: ready(null),
    invoices: invoicesOf([]),
    details: null,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Nothing has been invoiced yet.')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('No card pays for your company yet.')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Choose a plan' })).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: /Registration number/ })).toHaveValue('')
  },
}
/** Invoices can be sorted once all are loaded, and not before. */
export const InvoicesSorted: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Number' })
    await userEvent.click(canvas.getByRole('button', { name: 'Number' }))
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'))
  },
}
export const MoreInvoices: Story = {
  args: { invoices: invoicesOf(sampleInvoices, true) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Show earlier' })).toBeEnabled()
  },
}
export const InvoicePending: Story = {
  args: {
    company: { ...company, ...trialCompany, ...sampleInvoicePending, includeTrial: null },
    plan: ready({ ...trial, invoicePending: true }),
    card: ready(null),
    invoices: invoicesOf(sampleInvoices.slice(0, 1)),
  },
  // PLAN-22
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Invoice GH-000018 waits for your payment, due 02 December.')
    await expect(canvasElement).not.toHaveTextContent(/expired|1970/)
  },
}
export const Ended: Story = {
  args: {
    company: { ...company, subscriptionStatus: 'cancelled', paidUntil: '2026-11-01T00:00:00.000Z' },
    plan: ready({ ...trial, status: 'cancelled' }),
    card: ready(null),
  },
}
const wrong = billingErrors({ ...billingValuesOf(sampleDetails), companyName: '', emailAddress: 'accounts' })
export const Refused: Story = {
  args: {
    detailErrors: wrong,
    actions: { ...actions, refusal: 'Your subscription cannot be changed like this now.' },
  },
}
export const Busy: Story = {
  args: { actions: { ...actions, isOpeningCard: true, isCancelling: true }, isSavingDetails: true },
}
export const Loading: Story = {
  args: { plan: { state: 'loading' }, card: { state: 'loading' }, invoices: { state: 'loading' } },
}
export const Failed: Story = { args: { plan: offline, card: offline, invoices: offline }, play: expectRetry }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Long: Story = {
  args: {
    details: { ...sampleDetails, companyName: 'Internationale-Frachtlogistik-und-Containerverschiffungsgesellschaft' },
    plan: ready({
      ...samplePlan,
      base: { basePrice: 12_500, region: 'ZA', currency: 'ZAR', symbol: 'R' },
      plan: { size: '1000+', seats: 100, billedAnnually: true },
    }),
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
