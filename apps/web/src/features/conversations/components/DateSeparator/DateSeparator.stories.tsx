import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateSeparator } from './index.ts'

const meta = {
  title: 'Patterns/Conversations/Day line',
  component: DateSeparator,
  args: { children: '16 November' },
} satisfies Meta<typeof DateSeparator>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const New: Story = { args: { isNew: true, children: '3 new messages' } }
export const Long: Story = {
  args: {
    isNew: true,
    children: 'Donnerstag, 31. Dezember 2026, hundertdreiundzwanzig neue Nachrichten seit gestern Abend',
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
