import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { expect, fn, userEvent, within } from 'storybook/test'
import { contractorReader, sampleEntries, inbox, longInbox, sampleNow } from '../../samples/index.ts'
import { ConversationList } from './index.ts'

const onLoadMore = fn()
const listOf = (wires: typeof inbox, hasMore = false) => ({
  state: 'ready' as const,
  value: { entries: sampleEntries(wires), hasMore, isLoadingMore: false, onLoadMore },
})

const meta = {
  title: 'Patterns/Conversations/Conversation list',
  component: ConversationList,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 336 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    list: listOf(inbox),
    shows: () => true,
    reader: contractorReader,
    hrefOf: (uuid) => `/messages/${uuid}`,
    currentUuid: inbox[1]?.uuid ?? null,
    now: sampleNow,
    label: 'Conversations',
    empty: <EmptyState isFlush illustration="letters" title="No conversations yet" />,
  },
} satisfies Meta<typeof ConversationList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const More: Story = {
  args: { list: listOf(inbox, true) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show earlier' }))
    await expect(onLoadMore).toHaveBeenCalled()
  },
}
export const Empty: Story = { args: { list: listOf([]) } }
export const Loading: Story = { args: { list: { state: 'loading' } } }
export const Failed: Story = {
  args: { list: { state: 'failed', message: 'You seem to be offline. Please try again.', onRetry: fn() } },
}
export const Long: Story = { args: { list: listOf(longInbox) } }
