import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Cluster } from '../Stack/index.ts'
import { Kbd } from './index.ts'

const meta = {
  title: 'Components/Content/Kbd',
  component: Kbd,
  args: { children: 'b' },
} satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { children: '↵', isAlwaysVisible: true } }
export const Combination: Story = {
  render: () => (
    <Cluster>
      <Kbd>j</Kbd>
      <Kbd>k</Kbd>
      <Kbd>Ctrl ↵</Kbd>
      <Kbd>?</Kbd>
    </Cluster>
  ),
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('b')).not.toBeVisible()
  },
}
export const AlwaysVisible: Story = {
  args: { isAlwaysVisible: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('b')).toBeVisible())
  },
}
