import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { kestrelCompany, kestrelTeam } from '../../team/samples/team.ts'
import { type TeamView, teamFromWire } from '../../team/index.ts'
import { TeamCard } from './TeamCard.tsx'

const team = teamFromWire([kestrelTeam], kestrelCompany) as TeamView
const retry = fn()

const meta = {
  title: 'Patterns/Account/Team card',
  component: TeamCard,
  args: { team: { state: 'ready', value: team } },
} satisfies Meta<typeof TeamCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByRole('link', { name: 'Invite' })).toHaveAttribute('href', '/settings/invite-member')
    await expect(card.getByText('joe@kestrelfreight.example')).toBeInTheDocument()
    await expect(card.queryByText('lena@kestrelfreight.example')).toBeNull()
  },
}
export const Alone: Story = {
  args: { team: { state: 'ready', value: { ...team, members: team.members.slice(0, 1), invites: [] } } },
}
export const MayNotInvite: Story = {
  args: { team: { state: 'ready', value: { ...team, canManage: false, invites: [] } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'The team' })).toHaveAttribute(
      'href',
      '/settings/team',
    )
  },
}
export const Loading: Story = { args: { team: { state: 'loading' } } }
export const Failed: Story = {
  args: { team: { state: 'failed', message: 'You seem to be offline. Please try again.', onRetry: retry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalled()
  },
}
export const Long: Story = {
  args: {
    team: {
      state: 'ready',
      value: {
        ...team,
        members: [...team.members, ...team.members].map((member, at) => ({
          ...member,
          uuid: `${member.uuid}${at}`,
          name: 'Wolfeschlegelsteinhausenbergerdorff בן־ציון',
        })),
      },
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
