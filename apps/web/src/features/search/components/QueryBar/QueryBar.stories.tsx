import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sampleSearch } from '../../../candidates/samples/searches.ts'
import { QueryBar, type ReadPlace } from './index.ts'
import { anywhere } from './query.ts'

const newYork = {
  id: '3',
  title: 'New York City, New York, United States',
  locationType: 'other',
  latitude: 40.7,
  longitude: -74,
} as const

/** Reads three texts; all others name no place. */
const readSample: ReadPlace = async (text) => {
  if (text === 'New Yrok') return { place: newYork, isRemote: false }
  if (text === 'remote near New York') return { place: newYork, isRemote: true }
  if (text === 'offline') throw new Error('The server is away')
  return null
}

const meta = {
  title: 'Patterns/Search/Query bar',
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
    readPlace: readSample,
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
// SRCH-54
export const AnArrowChoosesWhatExists: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement)
    const title = bar.getByRole('combobox', { name: 'Job title' })
    await userEvent.clear(title)
    await userEvent.type(title, 'dat{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ jobTitle: 'Data engineer' })),
    )
    const place = bar.getByRole('combobox', { name: 'Place' })
    await userEvent.clear(place)
    await userEvent.type(place, 'cap{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenLastCalledWith(
        expect.objectContaining({ location: 'Cape Town, Western Cape, South Africa' }),
      ),
    )
  },
}
const typePlace = async (canvasElement: HTMLElement, text: string): Promise<HTMLElement> => {
  const place = within(canvasElement).getByRole('combobox', { name: 'Place' })
  await userEvent.clear(place)
  await userEvent.type(place, `${text}{Enter}`)
  return place
}
// SRCH-53
export const ReadsThePlaceWhenTheSearchIsSent: Story = {
  args: { places: [] },
  play: async ({ canvasElement, args }) => {
    const place = await typePlace(canvasElement, 'New Yrok')
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenLastCalledWith({
        jobTitle: 'Data engineer',
        location: newYork.title,
        locationType: 'other',
        latitude: 40.7,
        longitude: -74,
      }),
    )
    await expect(place).toHaveValue(newYork.title)
    await typePlace(canvasElement, 'remote near New York')
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ workType: 'Remote', latitude: 40.7 })),
    )
  },
}
// SRCH-53
export const NoSuchPlace: Story = {
  args: { places: [], query: { ...anywhere, jobTitle: 'Nurse' } },
  play: async ({ canvasElement, args }) => {
    const place = await typePlace(canvasElement, 'Qwertyville')
    await waitFor(() =>
      expect(place).toHaveAccessibleDescription('No place is called “Qwertyville”, so nothing was searched.'),
    )
    await expect(place).toBeInvalid()
    await expect(place).toHaveValue('Qwertyville')
    await expect(place).toHaveFocus()
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}
export const NoSuchPlaceOnAPhone: Story = { ...NoSuchPlace, globals: { viewport: { value: 'narrow' } } }
export const PlaceCannotBeRead: Story = {
  args: { places: [] },
  play: async ({ canvasElement, args }) => {
    const place = await typePlace(canvasElement, 'offline')
    await waitFor(() => expect(place).toHaveAccessibleDescription(/could not be looked up, so nothing was searched/))
    await userEvent.type(place, 's')
    await expect(place).not.toBeInvalid()
    await expect(args.onSearch).not.toHaveBeenCalled()
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
export const Empty: Story = { args: { query: { ...anywhere, jobTitle: '' } } }
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
