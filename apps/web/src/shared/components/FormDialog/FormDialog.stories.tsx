import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextField } from '@guildhall/ui-kit/TextField'
import { FormDialog } from './index.ts'

const meta = {
  title: 'Patterns/Frames/Form dialog',
  component: FormDialog,
  args: {
    title: 'Change your mobile',
    saveText: 'Save',
    onSave: fn(),
    onClose: fn(),
    children: <TextField label="Mobile" name="mobile" defaultValue="+15125550142" />,
  },
} satisfies Meta<typeof FormDialog>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await body().findByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalled()
    await userEvent.click(body().getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const Failed: Story = { args: { refusal: 'You seem to be offline. Please try again.' } }
export const Danger: Story = { args: { title: 'Delete your account', saveText: 'Delete my account', isDanger: true } }
export const Pending: Story = { args: { isPending: true } }
// UI-60
export const SecretAnswerPending: Story = {
  tags: ['test-only'],
  args: { isPending: true, hasSecretAnswer: true, onClose: fn() },
  play: async ({ args }) => {
    const dialog = within(await body().findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const Long: Story = {
  args: { title: 'Wolfeschlegelsteinhausenbergerdorff בן־ציון' },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
