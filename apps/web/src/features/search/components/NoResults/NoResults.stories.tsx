import type { Meta, StoryObj } from '@storybook/react-vite'
import { relaxations } from '@guildhall/domain/search'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleSearch } from '../../../candidates/samples/searches.ts'
import { NoResults } from './index.ts'

const meta = {
  title: 'Patterns/Search/No results',
  component: NoResults,
  args: {
    search: sampleSearch,
    words: { didYouMean: [], fewerWords: [], titles: [], looksLikeName: false },
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
// SRCH-55
export const FewerWords: Story = {
  args: {
    search: { ...sampleSearch, jobTitle: 'senior nurse python' },
    words: {
      didYouMean: [],
      fewerWords: [
        { text: 'senior python', people: 14 },
        { text: 'nurse', people: 6 },
      ],
      titles: [],
      looksLikeName: false,
    },
  },
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('region', { name: 'Fewer words' })
    await userEvent.click(within(group).getByRole('button', { name: '“nurse” 6 people' }))
    await expect(args.onChoose).toHaveBeenCalledWith({ ...sampleSearch, jobTitle: 'nurse' })
  },
}
// SRCH-56
export const DidYouMean: Story = {
  args: {
    search: { ...sampleSearch, jobTitle: 'devlopre' },
    words: { didYouMean: [{ text: 'developer', people: 312 }], fewerWords: [], titles: [], looksLikeName: false },
    relaxations: [],
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('region', { name: 'Did you mean' })
    await expect(within(group).getByRole('button', { name: '“developer” 312 people' })).toBeVisible()
    await expect(within(canvasElement).queryByRole('region', { name: 'Or drop one thing' })).toBeNull()
  },
}
// SRCH-55
export const LikeNothing: Story = {
  args: {
    search: { ...sampleSearch, jobTitle: 'zzyzx' },
    words: {
      didYouMean: [],
      fewerWords: [],
      titles: [
        { text: 'Data engineer', people: 41 },
        { text: 'Registered nurse', people: 38 },
      ],
      looksLikeName: false,
    },
  },
}
// SRCH-57
export const LooksLikeAName: Story = {
  args: {
    search: { ...sampleSearch, jobTitle: 'Thandeka Mkhize' },
    words: {
      didYouMean: [],
      fewerWords: [],
      titles: [{ text: 'Data engineer', people: 41 }],
      looksLikeName: true,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Names are not searched/)).toBeVisible()
  },
}
export const Loading: Story = { args: { relaxations: null } }
export const LoadingWords: Story = { args: { words: null } }
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
