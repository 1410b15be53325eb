import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { SettingsFrame } from '../../../shared/components/SettingsFrame/index.ts'
import { sampleSettingsFrame } from '../../../shared/samples/settings-frame.ts'
import { InviteMembers } from './InviteMembers.tsx'
import { kestrelCompany, kestrelTeam } from '../samples/team.ts'
import { type TeamView, teamFromWire } from '../team-view.ts'

const team = {
  state: 'ready' as const,
  value: teamFromWire([{ ...kestrelTeam, seats: { total: 5, inUse: 3, free: 2 } }], kestrelCompany) as TeamView,
}
const full = { state: 'ready' as const, value: teamFromWire([kestrelTeam], kestrelCompany) as TeamView }

const meta = {
  title: 'Screens/Employers/Settings, invite a member',
  component: InviteMembers,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SettingsFrame {...sampleSettingsFrame('team')} title="Invite people">
        <Story />
      </SettingsFrame>
    ),
  ],
  args: {
    team,
    addresses: ['sam@kestrelfreight.example', 'joe@kestrelfreight.example'],
    role: 'recruiter',
    onAdd: fn(),
    onRemove: fn(),
    onRole: fn(),
    onSend: fn(),
    isSending: false,
    errors: [],
    refusal: null,
    results: [],
  },
} satisfies Meta<typeof InviteMembers>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: 'E-mail addresses' }))
    await userEvent.paste('ann@a.example\nben@b.example')
    await expect(args.onAdd).toHaveBeenCalledWith(expect.stringContaining('ben@b.example'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send 2 invites' }))
    await expect(args.onSend).toHaveBeenCalled()
  },
}
export const Empty: Story = { args: { addresses: [] } }
export const Wrong: Story = {
  args: {
    addresses: ['sam@kestrelfreight.example', 'joe.kestrelfreight'],
    errors: [{ field: 'emails', label: 'E-mail addresses', message: 'joe.kestrelfreight: not an e-mail address' }],
  },
}
export const Answered: Story = {
  args: {
    addresses: [],
    results: [
      { email: 'sam@kestrelfreight.example', skipped: null },
      { email: 'priya@kestrelfreight.example', skipped: 'already_member' },
      { email: 'joe@kestrelfreight.example', skipped: 'already_invited' },
      { email: 'thandeka@example.com', skipped: 'already_invited' },
      { email: 'kim@ferrymead.example', skipped: 'too_many_mails' },
    ],
  },
}
export const NoSeatForIt: Story = { args: { team: full } }
export const Refused: Story = { args: { refusal: 'You have no free seats.' } }
export const Sending: Story = { args: { isSending: true } }
export const NotAllowed: Story = {
  args: { team: { ...team, value: { ...team.value, canManage: false } } },
}
export const Loading: Story = { args: { team: { state: 'loading' } } }
export const Failed: Story = {
  args: { team: offline },
  play: expectRetry,
}
export const Long: Story = {
  args: {
    addresses: [
      'maximiliane-alexandra@internationale-frachtlogistik-und-containerverschiffung.example',
      'אלכסנדרוביץ@example.com',
    ],
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
