import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timeline } from './index.ts'

const meta = {
  title: 'Patterns/Conversations/Timeline',
  component: Timeline,
  args: {
    label: 'Course of the request',
    steps: [
      { id: 'sent', words: 'Request sent', when: '12 November' },
      { id: 'reminded', words: 'Thandeka is reminded', when: '15 November' },
      { id: 'again', words: 'Thandeka is reminded', when: '22 November', isNext: true },
      { id: 'end', words: 'The request expires', when: '26 November', isNext: true },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Long: Story = {
  args: {
    steps: [{ id: 'a', words: 'Maximiliane-Alexandra Theodora von und zu Hohenlohe is reminded', when: '15 November' }],
  },
  globals: { viewport: { value: 'narrow' } },
}
