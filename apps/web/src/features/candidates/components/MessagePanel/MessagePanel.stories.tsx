import type { Meta, StoryObj } from '@storybook/react-vite'
import { initialPanel, messagePanel, type PanelFacts } from '@guildhall/domain/conversations'
import type { CandidateView } from '@guildhall/domain/search'
import { useReducer } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { isContactable } from '../../contact-summary.ts'
import { sampleContact, longPeople, sampleNow, samplePerson } from '../../samples/people.ts'
import { samplePanelViewer as viewer } from '../../samples/panel-viewer.ts'
import { expectRetry, offline } from '../../../../shared/samples/offline.ts'
import { MessagePanel, type MessagePanelProps, type PanelConversation, type PanelViewer } from './index.ts'

const conversation: PanelConversation = {
  offer: {
    description: 'Freight billing pipeline',
    workplaceType: 'Remote',
    opportunityType: 'Contract',
    location: 'Anywhere',
    currency: 'USD',
    rate: 57,
    permCurrency: null,
    permRate: null,
    duration: 4,
    startDate: '2026-12-01',
  },
  isOpened: true,
  mayWithdraw: true,
  unread: 2,
  lastMessage: {
    words: 'Tuesday at ten works for me. I can show the lineage graph we built for the grid operator.',
    at: new Date('2026-11-19T16:31:00Z'),
    isOwn: false,
  },
  declineLabel: null,
}

const ready = (value: PanelConversation | null) => ({ state: 'ready' as const, value })

const factsOf = (candidate: CandidateView, { entitlements, missing }: PanelViewer): PanelFacts => ({
  messageStatus: candidate.messageStatus,
  canContactAgain: isContactable(candidate.contactState, sampleNow),
  profileComplete: missing.length === 0,
  entitlements,
})

const Run = (props: MessagePanelProps) => {
  const [state, dispatch] = useReducer(messagePanel, factsOf(props.candidate, props.viewer), initialPanel)
  return (
    <div style={{ maxWidth: 384, background: 'var(--canvas)' }}>
      <MessagePanel {...props} state={state} onEvent={dispatch} />
    </div>
  )
}

const meta = {
  title: 'Patterns/Candidates/Message panel',
  component: MessagePanel,
  args: {
    candidate: samplePerson(1),
    viewer,
    state: initialPanel(factsOf(samplePerson(1), viewer)),
    onEvent: fn(),
    now: sampleNow,
    form: <p>The offer form comes here.</p>,
    conversation: ready(conversation),
    onWithdraw: fn(),
    returnTo: '/search-results?open=1&message=1',
  },
  render: (args) => <Run {...args} />,
} satisfies Meta<typeof MessagePanel>
export default meta
type Story = StoryObj<typeof meta>

const write = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /Send an opportunity/ }))

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { name: 'Offer to Thandeka' })).toBeVisible())
  },
}
export const Start: Story = {}
export const Pending: Story = {
  args: { candidate: samplePerson(3, sampleContact('pending', '2026-11-12T09:20:00Z')) },
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement)
    await waitFor(() => expect(panel.getByText('Request pending since 12 November')).toBeVisible())
    await waitFor(() => expect(panel.getByText('USD 57 an hour, 4 months, remote')).toBeVisible())
    await userEvent.click(panel.getByRole('button', { name: 'Withdraw' }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await expect(dialog.getByText(/unless your request before this one had no answer either/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
  },
}
// CONV-19
export const PendingByAColleague: Story = {
  args: {
    candidate: samplePerson(3, sampleContact('pending', '2026-11-12T09:20:00Z', { by: 'Priya Raman' })),
    conversation: ready(null),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText('Contacted by Priya Raman on 12 November')).toBeVisible(),
    )
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}
export const Active: Story = {
  args: { candidate: samplePerson(6, sampleContact('active', '2026-11-03T10:00:00Z', { by: 'Priya Raman' })) },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Open conversation' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/messages\//))
  },
}
export const Closed: Story = {
  args: { candidate: samplePerson(6, sampleContact('closed', '2026-11-14T10:00:00Z')) },
}
// UI-24
export const Incomplete: Story = {
  args: {
    viewer: {
      ...viewer,
      missing: [
        { part: 'profile-picture', canFix: true },
        { part: 'company-image', canFix: false },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    const panel = within(canvasElement)
    await waitFor(() => expect(panel.getByRole('heading', { name: 'Two things before you write' })).toBeVisible())
    await expect(panel.getByRole('link', { name: 'Add: Your picture' })).toHaveAttribute(
      'href',
      '/settings/account?return=%2Fsearch-results%3Fopen%3D1%26message%3D1',
    )
    await waitFor(() => expect(panel.getByText(/Only an admin can change the company/)).toBeVisible())
  },
}
export const Declined: Story = {
  args: {
    candidate: samplePerson(
      7,
      sampleContact('declined', '2026-10-02T10:00:00Z', { canContactAgainAt: new Date('2026-12-31T10:00:00Z') }),
    ),
    conversation: ready({ ...conversation, declineLabel: 'The rate is too low' }),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/You can ask again from 31 December/)).toBeVisible())
    await expect(within(canvasElement).getByRole('button', { name: /Send an opportunity/ })).toBeDisabled()
  },
}
export const ExpiredRequest: Story = {
  args: {
    candidate: samplePerson(
      7,
      sampleContact('expired', '2026-10-20T10:00:00Z', { canContactAgainAt: new Date('2026-11-19T10:00:00Z') }),
    ),
  },
}
export const Withdrawn: Story = {
  args: {
    candidate: samplePerson(
      7,
      sampleContact('withdrawn', '2026-11-18T10:00:00Z', { canContactAgainAt: new Date('2026-12-18T10:00:00Z') }),
    ),
  },
}
export const Viewer: Story = { args: { viewer: { ...viewer, mayContact: false } } }
// UI-10
export const FreeContactsUsedUp: Story = {
  args: {
    viewer: {
      ...viewer,
      entitlements: { ...viewer.entitlements, contact: false, freeContactsLeft: 0, reason: 'contact-requests-used-up' },
    },
  },
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'You have no more Free contact requests' }),
    )
    await expect(dialog.getByRole('link', { name: 'Upgrade now' })).toHaveAttribute(
      'href',
      '/sign-up/subscription-details',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: /Send an opportunity/ })).toBeVisible(),
    )
  },
}
// UI-10
export const InvoicePending: Story = {
  args: {
    viewer: {
      ...viewer,
      invoicePending: true,
      entitlements: { ...viewer.entitlements, contact: false, reason: 'contact-requests-used-up' },
    },
  },
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('link', { name: 'Activate subscription' })).toHaveAttribute(
      'href',
      '/settings/billing',
    )
  },
}
// PLAN-22
export const FirstInvoiceOverdue: Story = {
  args: {
    viewer: {
      ...viewer,
      trialEndsAt: null,
      invoicePending: true,
      waitingInvoice: { number: 'GH-000018', dueAt: '2026-11-18T09:00:00Z' },
      entitlements: { ...viewer.entitlements, contact: false, reason: 'trial-ended' },
    },
  },
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    const dialog = await within(document.body).findByRole('dialog', { name: 'Your invoice is not paid yet' })
    await expect(dialog).toHaveTextContent('Invoice GH-000018 was due on 18 November and is not paid yet.')
    await expect(dialog).not.toHaveTextContent(/expired|1970/)
  },
}
// PLAN-16
export const NoPlanYet: Story = {
  args: {
    viewer: {
      ...viewer,
      trialEndsAt: null,
      entitlements: { ...viewer.entitlements, contact: false, reason: 'subscription-expired' },
    },
  },
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    const dialog = await within(document.body).findByRole('dialog', { name: 'You have no plan yet' })
    await expect(within(dialog).getByRole('link', { name: 'Choose a plan' })).toBeVisible()
    await expect(dialog).not.toHaveTextContent(/expired|stay open/)
  },
}
// UI-11
export const SubscriptionExpired: Story = {
  args: {
    viewer: {
      ...viewer,
      trialEndsAt: new Date('2026-11-18T00:00:00Z'),
      entitlements: {
        ...viewer.entitlements,
        contact: false,
        reason: 'trial-ended',
        replyUntil: new Date('2026-12-18T00:00:00Z'),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    const dialog = await within(document.body).findByRole('dialog', { name: 'Your subscription has expired' })
    await expect(dialog).toHaveTextContent('The trial ended on 18 November.')
    await expect(within(canvasElement).queryByText('Free left')).toBeNull()
  },
}
export const Loading: Story = {
  args: {
    candidate: samplePerson(3, sampleContact('pending', '2026-11-12T09:20:00Z')),
    conversation: { state: 'loading' },
  },
}
export const ActiveLoading: Story = { args: { ...Active.args, conversation: { state: 'loading' } } }
/** The request and its dates are shown from the contact state; Retry loads the offer again. */
export const Failed: Story = {
  args: { candidate: samplePerson(3, sampleContact('pending', '2026-11-12T09:20:00Z')), conversation: offline },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await waitFor(() => expect(panel.getByText('Request pending since 12 November')).toBeVisible())
    await waitFor(() => expect(panel.getByRole('link', { name: 'See offer' })).toBeVisible())
    await expectRetry({ canvasElement })
  },
}
export const ActiveFailed: Story = { args: { ...Active.args, conversation: offline }, play: expectRetry }
export const Withdrawing: Story = {
  args: { candidate: samplePerson(3, sampleContact('pending', '2026-11-12T09:20:00Z')), isWithdrawing: true },
}
export const Long: Story = { args: { candidate: longPeople[0] ?? samplePerson(1) } }
export const RightToLeft: Story = {
  args: { candidate: longPeople[1] ?? samplePerson(1) },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = {
  args: {
    ...Long.args,
    candidate: { ...(longPeople[0] ?? samplePerson(1)), ...sampleContact('active', '2026-11-03T10:00:00Z') },
  },
  globals: { viewport: { value: 'narrow' } },
}
