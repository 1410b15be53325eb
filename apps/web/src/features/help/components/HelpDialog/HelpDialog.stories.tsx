import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { HelpDialog, type HelpDialogProps } from './index.ts'

const meta = {
  title: 'Patterns/Frames/Help dialog',
  component: HelpDialog,
  args: {
    email: 'dana@kestrel.example',
    onClose: fn(),
    onSend: fn<HelpDialogProps['onSend']>(() => Promise.resolve(null)),
  },
} satisfies Meta<typeof HelpDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await within(document.body).findByRole('dialog'))

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.type(dialog.getByRole('textbox', { name: 'What do you need?' }), 'Where is my invoice?')
    await userEvent.click(dialog.getByRole('button', { name: 'Send question' }))
    await expect(args.onSend).toHaveBeenCalledWith('Where is my invoice?')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
// UI-23
export const Empty: Story = {
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: 'Send question' }))
    await waitFor(() => expect(dialog.getByText('Please say what you need.')).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  args: { onSend: fn<HelpDialogProps['onSend']>(() => Promise.resolve('You seem to be offline. Please try again.')) },
  play: async () => {
    const dialog = await opened()
    await userEvent.type(dialog.getByRole('textbox'), 'Where is it?')
    await userEvent.click(dialog.getByRole('button', { name: 'Send question' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('You seem to be offline.'))
    await expect(dialog.getByRole('textbox')).toHaveValue('Where is it?')
  },
}
export const Long: Story = {
  args: { email: `${'very-long-name.'.repeat(6)}@frachtlogistik-und-containerverschiffung.example` },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
