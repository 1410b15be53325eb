import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { List, Map } from '../Icon/icons.ts'
import { SegmentedControl } from './index.ts'

const kinds = [
  { id: 'any', label: 'Any' },
  { id: 'remote', label: 'Remote' },
  { id: 'hybrid', label: 'Hybrid' },
]

const meta = {
  title: 'Components/Forms/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Work type', segments: kinds, defaultValue: 'any', onChange: fn() },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Remote'))
    await expect(args.onChange).toHaveBeenCalledWith('remote')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('hybrid')
  },
}
export const Playground: Story = { args: { size: 'md', fullWidth: false } }
export const FullWidth: Story = { args: { fullWidth: true } }
export const WithIcons: Story = {
  args: {
    label: 'View',
    segments: [
      { id: 'list', label: 'List', icon: List },
      { id: 'map', label: 'Map', icon: Map },
    ],
    defaultValue: 'list',
    size: 'sm',
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const Small: Story = { args: { size: 'sm' } }
export const DisabledSegment: Story = {
  args: { segments: [...kinds, { id: 'site', label: 'On site', isDisabled: true }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'On site' })).toBeDisabled()
  },
}
export const Described: Story = { args: { description: 'Where the work is done' } }
export const Invalid: Story = { args: { defaultValue: null, errorMessage: 'Choose one' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Remote'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
