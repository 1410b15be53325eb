import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CompanyWire } from '@guildhall/rest-contract/client'
import { expect, waitFor, within } from 'storybook/test'
import { TrialBanner } from './index.ts'

const company: CompanyWire = {
  uuid: '0193456c-0000-7000-8000-000000000001',
  name: 'Tallgrass Credit Union',
  website: 'https://tallgrass.example',
  email: null,
  mobile: null,
  companyImage: null,
  employeeCount: '51-200',
  seats: 3,
  billedAnually: false,
  includeTrial: '2026-11-29T12:00:00Z',
  isAdmin: true,
  role: 'admin',
  activeSubscription: 0,
  subscriptionStatus: 'none',
  nextInstallment: null,
  readableNextInstallment: null,
  paidUntil: null,
  accountType: 'trial',
  invoicePending: false,
  waitingInvoice: null,
  verification: 'unverified',
  entitlements: {
    search: true,
    contact: true,
    bookmarks: false,
    seats: 3,
    freeContactsLeft: 2,
    freeContactsTotal: 5,
    replyUntil: null,
    reason: null,
  },
  missingForContact: [],
}

const waitingInvoice = { number: 'GH-000018', dueAt: '2026-12-02T09:00:00Z' }

const meta = {
  title: 'Patterns/Billing/Trial banner',
  component: TrialBanner,
  args: { company, now: new Date('2026-11-20T13:00:00Z') },
} satisfies Meta<typeof TrialBanner>
export default meta
type Story = StoryObj<typeof meta>

// UI-30
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('complementary', { name: 'Trial' }))
    await waitFor(() => expect(bar.getByText('Trial, 9 days left.')).toBeVisible())
    await waitFor(() => expect(bar.getByText('2 of 5 free contact requests left, whichever ends first.')).toBeVisible())
  },
}
// BILL-23
export const InvoicePending: Story = {
  args: { company: { ...company, invoicePending: true, waitingInvoice } },
  play: async ({ canvasElement }) => {
    const toPay = within(canvasElement).getByRole('link', { name: 'Activate subscription' })
    await expect(toPay).toHaveAttribute('href', '/settings/billing')
    await waitFor(() =>
      expect(
        within(canvasElement).getByText('Invoice GH-000018 waits for your payment, due 02 December.'),
      ).toBeVisible(),
    )
    await expect(canvasElement).toHaveTextContent(
      'Trial, 9 days left. 2 of 5 free contact requests left until it is paid.',
    )
  },
}
// PLAN-22
export const FirstInvoice: Story = {
  args: { company: { ...company, includeTrial: null, invoicePending: true, waitingInvoice } },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('complementary', { name: 'Your plan' }))
    await waitFor(() =>
      expect(bar.getByText('Invoice GH-000018 waits for your payment, due 02 December.')).toBeVisible(),
    )
    await expect(canvasElement).not.toHaveTextContent(/expired|ended|1970/)
  },
}
// PLAN-22
export const FirstInvoiceOverdue: Story = {
  args: {
    now: new Date('2026-12-03T12:00:00Z'),
    company: {
      ...company,
      includeTrial: null,
      invoicePending: true,
      waitingInvoice,
      entitlements: {
        ...company.entitlements,
        contact: false,
        reason: 'trial-ended',
        replyUntil: '2027-01-01T09:00:00Z',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Invoice GH-000018 was due on 02 December and is not paid yet.')
    await expect(canvasElement).not.toHaveTextContent(/expired|trial|1970/)
  },
}
/** Its only invoice was void. */
export const NoPlan: Story = {
  args: {
    company: {
      ...company,
      includeTrial: null,
      entitlements: { ...company.entitlements, contact: false, reason: 'subscription-expired' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('You have no plan yet.')
    await expect(within(canvasElement).getByRole('link', { name: 'Upgrade now' })).toBeVisible()
  },
}
export const UsedUp: Story = {
  args: {
    company: {
      ...company,
      entitlements: {
        ...company.entitlements,
        contact: false,
        freeContactsLeft: 0,
        reason: 'contact-requests-used-up',
      },
    },
  },
}
export const Ended: Story = {
  args: {
    now: new Date('2026-12-01T12:00:00Z'),
    company: {
      ...company,
      entitlements: {
        ...company.entitlements,
        contact: false,
        reason: 'trial-ended',
        replyUntil: '2026-12-29T12:00:00Z',
      },
    },
  },
}
export const Paid: Story = {
  args: { company: { ...company, accountType: 'paid', includeTrial: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull()
  },
}
export const Long: Story = { globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
