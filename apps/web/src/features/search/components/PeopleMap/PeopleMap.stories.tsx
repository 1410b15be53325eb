import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longPeople, samplePeople } from '../../../candidates/samples/people.ts'
import { sampleLens } from '../../../candidates/samples/searches.ts'
import { CandidateCard } from '../../../candidates/index.ts'
import { PeopleMap } from './index.ts'

const Shown = (props: ComponentProps<typeof PeopleMap>) => {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [near, setNear] = useState(props.near)
  return (
    <QueryClientProvider client={queries}>
      <div style={{ display: 'grid', height: 480 }}>
        <PeopleMap {...props} near={near} onNear={setNear} />
      </div>
    </QueryClientProvider>
  )
}

const found = (people: typeof samplePeople) => ({
  state: 'ready' as const,
  value: { hits: people, total: people.length, isTotalExact: true },
})

const meta = {
  title: 'Patterns/Search/People map',
  component: PeopleMap,
  render: (args) => <Shown {...args} />,
  args: {
    found: found(samplePeople),
    country: null,
    near: new Set<string>(),
    onNear: fn(),
    renderPerson: (person) => (
      <CandidateCard
        key={person.uuid}
        candidate={person}
        lens={sampleLens}
        href="/search-results"
        isBookmarked={false}
        onOpen={fn()}
        onBookmark={fn()}
      />
    ),
  },
} satisfies Meta<typeof PeopleMap>
export default meta
type Story = StoryObj<typeof meta>

const pin = async (canvasElement: HTMLElement, name: RegExp): Promise<HTMLElement> =>
  within(canvasElement).findByRole('button', { name }, { timeout: 10_000 })

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await pin(canvasElement, /^Rajesh Pillay, /))
    const card = within(await within(canvasElement).findByRole('region', { name: /^Rajesh Pillay, / }))
    await waitFor(() => expect(card.getByRole('heading', { name: /^Rajesh Pillay, / })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).getByRole('application')).toHaveFocus())
  },
}
/** The country of the search is highlighted. */
export const OfACountry: Story = { args: { country: { latitude: -29, longitude: 24 } } }
export const Near: Story = { args: { near: new Set(samplePeople.slice(1, 2).map(({ uuid }) => uuid)) } }
export const Empty: Story = { args: { found: found(samplePeople.map((one) => ({ ...one, placePoint: null }))) } }
export const Loading: Story = { args: { found: { state: 'loading' } } }
const retry = fn()
export const Failed: Story = {
  args: { found: { state: 'failed', message: 'You seem to be offline. Please try again.', onRetry: retry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
export const Long: Story = {
  args: { found: found(longPeople) },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await pin(canvasElement, /^Wilhelmina/))
    await within(canvasElement).findByRole('region', { name: /^Wilhelmina/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
