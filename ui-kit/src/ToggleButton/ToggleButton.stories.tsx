import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Bookmark } from '../Icon/icons.ts'
import { ToggleButton } from './index.ts'

const meta = {
  title: 'Components/Actions/ToggleButton',
  component: ToggleButton,
  args: { label: 'Bookmark', icon: Bookmark },
} satisfies Meta<typeof ToggleButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Bookmark' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}
export const Playground: Story = { args: { isDisabled: false } }
export const Selected: Story = { args: { defaultSelected: true } }
export const WithLabel: Story = { args: { defaultSelected: true, children: 'Bookmarked' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const DisabledAndSelected: Story = { args: { isDisabled: true, defaultSelected: true } }
