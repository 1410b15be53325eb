import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DescriptionList } from './index.ts'

const facts = [
  { id: 'rate', term: 'Hourly rate', description: 'ZAR 900 /hour ≈ USD 49' },
  { id: 'kind', term: 'Opportunity', description: 'Permanent or contract, 3 months at least' },
  { id: 'free', term: 'Availability', description: 'Available in 1–3 weeks' },
]

const meta = {
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  args: { items: facts },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('term')).toHaveLength(3)
  },
}
export const Playground: Story = { args: { align: 'start' } }
export const AlignedToEnd: Story = { args: { align: 'end' } }
export const Long: Story = {
  args: {
    items: [
      ...facts,
      {
        id: 'company',
        term: 'Donaudampfschifffahrtsgesellschaft',
        description: 'internationale-gesellschaft-fuer-frachtlogistik-und-containerverschiffung.example',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
