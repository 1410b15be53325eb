import type { Meta, StoryObj } from '@storybook/react-vite'
import { SeatMeter } from './index.ts'

const meta = {
  title: 'Patterns/Account/Seat meter',
  component: SeatMeter,
  args: { seats: { total: 3, used: 2, held: 1 } },
} satisfies Meta<typeof SeatMeter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Free: Story = { args: { seats: { total: 5, used: 2, held: 0 } } }
export const Full: Story = { args: { seats: { total: 3, used: 3, held: 0 } } }
export const Many: Story = {
  args: { seats: { total: 1_000, used: 612, held: 14 } },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
