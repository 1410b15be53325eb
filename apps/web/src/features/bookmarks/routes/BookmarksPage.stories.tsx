import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { longPeople, samplePeople } from '../../candidates/samples/people.ts'
import { SampleApp, type SampleAppProps } from '../../candidates/samples/SampleApp.tsx'
import { type SampleAnswers, sampleHiring } from '../../search/samples/sample-hiring.ts'
import { billingManager, sampleInvoicePending, trialCompany } from '../../session/samples/session.ts'
import { BookmarksPage } from './BookmarksPage.tsx'

interface BookmarksStory extends Pick<SampleAppProps, 'company'> {
  readonly answers?: SampleAnswers
}

const meta = {
  title: 'Screens/Employers/Bookmarks',
  render: ({ answers, company }: BookmarksStory) => (
    <SampleApp api={sampleHiring(answers)} company={company}>
      {({ record, navigate }) => <BookmarksPage record={record} navigate={navigate} />}
    </SampleApp>
  ),
  args: { answers: { bookmarked: samplePeople } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<BookmarksStory>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getByText(/Strong on dbt/)).toBeVisible())
    await userEvent.click(page.getByRole('link', { name: 'Rajesh Pillay' }))
    await within(document.body).findByRole('dialog', { name: 'Rajesh Pillay' }, { timeout: 10_000 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.getByRole('link', { name: 'Rajesh Pillay' })).toHaveFocus())
  },
}
// SRCH-42
/** Who was looked at counts no more, and stays in the list. */
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: 'Changed, 1' }))
    await waitFor(() => expect(page.queryByRole('link', { name: 'Thandeka Mkhize' })).toBeNull())
    await userEvent.click(page.getByRole('link', { name: 'Rajesh Pillay' }))
    await within(document.body).findByRole('dialog', { name: 'Rajesh Pillay' }, { timeout: 10_000 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.getByRole('link', { name: 'Rajesh Pillay' })).toHaveFocus())
    await waitFor(() => expect(page.getByRole('radio', { name: 'Changed' })).toBeVisible())
  },
}
export const NobodyChanged: Story = {
  tags: ['test-only'],
  args: { answers: { bookmarked: samplePeople.slice(0, 1) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: 'Changed' }))
    await waitFor(() => expect(page.getByText('Nobody has changed')).toBeVisible())
  },
}
export const Empty: Story = { args: { answers: { bookmarked: [] } } }
export const Loading: Story = { args: { answers: { waits: ['bookmarks'] } } }
export const Failed: Story = {
  args: { answers: { refuses: ['bookmarks'] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Retry' })).toBeEnabled())
  },
}
export const NeedsASubscription: Story = {
  args: { company: trialCompany },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        within(canvasElement).getByText(/Please upgrade to a paid subscription in order to use this feature\./),
      ).toBeVisible(),
    )
  },
}
// PLAN-22
export const NeedsThePayment: Story = {
  args: { company: { ...trialCompany, ...sampleInvoicePending } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('link', { name: 'Activate subscription' })).toHaveAttribute(
      'href',
      '/settings/billing',
    )
    await expect(canvasElement).toHaveTextContent(/Invoice GH-000018 (waits for your payment|was due)/)
  },
}
// UI-65
export const NotInTheRole: Story = {
  args: { company: billingManager, answers: { refuses: ['bookmarks'] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'Bookmarks' })
    await expect(canvasElement).toHaveTextContent(/Your role does not include searching\. An admin of your company/)
    await expect(page.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}
export const Long: Story = { args: { answers: { bookmarked: longPeople } } }
export const RightToLeft: Story = { ...Long, globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Narrow: Story = { ...Long, globals: { viewport: { value: 'narrow' } } }
// UI-62
export const WritesANote: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getByText(/was ZAR 760/)).toBeVisible())
    await userEvent.click(page.getByRole('button', { name: 'Add a note on Rajesh Pillay' }))
    const field = await page.findByRole('textbox', { name: /^Note on Rajesh Pillay/ })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'Ask in May')
    await userEvent.click(page.getByRole('button', { name: 'Save note' }))
    await waitFor(() => expect(page.getByText('Ask in May')).toBeVisible())
    await waitFor(() => expect(page.getByRole('button', { name: 'Change the note on Rajesh Pillay' })).toHaveFocus())
  },
}
// UI-63
export const NoteFails: Story = {
  args: { answers: { bookmarked: samplePeople, refuses: ['changeBookmark'] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Add a note on Rajesh Pillay' }))
    await userEvent.type(await page.findByRole('textbox', { name: /^Note on Rajesh Pillay/ }), 'Ask in May')
    await userEvent.click(page.getByRole('button', { name: 'Save note' }))
    const field = page.getByRole('textbox', { name: /^Note on Rajesh Pillay/ })
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveValue('Ask in May')
    await waitFor(() => expect(field).toHaveFocus())
  },
}
export const ComparesTwo: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Compare Thandeka Mkhize' }))
    await userEvent.click(page.getByRole('button', { name: 'Compare Rajesh Pillay' }))
    await userEvent.click(await page.findByRole('button', { name: 'Compare 2' }, { timeout: 10_000 }))
    const table = await within(document.body).findByRole('dialog', { name: '2 people side by side' })
    await waitFor(() => expect(within(table).getByRole('rowheader', { name: /^Rate an hour/ })).toBeVisible())
  },
}
