import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longPeople, samplePeople, samplePerson } from '../../samples/people.ts'
import { sampleLens } from '../../samples/searches.ts'
import { ResultRow, RowSkeletons } from './index.ts'

const meta = {
  title: 'Patterns/Search/Result row',
  component: ResultRow,
  args: {
    candidate: samplePerson(1),
    lens: sampleLens,
    href: '/search-results?open=1',
    isBookmarked: false,
    onOpen: fn(),
    onBookmark: fn(),
    onMessage: fn(),
  },
  render: (args) => (
    <ul>
      <ResultRow {...args} />
    </ul>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
} satisfies Meta<typeof ResultRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { isTopMatch: true, isBookmarked: true, isSeen: true },
  play: async ({ canvasElement, args }) => {
    const row = within(canvasElement)
    await waitFor(() => expect(row.getByText('≈ USD 49')).toBeVisible())
    await waitFor(() => expect(row.getByText(/^All \d+ met$/)).toBeVisible())
    await userEvent.click(row.getByRole('link', { name: 'Thandeka Mkhize' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(row.getByRole('button', { name: 'Bookmark Thandeka Mkhize' }))
    await expect(args.onBookmark).toHaveBeenCalledOnce()
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
// PLAN-13
export const BookmarksNeedASubscription: Story = {
  args: { lens: { ...sampleLens, needsSubscriptionToBookmark: true } },
  play: async ({ canvasElement, args }) => {
    const bookmark = within(canvasElement).getByRole('button', {
      name: 'Bookmark Thandeka Mkhize: needs a subscription',
    })
    await expect(bookmark.parentElement).toHaveAttribute('title', 'Bookmarks need a subscription')
    await userEvent.click(bookmark)
    await expect(args.onBookmark).toHaveBeenCalledOnce()
  },
}
export const Playground: Story = {}
const statusStory = (index: number, sentence: RegExp, canAsk: boolean): Story => ({
  args: { candidate: samplePeople[index] ?? samplePerson(1) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(sentence)).toBeVisible())
    const message = within(canvasElement).queryByRole('button', { name: /^Send a request/ })
    if (message) await (canAsk ? expect(message).toBeEnabled() : expect(message).toBeDisabled())
  },
})
export const Pending = statusStory(2, /Request pending since 12 November/, false)
export const InConversation = statusStory(5, /since 03 November/, false)
export const Declined = statusStory(6, /You can ask again from 31 December/, false)
export const Missed: Story = {
  args: { candidate: samplePeople[3] ?? samplePerson(1) },
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText('No dbt')
    await expect(label.previousElementSibling).toHaveTextContent(/^\d+ of \d+$/)
  },
}
// SRCH-61
export const MarksWhatMatches: Story = {
  args: {
    marks: {
      jobTitle: [
        { text: 'Senior Data ', isMatch: false },
        { text: 'Engineer', isMatch: true },
      ],
      skills: new Map([
        [
          'Docker',
          [
            { text: 'Dock', isMatch: true },
            { text: 'er', isMatch: false },
          ],
        ],
      ]),
      experience: null,
    },
  },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')]
    await expect(marks.map(({ textContent }) => textContent)).toEqual(['Engineer', 'Dock'])
  },
}
// SRCH-61
export const MarksWorkThatMatches: Story = {
  args: {
    marks: {
      jobTitle: [],
      skills: new Map(),
      experience: { title: [{ text: 'Tutor', isMatch: true }], company: 'Mzansi Retail' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Was Tutor at Mzansi Retail')
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('Tutor')
    await expect(canvasElement).not.toHaveTextContent('“Data engineer”')
  },
}
export const NoRate: Story = { args: { candidate: samplePerson(1, { exactRate: null, permanentExactRate: null }) } }
export const Loading: Story = { render: () => <RowSkeletons count={3} /> }
export const Long: Story = {
  render: (args) => (
    <ul>
      {longPeople.map((candidate) => (
        <ResultRow key={candidate.uuid} {...args} candidate={candidate} isTopMatch isSeen />
      ))}
    </ul>
  ),
}
export const Narrow: Story = { ...Long, globals: { viewport: { value: 'narrow' } } }
export const RightToLeft: Story = { ...Long, globals: { direction: 'rtl' } }
