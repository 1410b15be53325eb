import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Popover } from './index.ts'

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button>Why this match</Button>,
    label: 'Why this match',
    children: 'Five of seven criteria are met.',
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await waitFor(() => expect(within(document.body).getByRole('dialog', { name: 'Why this match' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const Playground: Story = { args: { placement: 'bottom start' } }
export const Open: Story = { args: { isOpen: true, onOpenChange: () => undefined } }
export const FitContent: Story = { args: { ...Open.args, fitContent: true, children: 'Short.' } }
