import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LegalLinks } from './index.ts'

const meta = { title: 'Patterns/Legal links', component: LegalLinks } satisfies Meta<typeof LegalLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Privacy notice' })
    await expect(link).toHaveAttribute('href', '/privacy')
    await expect(link).toHaveAttribute('target', '_blank')
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
