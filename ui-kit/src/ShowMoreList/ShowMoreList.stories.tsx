import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ShowMoreList, type ShowMoreListProps } from './index.ts'

const jobs = ['Lead', 'Senior', 'Engineer', 'Junior', 'Intern', 'Student', 'Pupil'] as const

const meta = {
  title: 'Components/Layout/ShowMoreList',
  component: ShowMoreList<string>,
  args: { items: jobs, getKey: (job) => job, children: (job) => job, label: 'Jobs' },
} satisfies Meta<ShowMoreListProps<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more of 5' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await waitFor(() => expect(canvas.getByText('Engineer')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Playground: Story = { args: { initialCount: 3, step: 2 } }
export const Short: Story = {
  args: { items: jobs.slice(0, 2) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
export const Empty: Story = { args: { items: [] } }
