import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressCircle } from './index.ts'

const meta = {
  title: 'Components/Feedback/ProgressCircle',
  component: ProgressCircle,
  args: { value: 86, label: '86 percent complete' },
} satisfies Meta<typeof ProgressCircle>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = {}
export const Empty: Story = { args: { value: 0, label: 'Nothing yet' } }
export const Complete: Story = { args: { value: 100, label: 'Complete' } }
