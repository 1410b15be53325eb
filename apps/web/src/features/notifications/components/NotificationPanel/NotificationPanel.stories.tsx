import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { sampleNow } from '../../../conversations/samples/index.ts'
import { NotificationPanel, type NotificationView } from './index.ts'

const item = (uuid: string, type: string, text: string, isRead: boolean): NotificationView => ({
  uuid,
  type,
  text,
  conversationUuid: 'c',
  readAt: isRead ? sampleNow : null,
  createdAt: new Date('2026-11-20T13:40:00.000Z'),
})

const listOf = (notifications: readonly NotificationView[]) => ({
  state: 'ready' as const,
  value: { notifications, unread: 1, hasMore: false, isLoadingMore: false, onLoadMore: fn() },
})

const meta = {
  title: 'Patterns/Frames/Notification panel',
  component: NotificationPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 408 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    list: listOf([
      item('1', 'request-accepted', 'Naledi Mokoena is interested', false),
      item('2', 'new-message', 'New message from Thandeka Mkhize', true),
      item('3', 'something-new', 'Something that has no sign of its own yet', true),
    ]),
    hrefOf: () => '/messages/c',
    now: sampleNow,
    onOpen: fn(),
    onReadAll: fn(),
  },
} satisfies Meta<typeof NotificationPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { list: listOf([]) } }
export const Loading: Story = { args: { list: { state: 'loading' } } }
export const Failed: Story = { args: { list: { state: 'failed', message: 'Please try again.', onRetry: fn() } } }
export const Long: Story = {
  args: {
    list: listOf([
      item(
        '1',
        'request-accepted',
        'בן־ציון אלכסנדרוביץ׳ Wolfeschlegelsteinhausenbergerdorff-Montgomery of Internationale Frachtlogistik is interested',
        false,
      ),
    ]),
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
