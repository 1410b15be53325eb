import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { ReportDialog, type ReportDialogProps, type SendReport } from './index.ts'

const subject = { type: 'message' as const, uuid: '0199a1f4-7c1e-7a53-9c3d-000000000001', name: 'this message' }

const meta = {
  title: 'Patterns/Conversations/Report dialog',
  component: ReportDialog,
  args: { subject, onClose: fn(), onSend: fn<SendReport>(() => Promise.resolve(null)) },
} satisfies Meta<typeof ReportDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await within(document.body).findByRole('dialog'))

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByText('Spam or advertising'))
    await userEvent.type(dialog.getByRole('textbox'), 'The same text five times')
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    await expect(args.onSend).toHaveBeenCalledWith(subject, 'spam', 'The same text five times')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
// UI-23
export const NothingChosen: Story = {
  play: async () => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(dialog.getByText('Please choose what is wrong.')).toBeVisible())
    await waitFor(() => expect(dialog.getAllByRole('radio')[0]).toHaveFocus())
  },
}
const Reopened = (args: ReportDialogProps) => {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Report</Button>
      <ReportDialog {...args} subject={isOpen ? args.subject : null} onClose={() => setOpen(false)} />
    </>
  )
}
// UI-64
export const ClosedUnsent: Story = {
  tags: ['test-only'],
  render: (args) => <Reopened {...args} />,
  play: async ({ canvasElement }) => {
    const dialog = await opened()
    await userEvent.type(dialog.getByRole('textbox'), 'The same text five times')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Report' }))
    await expect((await opened()).getByRole('textbox')).toHaveValue('The same text five times')
  },
}
// UI-67
export const NoteTooLong: Story = {
  tags: ['test-only'],
  args: { onSend: fn<SendReport>(() => Promise.resolve(null)) },
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByText('Spam or advertising'))
    await userEvent.click(dialog.getByRole('textbox'))
    await userEvent.paste('a'.repeat(1_001))
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(dialog.getByText('The maximum length allowed is 1000')).toBeVisible())
    await expect(dialog.getByRole('textbox')).toHaveValue('a'.repeat(1_001))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  args: { onSend: fn<SendReport>(() => Promise.resolve('You seem to be offline. Please try again.')) },
  play: async () => {
    const dialog = await opened()
    await userEvent.click(dialog.getByText('Something else'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('You seem to be offline.'))
  },
}
export const Long: Story = {
  args: {
    subject: {
      ...subject,
      type: 'company',
      name: 'Internationale Gesellschaft für Frachtlogistik und Containerverschiffung mbH & Co. KG',
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
