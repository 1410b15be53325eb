import type { Meta, StoryObj } from '@storybook/react-vite'
import { PayersWords } from './PayersNote.tsx'

const meta = {
  title: 'Screens/Settings billing of others',
  component: PayersWords,
  args: { companyName: 'Kestrel Freight', names: ['Dana Whitfield', 'Tom Abernathy'] },
} satisfies Meta<typeof PayersWords>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Nameless: Story = { args: { names: [] } }
