import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { PlanMeter } from './index.ts'

const meta = {
  title: 'Patterns/Billing/Plan meter',
  component: PlanMeter,
  render: (args) => (
    <div style={{ width: 190 }}>
      <PlanMeter {...args} />
    </div>
  ),
  args: {
    company: { employeeCount: '11-50', seats: 3, paidUntil: '2026-12-02T00:00:00.000Z', waitingInvoice: null },
    requests: { left: 18, limit: 25, resetsAt: '2026-11-23T00:00:00.000Z' },
    now: new Date('2026-11-22T10:00:00.000Z'),
    href: '/settings/subscription',
  },
} satisfies Meta<typeof PlanMeter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const plan = within(canvasElement)
    await expect(plan.getByRole('link', { name: '11-50, 3 seats' })).toHaveAttribute('href', '/settings/subscription')
    await expect(plan.getByRole('meter', { name: 'Requests today' })).toHaveAttribute(
      'aria-valuetext',
      '18 of 25 requests left today',
    )
  },
}
/** All requests of the day are sent, or the company's limit is reached. */
export const UsedUp: Story = {
  args: { requests: { left: 0, limit: 25, resetsAt: '2026-11-23T00:00:00.000Z' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/^No requests left until /)).toBeVisible())
  },
}
/** A recruiter cannot change the plan. */
export const OfARecruiter: Story = {
  args: { href: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}
// PLAN-22
export const InvoiceOpen: Story = {
  args: {
    company: {
      employeeCount: '11-50',
      seats: 3,
      paidUntil: null,
      waitingInvoice: { number: 'GH-000018', dueAt: '2026-12-02T09:00:00.000Z' },
    },
    requests: null,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Invoice GH-000018 is open')
  },
}
export const Loading: Story = { args: { requests: null } }
export const Long: Story = {
  args: {
    company: { employeeCount: '1000+', seats: 100, paidUntil: '2027-09-30T00:00:00.000Z', waitingInvoice: null },
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('link', { name: '1000+, 100 seats' })
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  },
}
