import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { samplePeople, samplePerson } from '../../samples/people.ts'
import { sampleLens } from '../../samples/searches.ts'
import { MatchExplain, type Match, matchOf } from './index.ts'

const matchWith = (index: number): Match => {
  const match = matchOf(samplePeople[index] ?? samplePerson(1), sampleLens)
  if (match === null) throw new Error('The sample search asks for nothing')
  return match
}

const meta = {
  title: 'Patterns/Candidates/Match explanation',
  component: MatchExplain,
  args: { match: matchWith(0) },
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
} satisfies Meta<typeof MatchExplain>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const MissedComesFirst: Story = {
  args: { match: matchWith(6) },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent(/Missing:/)
  },
}
export const Long: Story = {
  args: { match: matchWith(6) },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
