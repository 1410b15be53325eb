import type { Meta, StoryObj } from '@storybook/react-vite'
import { Completeness } from './index.ts'

const meta = {
  title: 'Kit/Completeness',
  component: Completeness,
  args: { value: 86, label: '86 percent complete' },
} satisfies Meta<typeof Completeness>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = {}
export const Empty: Story = { args: { value: 0, label: 'Nothing yet' } }
export const Done: Story = { args: { value: 100, label: 'Complete' } }
