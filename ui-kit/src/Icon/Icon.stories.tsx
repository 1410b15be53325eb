import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Cluster } from '../Stack/index.ts'
import * as icons from './icons.ts'
import { Icon } from './index.ts'

const meta = {
  title: 'Components/Content/Icon',
  component: Icon,
  args: { icon: icons.Bookmark },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { size: 'lg', isFilled: false } }
export const Filled: Story = { args: { isFilled: true } }
export const Sizes: Story = {
  render: () => (
    <Cluster>
      <Icon icon={icons.Search} size="sm" />
      <Icon icon={icons.Search} />
      <Icon icon={icons.Search} size="lg" />
    </Cluster>
  ),
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Cluster>
      <Icon icon={icons.ArrowLeft} data-testid="back" />
      <Icon icon={icons.Search} data-testid="search" />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(getComputedStyle(canvas.getByTestId('back')).scale).toBe('-1 1'))
    await expect(getComputedStyle(canvas.getByTestId('search')).scale).toBe('none')
  },
}
export const All: Story = {
  render: () => (
    <Cluster gap={4}>
      {Object.entries(icons).map(([name, icon]) => (
        <Icon key={name} icon={icon} />
      ))}
    </Cluster>
  ),
}
