import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleSearch } from '../../../candidates/samples/searches.ts'
import { QueryBar } from './index.ts'

const meta = {
  title: 'Patterns/Query bar',
  component: QueryBar,
  args: {
    query: sampleSearch,
    titles: ['Data engineer', 'Data engineering manager'],
    places: [
      {
        id: '1',
        title: 'Cape Town, Western Cape, South Africa',
        locationType: 'other',
        latitude: -33.9,
        longitude: 18.4,
      },
      { id: '2', title: 'Cape Verde', locationType: 'country', latitude: 16, longitude: -24 },
    ],
    onTitleTyped: fn(),
    onPlaceTyped: fn(),
    onSearch: fn(),
  },
} satisfies Meta<typeof QueryBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement)
    const field = bar.getByRole('combobox', { name: 'Job title' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Analyst{Enter}')
    await expect(args.onTitleTyped).toHaveBeenCalledWith('Analyst')
    await expect(args.onSearch).toHaveBeenLastCalledWith(
      expect.objectContaining({ jobTitle: 'Analyst', location: 'South Africa', locationType: 'country' }),
    )
  },
}
export const ChoosesAPlace: Story = {
  play: async ({ canvasElement, args }) => {
    const place = within(canvasElement).getByRole('combobox', { name: 'Place' })
    await userEvent.clear(place)
    await userEvent.type(place, 'Cape')
    await userEvent.click(await within(document.body).findByRole('option', { name: /^Cape Town/ }))
    await expect(args.onSearch).toHaveBeenLastCalledWith(
      expect.objectContaining({ jobTitle: 'Data engineer', locationType: 'other', latitude: -33.9 }),
    )
  },
}
export const Anywhere: Story = {
  play: async ({ canvasElement, args }) => {
    const place = within(canvasElement).getByRole('combobox', { name: 'Place' })
    await userEvent.clear(place)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith(
      expect.objectContaining({ locationType: 'anywhere', latitude: null, location: '' }),
    )
  },
}
export const Empty: Story = {
  args: { query: { jobTitle: '', location: '', locationType: 'anywhere', latitude: null, longitude: null } },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const Long: Story = {
  args: {
    query: {
      ...sampleSearch,
      jobTitle: 'Principal data platform and machine learning infrastructure engineer, second line',
      location: 'Llanfairpwllgwyngyllgogerychwyrndrobwll, Ynys Môn, Cymru, United Kingdom',
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
