import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { portraits } from '../../../../shared/samples/portraits/index.ts'
import { MessageBubble, MessageStatus, SystemMessage } from './index.ts'

const onRetry = fn()
const at = new Date('2026-11-20T12:04:00.000Z')

const meta = {
  title: 'Patterns/Conversations/Message bubble',
  component: MessageBubble,
  args: {
    writer: { name: 'Callum Nguyen', monogramOf: 'Bluegum Health', id: '2', picture: portraits.callum },
    body: 'This is exactly what we hoped for.',
    at,
  },
} satisfies Meta<typeof MessageBubble>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Monogram: Story = {
  args: { writer: { name: 'Callum Nguyen', monogramOf: 'Bluegum Health', id: '2', picture: null } },
}
export const Following: Story = { args: { writer: null } }
export const SafeLinks: Story = {
  args: {
    body: 'See https://models.example/outline. Not javascript:alert(1), and\nwrite to mailto:callum@bluegum.example',
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://models.example/outline',
      'mailto:callum@bluegum.example',
    ])
    for (const link of links) await expect(link).toHaveAttribute('rel', 'noopener nofollow')
  },
}
export const Files: Story = {
  args: {
    docs: [
      { name: 'Outline of the freight model.pdf', url: '/v0/files/outline' },
      { name: 'Old letter.doc', url: '/v0/files/letter' },
    ],
  },
  beforeEach: () => {
    const served = window.fetch
    window.fetch = async () => new Response(null, { status: 404 })
    return () => {
      window.fetch = served
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: /Old letter.doc/ })).toHaveAttribute('download', 'Old letter.doc')
    const name = canvas.getByRole('button', { name: 'Outline of the freight model.pdf' })
    name.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Download' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(name).toHaveFocus())
  },
}
// FILE-17
export const Pictures: Story = {
  args: { docs: [{ name: 'Quay.jpg', url: portraits.callum }] },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('button', { name: 'Open Quay.jpg' })
    await waitFor(() => expect(picture.querySelector('img')).toHaveProperty('complete', true))
    await userEvent.click(picture)
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Quay.jpg' }))
    await waitFor(() => expect(dialog.getByRole('img', { name: 'Preview of Quay.jpg' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(picture).toHaveFocus())
  },
}
export const Sending: Story = { args: { isSending: true, mark: <MessageStatus state="sending" /> } }
export const Sent: Story = { args: { mark: <MessageStatus state="sent" /> } }
export const Read: Story = { args: { mark: <MessageStatus state="read" /> } }
export const Failed: Story = {
  args: {
    mark: <MessageStatus state="failed" reason="You seem to be offline." onRetry={onRetry} onDiscard={fn()} />,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}
export const Waiting: Story = {
  args: { mark: <MessageStatus state="waiting" reason={null} onRetry={onRetry} onDiscard={fn()} /> },
}
export const OfTheProduct: Story = {
  render: () => <SystemMessage>You were interested. The conversation is open.</SystemMessage>,
}
export const Long: Story = {
  args: { body: `${'ab'.repeat(200)}\n\nhttps://a.example/${'very-long-path/'.repeat(20)}` },
  globals: { viewport: { value: 'narrow' } },
}
// CONV-66
export const BothDirections: Story = {
  args: { body: 'The plan is attached.\n\nالمخطط مرفق، هل يمكنك مراجعته؟\nhttps://a.example' },
  play: async ({ canvasElement }) => {
    const [first, blank, second] = canvasElement.querySelectorAll('[dir="auto"]')
    const directions = [first, second].map((line) => line && getComputedStyle(line).direction)
    await expect(directions).toEqual(['ltr', 'rtl'])
    await expect(blank?.getBoundingClientRect().height).toBeGreaterThan(0)
  },
}
export const RightToLeftWords: Story = { args: { body: 'مرحبا ثانديكا، هل يمكنك إرسال المخطط قبل يوم الثلاثاء؟' } }
