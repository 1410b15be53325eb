import type { CompanyWire } from '@guildhall/rest-contract/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleNow } from '../../candidates/samples/people.ts'
import { sampleCompany, sampleInvoicePending, trialCompany } from '../../session/samples/session.ts'
import { PlanCard } from './PlanCard.tsx'

const trial: CompanyWire = { ...sampleCompany, ...trialCompany }

const meta = {
  title: 'Patterns/Billing/Plan card',
  component: PlanCard,
  args: {
    company: sampleCompany,
    now: sampleNow,
    requests: { left: 22, limit: 25, resetsAt: '2026-11-21T00:00:00.000Z' },
    seats: { total: 3, used: 2, held: 1 },
  },
} satisfies Meta<typeof PlanCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Annual: Story = { args: { company: { ...sampleCompany, billedAnually: true } } }
export const RequestsNotKnown: Story = { args: { requests: null } }
export const SeatsNotKnown: Story = { args: { seats: null } }
export const LateByCard: Story = { args: { company: { ...sampleCompany, subscriptionStatus: 'past_due' } } }
export const Suspended: Story = { args: { company: { ...sampleCompany, subscriptionStatus: 'suspended' } } }
export const Cancelled: Story = { args: { company: { ...sampleCompany, subscriptionStatus: 'cancelled' } } }
export const NoSubscription: Story = {
  args: { company: { ...sampleCompany, subscriptionStatus: 'none', nextInstallment: null } },
}
export const Trial: Story = { args: { company: trial } }
// UI-66
export const TrialOfARecruiter: Story = {
  args: { company: { ...trial, role: 'recruiter', isAdmin: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('An admin of your company can change the plan.')
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}
// UI-66
export const TrialExtended: Story = {
  args: { company: { ...trial, includeTrial: '2027-01-02T14:00:00.000Z' } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByText('Days').parentElement).toHaveTextContent(/^Days43 left$/)
    await expect(card.queryByRole('meter', { name: 'Days used' })).toBeNull()
    await expect(card.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/sign-up/subscription-details')
  },
}
export const TrialWithInvoice: Story = {
  args: { company: { ...trial, ...sampleInvoicePending } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Activate subscription' })).toHaveAttribute(
      'href',
      '/settings/billing',
    )
  },
}
// PLAN-22
export const FirstInvoice: Story = {
  args: { company: { ...trial, ...sampleInvoicePending, includeTrial: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Invoice GH-000018 waits for your payment, due 02 December.')
    await expect(canvasElement).not.toHaveTextContent(/No subscription|Your trial|1970/)
  },
}
export const RenewalOpen: Story = { args: { company: { ...sampleCompany, ...sampleInvoicePending } } }
export const TrialUsedUp: Story = {
  args: {
    company: {
      ...trial,
      includeTrial: '2026-11-19T14:00:00.000Z',
      entitlements: { ...trial.entitlements, freeContactsLeft: 0 },
    },
  },
}
export const Long: Story = {
  args: {
    company: { ...sampleCompany, employeeCount: '1000+', seats: 1_000 },
    seats: { total: 1_000, used: 612, held: 14 },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
