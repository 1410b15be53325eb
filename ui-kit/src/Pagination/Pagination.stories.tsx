import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Pagination } from './index.ts'

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { label: 'Pages of invoices', page: 1, pageCount: 2, onChange: fn() },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: function Default(args) {
    const [page, setPage] = useState(args.page)
    return <Pagination {...args} page={page} onChange={setPage} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(canvas.getByText('2 of 2')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
  },
}
export const Playground: Story = { args: { page: 2, pageCount: 5 } }
export const FirstPage: Story = {
  args: { pageCount: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Previous page' })).toBeDisabled()
  },
}
export const LastPage: Story = {
  args: { page: 3, pageCount: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Next page' })).toBeDisabled()
  },
}
