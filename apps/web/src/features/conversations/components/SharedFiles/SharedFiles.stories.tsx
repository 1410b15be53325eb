import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { offline } from '../../../../shared/samples/offline.ts'
import { portraits } from '../../../../shared/samples/portraits/index.ts'
import { SharedFiles } from './SharedFiles.tsx'

const sentAt = new Date('2026-11-20T12:04:00.000Z')
const list = {
  files: [
    { name: 'Whiteboard.jpg', url: portraits.callum, isOwn: false, sentAt },
    { name: 'Outline of the freight model.pdf', url: '/v0/files/outline', isOwn: true, sentAt },
  ],
  hasMore: true,
  isLoadingMore: false,
  onLoadMore: fn(),
}

const meta = {
  title: 'Patterns/Conversations/Shared files',
  component: SharedFiles,
  args: { otherName: 'Callum', files: { state: 'ready', value: list }, onClose: fn() },
} satisfies Meta<typeof SharedFiles>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Files' }))
    await waitFor(() => expect(drawer.getByText('Callum, 20 November 2026')).toBeVisible())
    await expect(drawer.getByText('You, 20 November 2026')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Show earlier' }))
    await expect(list.onLoadMore).toHaveBeenCalled()
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const Empty: Story = { args: { files: { state: 'ready', value: { ...list, files: [], hasMore: false } } } }
export const Loading: Story = { args: { files: { state: 'loading' } } }
export const Failed: Story = {
  args: { files: offline },
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Files' }))
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Try again' })).toBeVisible())
  },
}
