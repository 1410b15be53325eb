import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/index.ts'
import { StatusIndicator } from './index.ts'

const meta = {
  title: 'Components/Data/StatusIndicator',
  component: StatusIndicator,
  args: { tone: 'warning', children: 'Request pending since', date: '12 Nov' },
} satisfies Meta<typeof StatusIndicator>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { tone: 'success', children: 'Talking since', date: '3 Nov' } }
export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      <StatusIndicator tone="success">Available now</StatusIndicator>
      <StatusIndicator tone="outline">In 1 month</StatusIndicator>
      <StatusIndicator tone="warning" date="12 Nov">
        Request pending since
      </StatusIndicator>
      <StatusIndicator tone="danger">Payment failed</StatusIndicator>
      <StatusIndicator tone="info">Opened by a colleague</StatusIndicator>
      <StatusIndicator>Closed</StatusIndicator>
    </Stack>
  ),
}
export const Long: Story = {
  args: {
    children: 'Declined, with a sentence long enough to be broken over two lines in a narrow place, on',
    date: '2 Oct 2026',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 200 }}>
        <Story />
      </div>
    ),
  ],
}
export const WithoutDate: Story = { args: { tone: 'success', children: 'Available now', date: undefined } }
