import type { Meta, StoryObj } from '@storybook/react-vite'
import { GuildhallIllustration } from './index.ts'

const meta = {
  title: 'Patterns/Frames/Guildhall illustration',
  component: GuildhallIllustration,
  args: { litWindows: 6 },
} satisfies Meta<typeof GuildhallIllustration>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { args: { litWindows: 0 } }
export const Open: Story = { args: { litWindows: 22, isDoorOpen: true } }
