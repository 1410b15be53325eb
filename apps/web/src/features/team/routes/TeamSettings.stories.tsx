import type { TeamWire } from '@guildhall/rest-contract/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { SettingsFrame } from '../../../shared/components/SettingsFrame/index.ts'
import { sampleSettingsFrame } from '../../../shared/samples/settings-frame.ts'
import { kestrelCompany, kestrelTeam } from '../samples/team.ts'
import { type TeamView, teamFromWire } from '../team-view.ts'
import { TeamSettings } from './TeamSettings.tsx'

const ready = (team: TeamWire, company = kestrelCompany) => ({
  state: 'ready' as const,
  value: teamFromWire([team], company) as TeamView,
})

const meta = {
  title: 'Screens/Employers/Settings, team',
  component: TeamSettings,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SettingsFrame {...sampleSettingsFrame('team')}>
        <Story />
      </SettingsFrame>
    ),
  ],
  args: {
    team: ready(kestrelTeam),
    onRole: fn(),
    onRemove: fn(() => Promise.resolve(true)),
    onInviteRole: fn(),
    onRefresh: fn(),
    onRevoke: fn(),
    sending: new Set<string>(),
    isLoadingMore: false,
    onLoadMore: fn(),
  },
} satisfies Meta<typeof TeamSettings>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Role of Priya Raman/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: /^Viewer/ }))
    await expect(args.onRole).toHaveBeenCalledWith(expect.objectContaining({ name: 'Priya Raman' }), 'viewer')
    await userEvent.click(canvas.getByRole('button', { name: 'New link to lena@kestrelfreight.example' }))
    await expect(args.onRefresh).toHaveBeenCalledWith([
      expect.objectContaining({ email: 'lena@kestrelfreight.example' }),
    ])
  },
}
// COMP-33
export const SeveralInvites: Story = {
  play: async ({ args, canvasElement }) => {
    const invites = within(within(canvasElement).getByRole('grid', { name: 'Invites' }))
    await userEvent.click(invites.getByRole('checkbox', { name: 'Select All' }))
    const selected = within(within(canvasElement).getByRole('group', { name: 'Selected invites' }))
    await userEvent.click(selected.getByRole('button', { name: 'Send 2 invites again' }))
    await expect(args.onRefresh).toHaveBeenCalledWith([
      expect.objectContaining({ email: 'joe@kestrelfreight.example' }),
      expect.objectContaining({ email: 'lena@kestrelfreight.example' }),
    ])
    await userEvent.click(invites.getByRole('checkbox', { name: /joe@kestrelfreight.example/ }))
    await waitFor(() => expect(selected.getByRole('button', { name: 'Delete 1 invite' })).toBeVisible())
  },
}
// COMP-25
export const RoleOfAnInvite: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const body = within(document.body)
    await userEvent.click(canvas.getByRole('button', { name: /Role of the invite of joe@kestrelfreight.example/ }))
    // The invite gives its own seat up, so every role with a seat is open to it.
    await expect(await body.findByRole('option', { name: /^Admin/ })).not.toHaveAttribute('aria-disabled')
    await userEvent.click(body.getByRole('option', { name: /^Billing/ }))
    await expect(args.onInviteRole).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'joe@kestrelfreight.example' }),
      'billing',
    )
  },
}
const sent = kestrelTeam.invites.map((invite) => ({ ...invite, role: 'viewer' as const, expired: false }))
export const NoSeatForAnInvite: Story = {
  args: {
    team: ready({ ...kestrelTeam, invites: sent, seats: { total: 2, inUse: 2, free: 0 } }),
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Role of the invite of joe@/ })
    await userEvent.click(button)
    const recruiter = await within(document.body).findByRole('option', { name: /^Recruiter/ })
    await expect(recruiter).toHaveAttribute('aria-disabled', 'true')
    await expect(recruiter).toHaveTextContent('You have no free seats.')
  },
}
export const NoSeatForIt: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Role of Inês Carvalho/ }))
    const recruiter = await within(document.body).findByRole('option', { name: /^Recruiter/ })
    await expect(recruiter).toHaveAttribute('aria-disabled', 'true')
    await expect(recruiter).toHaveTextContent('You have no free seats.')
  },
}
export const Removing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Priya Raman' }))
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: 'Remove Priya Raman?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ name: 'Priya Raman' }))
  },
}
export const OnlyToRead: Story = {
  args: {
    team: ready({
      ...kestrelTeam,
      members: kestrelTeam.members.map((member) => ({ ...member, isYou: member.role === 'viewer' })),
      invites: [],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByText('An admin of Kestrel Freight can change roles and invite.')).toBeVisible(),
    )
    await expect(canvas.queryByRole('button', { name: 'Remove Priya Raman' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Leave Kestrel Freight' })).toBeEnabled()
  },
}
export const Empty: Story = {
  args: {
    team: ready({
      ...kestrelTeam,
      members: kestrelTeam.members.slice(0, 1),
      invites: [],
      seats: { total: 3, inUse: 1, free: 2 },
    }),
  },
}
export const Loading: Story = { args: { team: { state: 'loading' } } }
export const Failed: Story = {
  args: { team: offline },
  play: expectRetry,
}
export const Long: Story = {
  args: {
    team: ready(
      {
        ...kestrelTeam,
        members: kestrelTeam.members.map((member, index) => ({
          ...member,
          firstName: index === 1 ? 'בן־ציון' : 'Maximiliane-Alexandra Theodora',
          lastName: index === 1 ? 'אלכסנדרוביץ׳ וולפסון' : 'von und zu Hohenlohe-Waldenburg-Schillingsfürst',
          email: 'maximiliane-alexandra@internationale-frachtlogistik-und-containerverschiffung.example',
        })),
        seats: { total: 40, inUse: 3, free: 37 },
      },
      { ...kestrelCompany, name: 'Internationale Gesellschaft für Frachtlogistik mbH & Co. KG' },
    ),
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
