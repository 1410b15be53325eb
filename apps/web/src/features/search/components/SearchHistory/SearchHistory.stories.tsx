import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sampleNow } from '../../../candidates/samples/people.ts'
import { sampleHistory } from '../../samples/searches.ts'
import { sampleSearch } from '../../../candidates/samples/searches.ts'
import { SearchHistory } from './index.ts'

const meta = {
  title: 'Patterns/Search/Search history',
  component: SearchHistory,
  args: {
    history: { state: 'ready', value: sampleHistory },
    now: sampleNow,
    onChoose: fn(),
    onRemove: fn(),
    onClear: fn(),
  },
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
    await waitFor(() => expect(menu.getByText(/^Your last 50 are kept/)).toBeVisible())
    await userEvent.click(menu.getByRole('button', { name: /^Actuary, Sydney/ }))
    await expect(context.args.onChoose).toHaveBeenCalledWith(sampleHistory[1])
  },
}
export const Open: Story = {}
export const DeletesOneAndAll: Story = {
  play: async (context) => {
    await meta.play(context)
    const menu = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(menu.getByText(/^4 new since/)).toBeVisible())
    await userEvent.click(menu.getByRole('button', { name: /^Delete the search Actuary/ }))
    await expect(context.args.onRemove).toHaveBeenCalledWith(sampleHistory[1])
    await userEvent.click(menu.getByRole('button', { name: 'Delete all' }))
    await waitFor(() => expect(menu.getByRole('alert')).toHaveTextContent('cannot be undone'))
    await userEvent.click(menu.getByRole('button', { name: 'Delete all' }))
    await expect(context.args.onClear).toHaveBeenCalled()
  },
}
export const Empty: Story = { args: { history: { state: 'ready', value: [] } } }
export const Loading: Story = { args: { history: { state: 'loading' } } }
export const Failed: Story = {
  args: { history: { state: 'failed', message: 'You seem to be offline. Please try again.', onRetry: fn() } },
}
export const Long: Story = {
  args: {
    history: {
      state: 'ready',
      value: Array.from({ length: 9 }, (_, index) => ({
        ...sampleHistory[0],
        uuid: `00000000-0000-7000-8000-00000000000${index}`,
        parameters: {
          ...sampleSearch,
          jobTitle: 'Principal data platform and machine learning infrastructure engineer, second line',
          location: 'Llanfairpwllgwyngyllgogerychwyrndrobwll, Ynys Môn, Cymru, United Kingdom',
        },
        viewed: [],
        results: [],
        searchedAt: sampleNow,
        newCount: index === 0 ? 100 : null,
      })),
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
  play: async (context) => {
    await meta.play(context)
    await within(document.body).findByText(/^9 are shown, 50 kept/)
  },
}
