import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { InvitePage } from './InvitePage.tsx'
import { InviteFailed, InviteLoading, InviteUnknown } from './InviteStates.tsx'

const invite = {
  landing: 'new',
  email: 'joe@kestrelfreight.example',
  role: 'recruiter',
  companyName: 'Kestrel Freight',
  companyImage: null,
  inviterName: 'Dana Whitfield',
  expiredDate: '2026-11-25T13:40:00.000Z',
} as const

const meta = {
  title: 'Screens/Visitors/Invite',
  component: InvitePage,
  parameters: { layout: 'fullscreen' },
  args: {
    invite,
    href: '/invite?token=pZ3k',
    action: 'join',
    viewerName: null,
    onJoin: fn(),
    onAccept: fn(),
    onSignOut: fn(),
    onAskAgain: fn(),
  },
} satisfies Meta<typeof InvitePage>
export default meta
type Story = StoryObj<typeof meta>

// COMP-27
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Join the team' }))
    await expect(args.onJoin).toHaveBeenCalled()
  },
}
export const HasAccount: Story = {
  args: { invite: { ...invite, landing: 'existing' }, action: 'sign-in' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Sign in to join' })).toHaveAttribute(
      'href',
      '/login?from=%2Finvite%3Ftoken%3DpZ3k',
    )
  },
}
export const OneClick: Story = {
  args: { invite: { ...invite, landing: 'existing', role: 'admin' }, action: 'accept', viewerName: 'Joe Halloran' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Join the team' }))
    await expect(args.onAccept).toHaveBeenCalled()
  },
}
export const NoFreeSeat: Story = {
  args: {
    invite: { ...invite, landing: 'existing' },
    action: 'accept',
    viewerName: 'Joe Halloran',
    refusal: 'Kestrel Freight has no free seat at the moment. Ask Dana Whitfield to add one.',
  },
}
export const SomebodyElse: Story = {
  args: { action: 'sign-out', viewerName: 'Priya Raman' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Stay as Priya Raman' })).toHaveAttribute('href', '/dashboard')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and go on' }))
    await expect(args.onSignOut).toHaveBeenCalled()
  },
}
export const OtherCompany: Story = { args: { invite: { ...invite, landing: 'other-company' }, action: 'sign-in' } }
export const Contractor: Story = { args: { invite: { ...invite, landing: 'contractor' }, action: 'sign-in' } }
export const AlreadyMember: Story = {
  args: { invite: { ...invite, landing: 'already-member' }, action: 'dashboard', viewerName: 'Joe Halloran' },
}
export const Accepted: Story = { args: { invite: { ...invite, landing: 'accepted' }, action: 'sign-in' } }
export const Expired: Story = {
  args: { invite: { ...invite, landing: 'expired', expiredDate: '2026-11-12T13:40:00.000Z' }, action: 'ask-again' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask Dana Whitfield for a new one' }))
    await expect(args.onAskAgain).toHaveBeenCalled()
  },
}
export const AskedForAnother: Story = {
  args: { invite: { ...invite, landing: 'expired', inviterName: null }, action: 'ask-again', isRenewalRequested: true },
}
export const Revoked: Story = { args: { invite: { ...invite, landing: 'revoked' }, action: 'none' } }
export const Empty: Story = { render: () => <InviteUnknown /> }
export const Loading: Story = {
  render: () => <InviteLoading />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Verifying team invite')
  },
}
export const Failed: Story = {
  render: () => <InviteFailed message={offline.message} onRetry={offline.onRetry} />,
  play: expectRetry,
}
export const Long: Story = {
  args: {
    invite: {
      ...invite,
      companyName: 'Internationale Frachtlogistik Wolfeschlegelsteinhausenbergerdorff',
      inviterName: 'בן־ציון אלכסנדרוביץ׳ וולפסון',
      email: 'wolfeschlegelsteinhausenbergerdorff@internationale-frachtlogistik.example',
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
