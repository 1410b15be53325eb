import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextField } from '@guildhall/ui-kit/TextField'
import { FormDrawer } from './index.ts'

const meta = {
  title: 'Patterns/Frames/Form drawer',
  component: FormDrawer,
  args: {
    title: 'Main profile',
    saveText: 'Save profile',
    onSave: fn(),
    onCancel: fn(),
    onClose: fn(),
    children: <TextField label="Job title" name="jobTitle" defaultValue="Data engineer" />,
  },
} satisfies Meta<typeof FormDrawer>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await body().findByRole('button', { name: 'Save profile' }))
    await expect(args.onSave).toHaveBeenCalled()
    await userEvent.click(body().getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const Draft: Story = { args: { isDraft: true } }
export const Pending: Story = { args: { isPending: true } }
export const Failed: Story = { args: { refusal: 'You seem to be offline. Please try again.', isDraft: true } }
export const Long: Story = {
  args: { title: 'Wolfeschlegelsteinhausenbergerdorff בן־ציון', isDraft: true },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
