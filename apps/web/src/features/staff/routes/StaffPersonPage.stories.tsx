import { OPERATOR_REASON_MAX_LENGTH } from '@guildhall/domain/moderation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleMails } from '../samples/mails.ts'
import { samplePeople, samplePerson } from '../samples/people.ts'
import { sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffPersonPage } from './StaffPersonPage.tsx'

const { operator, rights } = sampleStaffSession
const [, employer] = samplePeople

const meta = {
  title: 'Screens/Staff/Person',
  component: StaffPersonPage,
  parameters: { layout: 'fullscreen' },
  args: {
    rights,
    person: { state: 'ready', value: samplePerson },
    dialog: null,
    mails: { state: 'ready', value: sampleMails.slice(0, 3) },
    sending: null,
    onSendAgain: fn(),
    onSuspend: fn(),
    onLift: fn(),
    onViewAs: fn(),
    onEndSessions: fn(),
    onResend: fn(),
  },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/people" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffPersonPage>
export default meta
type Story = StoryObj<typeof meta>

export const Contractor: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }))
    await expect(args.onSuspend).toHaveBeenCalledWith('Thandeka Mkhize')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }))
    await expect(args.onEndSessions).toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: /verification mail/ })).not.toBeInTheDocument()
    await expect(canvas.getByText('Sends the same text to everybody')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Send “Kestrel Freight would like/ }))
    await expect(args.onSendAgain).toHaveBeenCalledWith(sampleMails[0])
    await expect(canvas.getByRole('link', { name: 'All mails to this address' })).toHaveAttribute(
      'href',
      '/staff/mails?text=thandeka%40example.com',
    )
  },
}
export const Employer: Story = {
  args: {
    person: {
      state: 'ready',
      value: {
        ...samplePerson,
        ...employer,
        profile: null,
        company: { uuid: '0199a1f4-7c1e-7a53-9c3d-000000000801', name: 'Kestrel Freight', role: 'admin' },
        emailVerifiedAt: null,
        devices: [],
        log: [],
      },
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Kestrel Freight' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send the verification mail' }))
    await expect(args.onResend).toHaveBeenCalled()
  },
}
export const Suspended: Story = {
  args: {
    person: { state: 'ready', value: { ...samplePerson, suspendedAt: '2026-02-28T09:00:00.000Z', devices: [] } },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lift the suspension' }))
    await expect(args.onLift).toHaveBeenCalled()
  },
}
export const Vetter: Story = {
  args: { rights: ['see-users'], mails: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Last mails')).not.toBeInTheDocument()
    await expect(within(canvasElement).queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument()
  },
}
export const Reason: Story = {
  args: {
    dialog: {
      action: {
        title: 'Suspend Thandeka Mkhize?',
        text: 'They are signed out at once, cannot sign in, and nobody finds them. You can lift it again.',
        saveText: 'Suspend',
        doneText: 'Thandeka Mkhize is suspended',
        isDanger: true,
        call: async () => ({ ok: true, status: 204, value: null }),
      },
      reasonMaxLength: OPERATOR_REASON_MAX_LENGTH,
      onSubmit: fn(),
      onClose: fn(),
    },
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Spam')
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await expect(args.dialog?.onSubmit).toHaveBeenCalledWith({ reason: 'Spam', amount: null })
  },
}
export const Loading: Story = { args: { person: { state: 'loading' } } }
export const Failed: Story = { args: { person: offline }, play: expectRetry }
