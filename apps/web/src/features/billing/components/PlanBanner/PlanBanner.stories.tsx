import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { sampleInvoicePending, sampleSession, trialCompany } from '../../../session/samples/session.ts'
import { PlanBanner } from './index.ts'

const { company } = sampleSession()
if (company === null) throw new Error('The sample has a company')

const meta = {
  title: 'Patterns/Billing/Plan banner',
  component: PlanBanner,
  args: { company, now: new Date('2026-11-20T13:00:00Z'), method: 'card' },
} satisfies Meta<typeof PlanBanner>
export default meta
type Story = StoryObj<typeof meta>

const late = { ...company, subscriptionStatus: 'past_due' as const, paidUntil: '2026-11-18T00:00:00.000Z' }
const cancelled = { ...company, subscriptionStatus: 'cancelled' as const }

// UI-30
export const Default: Story = {
  args: { company: late },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(/until 02 December 2026/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Use another card' })).toHaveAttribute('href', '/settings/billing')
  },
}
export const Active: Story = {
  args: { company },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull()
  },
}
export const LateByInvoice: Story = { args: { company: late, method: 'invoice' } }
export const LateForOthers: Story = {
  args: { company: { ...late, role: 'recruiter', isAdmin: false }, method: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}
export const Suspended: Story = { args: { company: { ...late, subscriptionStatus: 'suspended' } } }
export const CancelledUntil: Story = { args: { company: cancelled } }
export const Expired: Story = { args: { company: { ...cancelled, paidUntil: '2026-11-01T00:00:00.000Z' } } }
export const Trial: Story = { args: { company: { ...company, ...trialCompany } } }
export const TrialWithInvoice: Story = { args: { company: { ...company, ...trialCompany, ...sampleInvoicePending } } }
export const Long: Story = { args: { company: late }, globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
