import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { sampleNow } from '../../conversations/samples/index.ts'
import { notificationHref } from '../notification-href.ts'
import { NotificationsView } from './NotificationsView.tsx'
import { notificationFromWire } from '../api/use-notifications.ts'

const item = (
  number: number,
  type: string,
  text: string,
  createdAt: string,
  read: boolean,
  conversationUuid: string | null = '0199a1f4-7c1e-7a53-9c3d-000000000301',
) =>
  notificationFromWire({
    uuid: `0199a1f4-7c1e-7a53-9c3d-00000000040${number}`,
    type,
    text,
    conversationUuid,
    read,
    createdAt,
  })

const notifications = [
  item(1, 'request-requested', 'Kestrel Freight sent you a request', '2026-11-20T13:40:00.000Z', false),
  item(2, 'new-message', 'New message from Bluegum Health', '2026-11-20T12:06:00.000Z', true),
  item(
    3,
    'request-reminded',
    'Oranje Grid waits for your answer until 26 November 2026',
    '2026-11-15T08:00:00.000Z',
    false,
  ),
  item(4, 'request-expired', 'The request of Ferrymead Water has expired', '2026-11-12T08:00:00.000Z', true),
  item(5, 'new-sign-in', 'Your account was signed in to on a new device', '2026-11-09T08:00:00.000Z', true, null),
  item(6, 'welcome', 'Welcome to Guildhall', '2026-03-04T08:00:00.000Z', true, null),
]

const listOf = (shown: typeof notifications, hasMore = false) => ({
  state: 'ready' as const,
  value: {
    notifications: shown,
    unread: shown.filter(({ readAt }) => readAt === null).length,
    hasMore,
    isLoadingMore: false,
    onLoadMore: fn(),
  },
})

const meta = {
  title: 'Screens/Both/Notifications',
  component: NotificationsView,
  parameters: { layout: 'fullscreen', frame: '/notifications' },
  args: {
    list: listOf(notifications, true),
    hrefOf: (notification) => notificationHref(notification, 'contractor'),
    now: sampleNow,
    onOpen: fn(),
    onReadAll: fn(),
  },
} satisfies Meta<typeof NotificationsView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const panel = within(within(canvasElement).getByRole('region', { name: 'Notifications' }))
    const links = panel.getAllByRole('link')
    await expect(links[0]).toHaveTextContent('Kestrel Freight sent you a request')
    await expect(links[1]).toHaveTextContent('Oranje Grid waits')
    await userEvent.click(panel.getByText('Kestrel Freight sent you a request'))
    await expect(args.onOpen).toHaveBeenCalledWith(notifications[0]?.uuid)
    await userEvent.click(panel.getByRole('button', { name: 'Mark all read' }))
    await expect(args.onReadAll).toHaveBeenCalled()
  },
}
export const AllRead: Story = {
  args: { list: listOf(notifications.filter(({ readAt }) => readAt !== null)) },
}
export const Empty: Story = { args: { list: listOf([]) } }
export const Loading: Story = { args: { list: { state: 'loading' } } }
export const Failed: Story = {
  args: { list: offline },
  play: expectRetry,
}
export const Long: Story = {
  args: {
    list: listOf([
      item(
        7,
        'request-accepted',
        'Maximiliane-Alexandra Theodora von und zu Hohenlohe-Waldenburg-Schillingsfürst is interested',
        '2026-11-20T13:40:00.000Z',
        false,
      ),
      item(
        8,
        'request-declined',
        'نور الهاشمي declined: Location or workplace does not fit',
        '2026-11-20T13:40:00.000Z',
        false,
      ),
      ...notifications,
    ]),
  },
  globals: { viewport: { value: 'narrow' } },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
