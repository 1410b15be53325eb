import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { listShortcuts } from '../shortcuts.ts'
import { ShortcutHelp } from './index.ts'

const meta = {
  title: 'Patterns/Frames/Shortcut help',
  component: ShortcutHelp,
  args: { isOpen: true, onOpenChange: fn(), groups: listShortcuts(true) },
} satisfies Meta<typeof ShortcutHelp>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const help = within(await within(document.body).findByRole('dialog', { name: 'Keys' }))
    await waitFor(() => expect(help.getByText('Bookmark, or take the bookmark away')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
export const OfContractors: Story = { args: { groups: listShortcuts(false) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
