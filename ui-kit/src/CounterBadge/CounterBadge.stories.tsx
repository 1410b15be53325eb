import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CounterBadge } from './index.ts'

const meta = {
  title: 'Components/Content/CounterBadge',
  component: CounterBadge,
  args: { count: 3, label: 'unread' },
} satisfies Meta<typeof CounterBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 unread')
  },
}
export const Playground: Story = { args: { isQuiet: false } }
export const Many: Story = {
  args: { count: 120 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('99+')
  },
}
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('unread')
  },
}
export const Quiet: Story = { args: { count: 12, isQuiet: true } }
export const OwnMaximum: Story = {
  args: { count: 12, max: 9 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('9+')
  },
}
