import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Checkbox, CheckboxGroup } from './index.ts'

const meta = {
  title: 'Kit/Checkbox',
  component: Checkbox,
  args: { children: 'Must have all' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Must have all' })
    await userEvent.click(within(canvasElement).getByText('Must have all'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}
export const Playground: Story = { args: { isDisabled: false, isIndeterminate: false } }
export const Selected: Story = { args: { defaultSelected: true } }
export const Indeterminate: Story = { args: { isIndeterminate: true } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Described: Story = { args: { description: 'Else any one of them is enough' } }
export const Invalid: Story = {
  args: { children: 'I agree to the terms', error: 'Agree to the terms to go on' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBeInvalid()
  },
}
export const Group: Story = {
  render: () => (
    <CheckboxGroup label="Tell me by mail about" defaultValue={['requests']}>
      <Checkbox value="requests">Requests</Checkbox>
      <Checkbox value="messages">Messages</Checkbox>
      <Checkbox value="news" isDisabled>
        News
      </Checkbox>
    </CheckboxGroup>
  ),
}
