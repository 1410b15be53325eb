import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleMails } from '../samples/mails.ts'
import { sampleFound } from '../samples/people.ts'
import { sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffMailsPage } from './StaffMailsPage.tsx'

const { operator, rights } = sampleStaffSession

const meta = {
  title: 'Screens/Staff/Mails',
  component: StaffMailsPage,
  parameters: { layout: 'fullscreen' },
  args: {
    rights,
    state: 'all',
    text: '',
    sending: null,
    onText: fn(),
    onState: fn(),
    onSendAgain: fn(),
    found: { state: 'ready', value: sampleFound(sampleMails, true) },
  },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/mails" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffMailsPage>
export default meta
type Story = StoryObj<typeof meta>

// MOD-60, MOD-61
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link', { name: 'Thandeka Mkhize' })[0]).toHaveAttribute(
      'href',
      '/staff/people/0199a1f4-7c1e-7a53-9c3d-000000000601',
    )
    await expect(canvas.getByText(/550 5\.1\.1 No such user here/)).toBeVisible()
    await expect(canvas.getByText('Parked')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Your password was changed/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Send “New message from Kestrel Freight” again' }))
    await expect(args.onSendAgain).toHaveBeenCalledWith(sampleMails[2])
    await userEvent.click(canvas.getByRole('radio', { name: 'Refused' }))
    await expect(args.onState).toHaveBeenCalledWith('refused')
  },
}
export const Sending: Story = { args: { sending: sampleMails[0]?.uuid ?? null } }
export const Long: Story = {
  args: {
    found: {
      state: 'ready',
      value: sampleFound(
        sampleMails.map((mail) => ({
          ...mail,
          recipientName: 'Wolfeschlegelsteinhausenbergerdorff בן־ציון',
          recipient: `${'a'.repeat(60)}@internationale-vermittlungsgesellschaft.example`,
          subject: 'Internationale Vermittlungsgesellschaft für Elektroinstallation und Gebäudeautomation mbH waits',
        })),
      ),
    },
  },
}
export const Empty: Story = { args: { state: 'refused', found: { state: 'ready', value: sampleFound([]) } } }
export const Loading: Story = { args: { found: { state: 'loading' } } }
export const Failed: Story = { args: { found: offline }, play: expectRetry }
