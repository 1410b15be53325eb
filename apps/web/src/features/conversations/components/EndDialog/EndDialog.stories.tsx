import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EndDialog } from './index.ts'

const meta = {
  title: 'Patterns/Conversations/End dialog',
  component: EndDialog,
  args: { ending: 'blocked', name: 'Thandeka Mkhize', onClose: fn(), onEnd: fn() },
} satisfies Meta<typeof EndDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(document.body).findByRole('alertdialog')

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Block' }))
    await expect(args.onEnd).toHaveBeenCalledWith('blocked')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
// CONV-13
export const Withdrawing: Story = {
  args: { ending: 'withdrawn' },
  play: async ({ args }) => {
    await expect(await dialog()).toHaveTextContent(
      'You can ask again after 30 days, unless your request before this one had no answer either.',
    )
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Keep it' }))
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}
export const Long: Story = {
  args: { name: 'Nosipho-Alexandrina van der Westhuizen-Montgomery of Kestrel Freight Forwarding (Pty) Ltd' },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
