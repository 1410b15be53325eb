import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Switch } from './index.ts'

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { children: 'Open to work' },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('switch', { name: 'Open to work' })
    await userEvent.click(within(canvasElement).getByText('Open to work'))
    await expect(box).toBeChecked()
  },
}
export const Playground: Story = { args: { isDisabled: false } }
export const Selected: Story = { args: { defaultSelected: true } }
export const LabelAtStart: Story = { args: { defaultSelected: true, labelPosition: 'start' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const DisabledAndSelected: Story = { args: { isDisabled: true, defaultSelected: true } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Open to work'))
    await expect(within(canvasElement).getByRole('switch')).toBeChecked()
  },
}
export const WithoutLabel: Story = { args: { children: undefined, 'aria-label': 'Requests by mail' } }
