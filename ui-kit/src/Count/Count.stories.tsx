import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Count } from './index.ts'

const meta = {
  title: 'Kit/Count',
  component: Count,
  args: { value: 3, of: 'unread' },
} satisfies Meta<typeof Count>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 unread')
  },
}
export const Playground: Story = { args: { isQuiet: false } }
export const Many: Story = {
  args: { value: 120 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('99+')
  },
}
export const None: Story = {
  args: { value: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('unread')
  },
}
export const Quiet: Story = { args: { value: 12, isQuiet: true } }
export const OwnMaximum: Story = {
  args: { value: 12, maximum: 9 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('9+')
  },
}
