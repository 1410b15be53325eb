import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sampleNow } from '../../app/candidates/samples/people.ts'
import { sampleHistory } from '../../app/candidates/samples/searches.ts'
import { SearchHistory } from './index.ts'

const meta = {
  title: 'Patterns/Search history',
  component: SearchHistory,
  args: { history: { state: 'ready', value: sampleHistory }, now: sampleNow, onChoose: fn() },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'History' }))
    await within(document.body).findByRole('dialog', { name: 'Search history' })
  },
} satisfies Meta<typeof SearchHistory>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    await meta.play(context)
    const menu = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(menu.getByText('Payroll specialist, anywhere')).toBeVisible())
    await userEvent.click(menu.getByRole('button', { name: /^Actuary, Sydney/ }))
    await expect(context.args.onChoose).toHaveBeenCalledWith(sampleHistory[1])
  },
}
export const Open: Story = {}
export const Empty: Story = { args: { history: { state: 'ready', value: [] } } }
export const Loading: Story = { args: { history: { state: 'loading' } } }
export const Failed: Story = {
  args: { history: { state: 'failed', problem: 'You seem to be offline. Please try again.', retry: fn() } },
}
