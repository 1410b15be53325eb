import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LoadMore } from './index.ts'

const meta = {
  title: 'Components/Navigation/LoadMore',
  component: LoadMore,
  args: { status: '25 of 63 people', label: 'Show 25 more', hasMore: true, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show 25 more' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('25 of 63 people')
  },
}
export const Playground: Story = { args: { isLoading: false } }
export const Loading: Story = { args: { isLoading: true } }
export const AllLoaded: Story = { args: { hasMore: false, status: 'All 63 people' } }
