import type { Meta, StoryObj } from '@storybook/react-vite'
import { relaxations } from '@guildhall/domain/search'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleSearch } from '../../../candidates/samples/searches.ts'
import { NoResults } from './index.ts'

const meta = {
  title: 'Patterns/No results',
  component: NoResults,
  args: {
    relaxations: relaxations(sampleSearch)
      .slice(0, 4)
      .map((relaxation, index) => ({ ...relaxation, count: 11 - index * 3 })),
    onChoose: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof NoResults>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Up to USD 75 an hour/ }))
    await expect(args.onChoose).toHaveBeenCalledWith({ ...sampleSearch, contractBudget: 75 })
  },
}
export const Loading: Story = { args: { relaxations: null } }
export const NothingHelps: Story = {
  args: { relaxations: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear all filters' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const Long: Story = {
  args: {
    relaxations: relaxations({
      ...sampleSearch,
      jobTitle: 'Principal data platform and machine learning infrastructure engineer, second line',
      location: 'Llanfairpwllgwyngyllgogerychwyrndrobwll, Ynys Môn, Cymru, United Kingdom',
    }).map((relaxation) => ({
      ...relaxation,
      count: 1_234,
    })),
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
