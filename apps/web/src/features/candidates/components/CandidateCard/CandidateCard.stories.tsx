import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { longPeople, samplePerson } from '../../samples/people.ts'
import { sampleLens } from '../../samples/searches.ts'
import { CandidateCard } from './index.ts'

const meta = {
  title: 'Patterns/Search/Near row',
  component: CandidateCard,
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 368 }}>
        <Story />
      </ul>
    ),
  ],
  args: {
    candidate: samplePerson(1),
    lens: sampleLens,
    href: '/search-results?open=1',
    isBookmarked: false,
    onOpen: fn(),
    onBookmark: fn(),
    onNear: fn(),
  },
} satisfies Meta<typeof CandidateCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const row = within(canvasElement)
    await userEvent.click(row.getByRole('link', { name: 'Thandeka Mkhize' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(args.onNear).toHaveBeenCalledWith(true)
    await userEvent.click(row.getByRole('button', { name: 'Bookmark Thandeka Mkhize' }))
    await expect(args.onBookmark).toHaveBeenCalledOnce()
  },
}
export const Near: Story = { args: { isNear: true } }
export const Bookmarked: Story = { args: { isBookmarked: true } }
export const FreeNow: Story = { args: { candidate: samplePerson(1, { availability: 0 }) } }
export const NoRate: Story = { args: { candidate: samplePerson(1, { rate: null, exactRate: null, currency: null }) } }
export const WithoutASearch: Story = { args: { lens: { ...sampleLens, search: null } } }
export const Long: Story = { args: { candidate: longPeople[0] ?? samplePerson(1) } }
export const RightToLeft: Story = {
  args: { candidate: longPeople[1] ?? samplePerson(1) },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
