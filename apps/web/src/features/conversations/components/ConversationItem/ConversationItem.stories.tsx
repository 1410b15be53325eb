import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import {
  contractorReader,
  conversation,
  employerReader,
  sampleEntries,
  inbox,
  longInbox,
  sampleNow,
  talking,
} from '../../samples/index.ts'
import { ConversationItem } from './index.ts'

const entryOf = (wire: typeof talking, side: 'contractor' | 'employer' = 'contractor') => {
  const [entry] = sampleEntries([wire], side)
  if (entry === undefined) throw new Error('One conversation makes one entry')
  return entry
}

const meta = {
  title: 'Patterns/Conversations/Conversation item',
  component: ConversationItem,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 336 }}>
        <Story />
      </div>
    ),
  ],
  args: { entry: entryOf(talking), reader: contractorReader, href: '/messages/1', now: sampleNow },
} satisfies Meta<typeof ConversationItem>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('3')).toBeVisible())
    await waitFor(() => expect(within(canvasElement).getByRole('link', { name: 'Callum Nguyen' })).toBeVisible())
  },
}
export const Current: Story = { args: { isCurrent: true } }
export const NewRequest: Story = { args: { entry: entryOf(conversation(1, {})) } }
export const AnswerBy: Story = { args: { entry: entryOf(conversation(1, { createdAt: '2026-11-12T08:00:00.000Z' })) } }
export const YouDeclined: Story = { args: { entry: entryOf(inbox[4] ?? talking) } }
export const Closed: Story = { args: { entry: entryOf(inbox[5] ?? talking) } }
export const OwnLastLine: Story = {
  args: { entry: entryOf(inbox[2] ?? talking) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/^You: Sounds right/)).toBeVisible())
  },
}
export const PendingOfEmployer: Story = {
  args: { entry: entryOf(conversation(1, {}), 'employer'), reader: employerReader },
}
export const Long: Story = { args: { entry: entryOf(longInbox[0] ?? talking) } }
export const RightToLeftWords: Story = { args: { entry: entryOf(longInbox[1] ?? talking) } }
