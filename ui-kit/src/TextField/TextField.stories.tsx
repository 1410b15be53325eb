import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { Copy, MapPin, Search } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/index.ts'
import { TextField } from './index.ts'

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Job title', placeholder: 'Job title or words' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Job title' })
    await userEvent.type(input, 'Data engineer')
    await expect(input).toHaveValue('Data engineer')
  },
}
export const Playground: Story = { args: { description: 'Words, the last one as a beginning', isRequired: false } }
export const Described: Story = {
  args: { description: 'Words, the last one as a beginning' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Words, the last one as a beginning',
    )
  },
}
export const Invalid: Story = {
  args: {
    defaultValue: '0',
    suffix: 'months',
    errorMessage: 'Min value of 0.1 months',
    description: 'Not shown beside an error',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Min value of 0.1 months')
  },
}
export const Disabled: Story = {
  args: {
    defaultValue: 'Kestrel Freight',
    isDisabled: true,
    description: 'Only an admin can change it. Ask Priya Raman.',
  },
}
export const Loading: Story = {
  args: { defaultValue: 'kestrelfreight.example', isLoading: true, description: 'Checking the address' },
}
export const WithIcon: Story = { args: { icon: Search } }
export const WithSuffix: Story = {
  args: { label: 'Rate an hour', secondaryLabel: 'Asks ZAR 900', suffix: '≈ ZAR 698', icon: MapPin },
}
export const Counted: Story = {
  render: function Counted(args) {
    const [value, setValue] = useState('Data')
    return <TextField {...args} value={value} onChange={setValue} maxLength={60} showCharacterCount />
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '!')
    await waitFor(() => expect(within(canvasElement).getByText('5 of 60')).toBeVisible())
  },
}
export const Warning: Story = {
  args: { defaultValue: 'USD 30', description: '22% under the rate asked', descriptionTone: 'warning' },
}
export const Success: Story = { args: { description: 'This address is free', descriptionTone: 'success' } }
export const ReadOnly: Story = {
  args: { defaultValue: 'GH-2026-0418', isReadOnly: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.type(input, '9')
    await expect(input).toHaveValue('GH-2026-0418')
  },
}
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeRequired()
  },
}
export const WithAction: Story = {
  args: { defaultValue: 'JBSWY3DPEHPK3PXP', action: <IconButton size="sm" label="Copy" icon={Copy} /> },
}
export const Large: Story = { args: { size: 'lg' } }
