import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Stepper } from './index.ts'

const steps = [
  { id: 'company', label: 'Company' },
  { id: 'subscription', label: 'Subscription' },
  { id: 'payment', label: 'Payment' },
]

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: { label: 'Steps', steps, currentStep: 'subscription' },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent('done')
    await expect(second).toHaveAttribute('aria-current', 'step')
  },
}
export const Playground: Story = { args: { currentStep: 'payment' } }
export const First: Story = { args: { currentStep: 'company' } }
export const Last: Story = { args: { currentStep: 'payment' } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Step 2 of 3')).toBeVisible())
  },
}
