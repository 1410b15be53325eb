import type { Meta, StoryObj } from '@storybook/react-vite'
import { toasts } from '@guildhall/ui-kit/Toast'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { longPeople, samplePerson } from '../../candidates/samples/people.ts'
import { sampleUuid } from '../../../shared/samples/sample-uuid.ts'
import { SampleApp, type SampleAppProps } from '../../candidates/samples/SampleApp.tsx'
import { type SampleAnswers, sampleHiring } from '../samples/sample-hiring.ts'
import { sampleSearch } from '../../candidates/samples/searches.ts'
import { billingManager, trialCompany } from '../../session/samples/session.ts'
import { loadCandidateDrawerHost, loadComparisonHost } from '../../candidates/index.ts'
import { writeSearchRecord } from '../search-record.ts'
import { LazyQueryBarHost } from '../components/LazyQueryBarHost.ts'
import { SearchPage } from './SearchPage.tsx'

// These are loaded on demand; here they are preloaded, so that loading does not count towards a story's timeout.
await Promise.all([loadCandidateDrawerHost(), loadComparisonHost(), LazyQueryBarHost.preload?.()])

interface SearchStory extends Pick<SampleAppProps, 'company' | 'record'> {
  readonly answers?: SampleAnswers
}

const address = { parameters: sampleSearch, pages: 0, open: null, message: false } as const
const record = writeSearchRecord(address)

const meta = {
  title: 'Screens/Employers/Search',
  render: ({ answers, company, record: first }: SearchStory) => (
    <SampleApp api={sampleHiring(answers)} company={company} record={first}>
      {({ record, navigate }) => <SearchPage record={record} navigate={navigate} />}
    </SampleApp>
  ),
  args: { record },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    localStorage.clear()
    toasts.clear()
  },
} satisfies Meta<SearchStory>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

const drawerOf = async (name: string | RegExp): Promise<HTMLElement> => body().findByRole('dialog', { name })

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name: '8 people' })).toBeVisible())
    await expect(page.getByRole('link', { name: 'Rajesh Pillay' })).toHaveAttribute(
      'href',
      expect.stringContaining(`open=${sampleUuid(2)}`),
    )
  },
}
// UI-65
export const NotInTheRole: Story = {
  args: { company: billingManager },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'Search' })
    await expect(canvasElement).toHaveTextContent(/Your role does not include searching\. An admin of your company/)
    await expect(page.queryByRole('search')).toBeNull()
  },
}
/** Two candidates of the address, and one who is no longer visible: the table opens by itself, and a toast mentions the missing one. */
export const ComparisonInTheAddress: Story = {
  tags: ['test-only'],
  args: {
    record: writeSearchRecord({
      ...address,
      compare: [sampleUuid(2), sampleUuid(999), sampleUuid(1)],
      table: true,
    }),
  },
  play: async ({ canvasElement }) => {
    await drawerOf('2 people side by side')
    await waitFor(() => expect(body().getByText(/cannot be shown to you any more/)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    const tray = within(canvasElement).getByRole('region', { name: 'To compare' })
    await waitFor(() => expect(within(tray).getByText('Rajesh Pillay, Thandeka Mkhize')).toBeVisible())
  },
}
// UI-14
export const KeysOpenMoveAndGiveTheFocusBack: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('link', { name: 'Thandeka Mkhize' })
    await userEvent.keyboard('j')
    await waitFor(() => expect(page.getByRole('link', { name: 'Thandeka Mkhize' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await drawerOf('Thandeka Mkhize')
    await expect(document.body).toHaveClass('modal-open')
    await userEvent.keyboard('jj')
    const dialog = await drawerOf('Zanele Khumalo-Botha')
    await waitFor(() => expect(within(dialog).getByText('3')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(page.getByRole('link', { name: 'Zanele Khumalo-Botha' })).toHaveFocus())
    await expect(document.body).not.toHaveClass('modal-open')
    await userEvent.keyboard('/')
    await waitFor(() => expect(page.getByRole('combobox', { name: 'Job title' })).toHaveFocus())
  },
}
export const FiltersGoIntoTheAddress: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 1 })
    await userEvent.click(await page.findByText('Hybrid'))
    await waitFor(() =>
      expect(page.getByRole('link', { name: 'Rajesh Pillay' })).toHaveAttribute(
        'href',
        expect.stringContaining('work=Hybrid'),
      ),
    )
    // Until the new hits have loaded, the previous ones stay visible, dimmed.
    await waitFor(() => expect(page.getByRole('list', { name: 'People found' })).toHaveAttribute('aria-busy', 'false'))
  },
}
// SRCH-59
export const SortsByAnotherOrder: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Sort: Best match' }))
    await userEvent.click(await body().findByRole('menuitemradio', { name: 'Lowest rate' }))
    await waitFor(() => expect(page.getAllByRole('link', { name: /./ }).at(0)).not.toHaveTextContent('Thandeka Mkhize'))
    await waitFor(() =>
      expect(page.getByRole('link', { name: 'Rajesh Pillay' })).toHaveAttribute(
        'href',
        expect.stringContaining('sort=rate-up'),
      ),
    )
    await expect(page.queryByText('Top match')).toBeNull()
  },
}
// UI-20
export const BookmarkFails: Story = {
  args: { answers: { refuses: ['toggleBookmark'] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const bookmark = await page.findByRole('button', { name: 'Bookmark Rajesh Pillay' })
    await userEvent.click(bookmark)
    await waitFor(() => expect(body().getByText(/Rajesh Pillay was not added to your bookmarks/)).toBeVisible())
    await waitFor(() => expect(bookmark).toHaveAttribute('aria-pressed', 'false'))
    await waitFor(() => expect(body().getByRole('button', { name: 'Retry' })).toBeVisible())
  },
}
// UI-12
export const BookmarksNeedASubscription: Story = {
  args: { company: trialCompany },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Bookmark Rajesh Pillay: needs a subscription' }),
    )
    const dialog = await body().findByRole('dialog', { name: 'Bookmarks' })
    await expect(dialog).toHaveTextContent('Please upgrade to a paid subscription in order to use this feature.')
  },
}
export const SendsAnOffer: Story = {
  args: { record: writeSearchRecord({ ...address, open: sampleUuid(1), message: true }) },
  play: async () => {
    const dialog = within(await drawerOf('Thandeka Mkhize'))
    const field = await dialog.findByRole('textbox', { name: /What the work is/ }, { timeout: 10_000 })
    await userEvent.clear(field)
    await userEvent.paste('Freight billing on dbt')
    await userEvent.click(dialog.getByRole('button', { name: /Send request/ }))
    await waitFor(() => expect(dialog.getByText('Request sent')).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Waiting for Thandeka' })).toBeVisible())
  },
}
// CONV-36
export const SendingFails: Story = {
  args: { ...SendsAnOffer.args, answers: { refuses: ['startConversation'] } },
  play: async () => {
    const dialog = within(await drawerOf('Thandeka Mkhize'))
    const field = await dialog.findByRole('textbox', { name: /What the work is/ }, { timeout: 10_000 })
    await userEvent.clear(field)
    await userEvent.paste('Freight billing on dbt')
    await userEvent.click(dialog.getByRole('button', { name: /Send request/ }))
    await waitFor(() => expect(dialog.getByText(/away for a moment. Nothing you wrote is lost/)).toBeVisible())
    await expect(field).toHaveValue('Freight billing on dbt')
  },
}
export const ManyPeople: Story = {
  args: {
    answers: {
      people: Array.from({ length: 63 }, (_, index) => samplePerson(index + 1, { lastName: `Person ${index + 1}` })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(canvasElement).toHaveTextContent('50 of 63 people shown'))
    await userEvent.click(page.getByRole('button', { name: 'Show 13 more' }))
    await waitFor(() => expect(canvasElement).toHaveTextContent('63 of 63 people shown'))
  },
}
export const ReloadsWithPagesOpen: Story = {
  tags: ['test-only'],
  // The final state is the same as that of "ManyPeople", which axe has checked.
  parameters: { a11y: { test: 'off' } },
  args: { ...ManyPeople.args, record: writeSearchRecord({ ...address, pages: 1 }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('63 of 63 people shown'))
  },
}
export const Empty: Story = {
  args: { answers: { people: [] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getByRole('heading', { name: 'Nobody meets all of it' })).toBeVisible())
    await userEvent.click(await page.findByRole('button', { name: /^Without the skills/ }))
    await waitFor(() => expect(page.queryByRole('row', { name: /Python/ })).toBeNull())
  },
}
export const Loading: Story = { args: { answers: { waits: ['search', 'history'] } } }
// UI-19
export const Failed: Story = {
  args: { answers: { refuses: ['search', 'history'] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getByText(/Your filters are kept/)).toBeVisible())
    await waitFor(() => expect(page.getByRole('button', { name: 'Retry' })).toBeVisible())
    await waitFor(() => expect(page.getByRole('row', { name: /Python/ })).toBeVisible())
  },
}
export const UnknownPerson: Story = {
  args: { record: writeSearchRecord({ ...address, open: sampleUuid(999) }) },
  play: async () => {
    const dialog = within(await drawerOf(/./))
    await waitFor(() => expect(dialog.getByText('This profile did not come')).toBeVisible())
  },
}
export const Untouched: Story = { args: { record: {} } }
export const Long: Story = { args: { answers: { people: longPeople } } }
export const RightToLeft: Story = { ...Long, globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Narrow: Story = { ...Long, globals: { viewport: { value: 'narrow' } } }
