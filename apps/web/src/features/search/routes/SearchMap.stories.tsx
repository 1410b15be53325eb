import type { Meta, StoryObj } from '@storybook/react-vite'
import { toasts } from '@guildhall/ui-kit/Toast'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { FoundCandidate } from '../../candidates/index.ts'
import { longPeople, samplePeople, samplePerson } from '../../candidates/samples/people.ts'
import { SampleApp } from '../../candidates/samples/SampleApp.tsx'
import { type SampleAnswers, sampleHiring } from '../samples/sample-hiring.ts'
import { sampleSearch } from '../../candidates/samples/searches.ts'
import { writeSearchRecord } from '../search-record.ts'
import { SearchPage } from './SearchPage.tsx'

const record = writeSearchRecord({ parameters: sampleSearch, pages: 0, open: null, message: false, view: 'map' })

const meta = {
  title: 'Screens/Employers/Search, map',
  render: (answers: SampleAnswers) => (
    <SampleApp api={sampleHiring(answers)} record={record}>
      {({ record, navigate }) => <SearchPage record={record} navigate={navigate} />}
    </SampleApp>
  ),
  args: {},
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    localStorage.clear()
    toasts.clear()
  },
} satisfies Meta<SampleAnswers>
export default meta
type Story = StoryObj<typeof meta>

/** The map is loaded on demand, so it takes longer the first time. */
const pin = async (canvas: HTMLElement, name: string | RegExp): Promise<HTMLElement> =>
  within(canvas).findByRole('button', { name }, { timeout: 10_000 })

/** A few hundred candidates in many towns of the south. */
const many: readonly FoundCandidate[] = Array.from({ length: 400 }, (_, number) =>
  samplePerson(1_000 + number, {
    firstName: 'Person',
    lastName: String(number + 1),
    locationTitle: `Town ${number % 60}, South Africa`,
    placePoint: { latitude: -34 + ((number * 7) % 60) / 5, longitude: 18 + ((number * 11) % 60) / 5 },
  }),
)

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const town = await pin(canvasElement, 'Rajesh Pillay, Durban')
    await expect(page.getByRole('radio', { name: 'Map' })).toBeChecked()
    await userEvent.hover(town)
    const row = (await page.findByRole('link', { name: 'Rajesh Pillay' })).closest('li')
    await waitFor(() => expect(row).toHaveAttribute('data-near'))
    await waitFor(() => expect(page.getByText('Towns, not addresses.')).toBeVisible())
  },
}
export const OpensTheirListAndAPerson: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await pin(canvasElement, /people near Johannesburg/))
    const card = within(await page.findByRole('region', { name: /people near Johannesburg/ }))
    await waitFor(() => expect(card.getByRole('heading', { name: /people near Johannesburg/ })).toHaveFocus())
    await userEvent.click(card.getByRole('link', { name: 'Sipho Ndlovu' }))
    await within(document.body).findByRole('dialog', { name: 'Sipho Ndlovu' }, { timeout: 10_000 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await userEvent.click(await card.findByRole('button', { name: 'Zoom in' }))
    await waitFor(() => expect(page.queryByRole('region', { name: /people near Johannesburg/ })).toBeNull())
    await pin(canvasElement, 'Sipho Ndlovu, Midrand')
  },
}
export const KeysMoveTheMap: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    await pin(canvasElement, 'Rajesh Pillay, Durban')
    const map = within(canvasElement).getByRole('application', { name: /Map of the people found/ })
    map.focus()
    await userEvent.keyboard('++++')
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('button', { name: 'Rajesh Pillay, Durban' })).toBeNull(),
    )
    await userEvent.keyboard('0')
    await pin(canvasElement, 'Rajesh Pillay, Durban')
  },
}
export const BackToTheList: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await pin(canvasElement, 'Rajesh Pillay, Durban')
    await userEvent.click(page.getByText('List'))
    await waitFor(() => expect(page.queryByRole('application')).toBeNull())
    await waitFor(() => expect(page.getByRole('link', { name: 'Rajesh Pillay' })).toBeVisible())
  },
}
export const Empty: Story = {
  args: { people: [] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Nobody meets all of it' })
    await expect(within(canvasElement).queryByRole('application')).toBeNull()
  },
}
export const NobodyNamesATown: Story = {
  args: { people: samplePeople.map((person) => ({ ...person, placePoint: null })) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Nobody here names a town/, {}, { timeout: 10_000 })
  },
}
export const Loading: Story = {
  args: { waits: ['search'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Drawing the map')
  },
}
export const Failed: Story = {
  args: { refuses: ['search'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Retry' })
  },
}
export const Many: Story = {
  args: { people: many },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Towns, not addresses.', {}, { timeout: 15_000 })
    const map = within(canvasElement).getByRole('application')
    await waitFor(() => expect(map.querySelectorAll('button').length).toBeGreaterThan(10))
  },
}
export const OnePlace: Story = {
  args: {
    people: samplePeople.map((person) => ({
      ...person,
      placePoint: samplePerson(1).placePoint,
      locationTitle: 'Cape Town',
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await pin(canvasElement, '8 people in Cape Town'))
    const card = within(await within(canvasElement).findByRole('region', { name: '8 people in Cape Town' }))
    await expect(card.queryByRole('button', { name: 'Zoom in' })).toBeNull()
    await expect(card.getAllByRole('listitem')).toHaveLength(8)
  },
}
export const Long: Story = {
  args: { people: longPeople },
  play: async ({ canvasElement }) => {
    await userEvent.click(await pin(canvasElement, /^Wilhelmina.*Llanfair/))
    await within(canvasElement).findByRole('region', { name: /Papadimitriou/ }, { timeout: 10_000 })
  },
}
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { people: samplePeople },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /people near/ }, { timeout: 10_000 })
    if (first) await userEvent.click(first)
    await within(canvasElement).findByRole('region', { name: /people near/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
export const RightToLeft: Story = {
  args: { people: longPeople },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await pin(canvasElement, /^Wilhelmina.*Llanfair/)
  },
}
