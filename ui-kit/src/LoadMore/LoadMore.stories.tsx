import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { LoadMore, Pagination } from './index.ts'

const meta = {
  title: 'Kit/LoadMore',
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
export const End: Story = { args: { hasMore: false, status: 'All 63 people' } }
export const Pages: Story = {
  render: function Pages() {
    const [page, setPage] = useState(1)
    return <Pagination label="Pages of invoices" page={page} pageCount={2} onChange={setPage} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(canvas.getByText('2 of 2')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
  },
}
export const FirstPage: Story = {
  render: () => <Pagination label="Pages of invoices" page={1} pageCount={3} onChange={fn()} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Previous page' })).toBeDisabled()
  },
}
export const LastPage: Story = {
  render: () => <Pagination label="Pages of invoices" page={3} pageCount={3} onChange={fn()} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Next page' })).toBeDisabled()
  },
}
