import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from '../Icon/icons.ts'
import { InlineMessage } from './index.ts'

const meta = {
  title: 'Components/Feedback/InlineMessage',
  component: InlineMessage,
  args: { children: 'Only an admin can change it. Ask Priya Raman.' },
} satisfies Meta<typeof InlineMessage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { tone: 'warning' } }
export const Warning: Story = {
  args: { tone: 'warning', children: '22% under the rate asked. You can send it all the same.' },
}
export const Success: Story = { args: { tone: 'success', children: 'Saved 14:02' } }
export const CustomIcon: Story = { args: { icon: Lock } }
export const Long: Story = {
  args: {
    children: 'Only an admin of Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft can.',
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
