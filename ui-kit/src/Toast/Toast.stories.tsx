import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Archive } from '../Icon/icons.ts'
import { Button } from '../Button/index.ts'
import { createToastQueue, ToastRegion, type ToastContent, type ToastQueue } from './index.ts'

const undo = fn()
const archived: ToastContent = {
  text: 'Conversation with Callum archived',
  icon: Archive,
  action: { label: 'Undo', onAction: undo },
}

const Shown = ({ toasts, notice }: { readonly toasts: ToastQueue; readonly notice: ToastContent }) => (
  <>
    <Button onPress={() => toasts.show(notice, { timeout: null })}>Archive</Button>
    <ToastRegion toasts={toasts} />
  </>
)
const shown = (notice: ToastContent): Pick<Story, 'render' | 'play'> => ({
  render: () => <Shown toasts={createToastQueue()} notice={notice} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Archive' }))
    const text = await within(document.body).findByText(notice.text)
    await waitFor(() => expect(text).toBeVisible())
  },
})

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  // Toasts are at the edge of the page.
  parameters: { docs: { story: { inline: false } } },
  args: {},
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = shown(archived)
export const Playground: Story = shown({ text: 'Saved' })
export const Undo: Story = {
  render: () => <Shown toasts={createToastQueue()} notice={archived} />,
  play: async ({ canvasElement }) => {
    undo.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Archive' }))
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(document.body).queryByText(archived.text)).toBeNull())
  },
}
export const Dismiss: Story = {
  render: () => <Shown toasts={createToastQueue()} notice={archived} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Archive' }))
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(within(document.body).queryByText(archived.text)).toBeNull())
  },
}
export const Failure: Story = shown({
  text: 'The bookmark was not saved. You seem to be offline.',
  tone: 'danger',
  action: { label: 'Retry', onAction: undo },
})
export const Success: Story = shown({ text: 'Request sent', tone: 'success' })
export const Long: Story = {
  ...shown({
    text: 'Your request to Maximiliane-Alexandra Hohenlohe-Waldenburg-Schillingsfürst was not sent. Please try again.',
    tone: 'danger',
    action: { label: 'Retry', onAction: undo },
  }),
  globals: { viewport: { value: 'narrow' } },
}
export const Several: Story = {
  ...shown(archived),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Archive' })
    for (const _ of [1, 2, 3, 4]) await userEvent.click(button)
    await waitFor(() => expect(within(document.body).getAllByText(archived.text)).toHaveLength(3))
  },
}
