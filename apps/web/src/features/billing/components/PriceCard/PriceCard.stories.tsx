import { DEFAULT_PAYMENT_REGION } from '@guildhall/domain/plans'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '@guildhall/ui-kit/Button'
import { PriceCard } from './index.ts'

const meta = {
  title: 'Patterns/Billing/Price card',
  component: PriceCard,
  args: { plan: { size: '11-50', seats: 3, billedAnnually: false }, base: DEFAULT_PAYMENT_REGION },
} satisfies Meta<typeof PriceCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('USD 2,040')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Annual is USD 12,240 a year, half of USD 24,480.')).toBeVisible())
  },
}
export const Annual: Story = {
  args: { plan: { size: '1-10', seats: 1, billedAnnually: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('680 × 1 × 0.5 × 12 × 0.5 = 2,040')).toBeVisible())
  },
}
export const WithAction: Story = {
  args: {
    children: (
      <Button variant="primary" fullWidth>
        Start a trial
      </Button>
    ),
  },
}
export const Long: Story = {
  args: { plan: { size: '1000+', seats: 100, billedAnnually: true } },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
