import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Meter } from './index.ts'

const meta = {
  title: 'Components/Feedback/Meter',
  component: Meter,
  args: { label: 'Requests', value: 7, maxValue: 25, valueLabel: '18 of 25 left today' },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Requests' })
    await expect(meter).toHaveAttribute('aria-valuetext', '18 of 25 left today')
  },
}
export const Playground: Story = { args: { tone: 'accent' } }
export const NearLimit: Story = { args: { value: 24, valueLabel: '1 of 25 left today', tone: 'warning' } }
export const AtLimit: Story = { args: { value: 25, valueLabel: 'None left today', tone: 'danger' } }
export const Empty: Story = { args: { value: 0, valueLabel: '25 of 25 left today' } }
export const WithoutLabel: Story = { args: { label: undefined, 'aria-label': 'Requests' } }
