import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Facts } from './index.ts'

const facts = [
  { id: 'rate', name: 'Hourly rate', value: 'ZAR 900 /hour ≈ USD 49' },
  { id: 'kind', name: 'Opportunity', value: 'Permanent or contract, 3 months at least' },
  { id: 'free', name: 'Availability', value: 'Available in 1–3 weeks' },
]

const meta = {
  title: 'Kit/Facts',
  component: Facts,
  args: { facts },
} satisfies Meta<typeof Facts>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('term')).toHaveLength(3)
  },
}
export const Playground: Story = { args: { isWide: false } }
export const Wide: Story = { args: { isWide: true } }
export const Long: Story = {
  args: {
    facts: [
      ...facts,
      {
        id: 'company',
        name: 'Donaudampfschifffahrtsgesellschaft',
        value: 'internationale-gesellschaft-fuer-frachtlogistik-und-containerverschiffung.example',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
