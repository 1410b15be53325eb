import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Checkbox, CheckboxGroup } from './index.ts'

const meta = {
  title: 'Components/Forms/Checkbox',
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
  args: { children: 'I agree to the terms', errorMessage: 'Agree to the terms to go on' },
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
export const DisabledAndSelected: Story = { args: { isDisabled: true, defaultSelected: true } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Must have all'))
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked()
  },
}
export const Required: Story = {
  args: { children: 'I agree to the terms', isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'I agree to the terms' })).toBeRequired()
    const text = within(canvasElement).getByText('I agree to the terms')
    await expect(getComputedStyle(text, '::after').content).toContain('*')
  },
}
export const GroupDescribed: Story = {
  render: () => (
    <CheckboxGroup label="Tell me by mail about" description="Guildhall itself always tells you">
      <Checkbox value="requests">Requests</Checkbox>
      <Checkbox value="messages">Messages</Checkbox>
    </CheckboxGroup>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(
      'Guildhall itself always tells you',
    )
  },
}
export const GroupInvalid: Story = {
  render: () => (
    <CheckboxGroup label="Languages you work in" errorMessage="Choose one at least">
      <Checkbox value="en">English</Checkbox>
      <Checkbox value="pt">Portuguese</Checkbox>
    </CheckboxGroup>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription('Choose one at least')
  },
}
export const GroupDisabled: Story = {
  render: () => (
    <CheckboxGroup label="Tell me by mail about" defaultValue={['requests']} isDisabled>
      <Checkbox value="requests">Requests</Checkbox>
      <Checkbox value="messages">Messages</Checkbox>
    </CheckboxGroup>
  ),
  play: async ({ canvasElement }) => {
    for (const box of within(canvasElement).getAllByRole('checkbox')) await expect(box).toBeDisabled()
  },
}
