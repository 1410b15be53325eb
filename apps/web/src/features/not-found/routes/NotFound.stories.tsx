import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NotFoundPage } from './NotFoundPage.tsx'
import { NotFoundPart } from './NotFoundPart.tsx'

const meta = {
  title: 'Screens/Both/Not found',
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
export const InsideTheFrame: Story = {
  parameters: { frame: '/nowhere' },
  render: () => <NotFoundPart looksForPeople />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('link', { name: 'Search people' })).toHaveAttribute('href', '/search-results')
  },
}
export const InsideTheFrameOfAContractor: Story = {
  parameters: { frame: '/nowhere' },
  render: () => <NotFoundPart looksForPeople={false} />,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Long: Story = { globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
