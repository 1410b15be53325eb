import { OPERATOR_REASON_MAX_LENGTH } from '@guildhall/domain/moderation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleInvoice, sampleReceipt } from '../samples/invoices.ts'
import { sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffInvoicePage } from './StaffInvoicePage.tsx'

const { operator, rights } = sampleStaffSession

const meta = {
  title: 'Screens/Staff/Invoice',
  component: StaffInvoicePage,
  parameters: { layout: 'fullscreen' },
  args: {
    rights,
    invoice: { state: 'ready', value: sampleInvoice },
    dialog: null,
    proof: null,
    onPay: fn(),
    onVoid: fn(),
    onCredit: fn(),
    onResend: fn(),
  },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/invoices" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffInvoicePage>
export default meta
type Story = StoryObj<typeof meta>

export const Overdue: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    for (const [name, call] of [
      ['Mark as paid', args.onPay],
      ['Void', args.onVoid],
      ['Send again', args.onResend],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(call).toHaveBeenCalledWith('GH-000041')
    }
    await expect(canvas.queryByRole('button', { name: 'Credit' })).not.toBeInTheDocument()
    await expect(canvas.getByText('VAT, 20 %')).toBeVisible()
  },
}
export const Paid: Story = {
  args: { invoice: { state: 'ready', value: { ...sampleReceipt, creditNote: null } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Credit' }))
    await expect(args.onCredit).toHaveBeenCalledWith('GH-000041')
    await expect(canvas.queryByRole('button', { name: 'Void' })).not.toBeInTheDocument()
  },
}
export const Credited: Story = {
  args: { invoice: { state: 'ready', value: sampleReceipt } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'GHC-000003' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Credit' })).not.toBeInTheDocument()
  },
}
export const Void: Story = {
  args: {
    invoice: {
      state: 'ready',
      value: { ...sampleInvoice, status: 'void', voidedAt: '2026-02-01T09:00:00.000Z' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument()
  },
}
export const Paying: Story = {
  args: {
    dialog: {
      action: {
        title: 'Mark GH-000041 as paid?',
        text: 'What it is for takes effect now, and the company gets a receipt.',
        saveText: 'Mark as paid',
        doneText: 'GH-000041 is paid',
        call: async () => ({ ok: true, status: 204, value: null }),
      },
      reasonMaxLength: OPERATOR_REASON_MAX_LENGTH,
      onSubmit: fn(),
      onClose: fn(),
    },
  },
}
export const Loading: Story = { args: { invoice: { state: 'loading' } } }
export const Failed: Story = { args: { invoice: offline }, play: expectRetry }
