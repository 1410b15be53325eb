import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { TextArea } from '../TextArea/index.ts'
import { Dialog } from './index.ts'

const open = async (canvasElement: HTMLElement) => {
  const button = within(canvasElement).getByRole('button')
  await userEvent.click(button)
  return { button, dialog: await within(document.body).findByRole('dialog') }
}

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    title: 'Decline the offer',
    children: 'Kestrel Freight is told, with your words if you write some.',
    trigger: <Button>Decline</Button>,
    actions: ({ close }) => (
      <>
        <Button variant="quiet" onPress={close}>
          Back
        </Button>
        <Button variant="primary" onPress={close}>
          Decline
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await expect(dialog).toHaveAccessibleName('Decline the offer')
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
  },
}
export const Playground: Story = { args: { size: 'md' } }
export const ClosesOnEscape: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const { button, dialog } = await open(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
// UI-47
export const ClosesOnBackdrop: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    const backdrop = dialog.parentElement?.parentElement as HTMLElement
    await userEvent.pointer([{ keys: '[MouseLeft]', target: backdrop, coords: { clientX: 4, clientY: 4 } }])
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}
export const ClosesOnCloseButton: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}
export const NotDismissable: Story = {
  args: { isDismissable: false, role: 'alertdialog', title: 'Your session has ended' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const dialog = await within(document.body).findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const WithHeading: Story = {
  args: { heading: 'Why not this time?', children: <TextArea label="A word to them" />, size: 'lg' },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}
export const Wide: Story = {
  args: { size: 'lg' },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}
export const WithoutActions: Story = {
  render: ({ title, trigger, children }) => (
    <Dialog title={title} trigger={trigger}>
      {children}
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1)
  },
}
export const Phone: Story = { ...Wide, args: {}, globals: { viewport: { value: 'phone' } } }
