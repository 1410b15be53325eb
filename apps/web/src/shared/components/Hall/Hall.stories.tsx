import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hall } from './index.ts'

const meta = { title: 'Patterns/Hall', component: Hall, args: { lit: 6 } } satisfies Meta<typeof Hall>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { args: { lit: 0 } }
export const Open: Story = { args: { lit: 22, isOpen: true } }
