import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RecoveryCodes } from './index.ts'

const meta = {
  title: 'Patterns/Account/Recovery codes',
  component: RecoveryCodes,
  args: { codes: Array.from('abcdefghjk', (sign) => `${sign.repeat(5)}-23456`) },
} satisfies Meta<typeof RecoveryCodes>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const codes = within(canvasElement).getByRole('list', { name: 'Recovery codes' })
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10)
    await expect(within(canvasElement).getByRole('link', { name: 'Keep as a file' })).toHaveAttribute('download')
  },
}
export const Long: Story = { globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
