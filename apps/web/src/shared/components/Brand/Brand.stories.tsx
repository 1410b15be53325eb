import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Brand } from './index.ts'

const meta = { title: 'Patterns/Frames/Brand', component: Brand, args: { href: '/' } } satisfies Meta<typeof Brand>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Guildhall' })).toHaveAttribute('href', '/')
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
