import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NotFoundPage, NotFoundPart } from './NotFoundPage.tsx'

const meta = {
  title: 'Screens/Not found',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
  },
}
export const InsideTheFrame: Story = { render: () => <NotFoundPart /> }
export const Long: Story = { globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
