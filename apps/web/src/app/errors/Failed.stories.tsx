import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FailedPage, FailedPart } from './FailedPage.tsx'

const meta = {
  title: 'Screens/Both/Part that failed',
  component: FailedPage,
  args: { kind: 'failed', reference: 'e36807ce-75d9-4188-95ec-053cd5d7aaed', onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FailedPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('alert')).toHaveTextContent('Guildhall did not answer')
    await waitFor(() => expect(page.getByText(/e36807ce/)).toBeVisible())
    await expect(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const InItsOwnWords: Story = {
  args: { message: 'Guildhall is being looked after. It will be back in ten minutes.' },
}
export const Offline: Story = {
  args: { kind: 'offline' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('You are offline')
    await expect(within(canvasElement).queryByText(/e36807ce/)).toBeNull()
  },
}
export const MissingPart: Story = {
  args: { kind: 'missing' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('A part of this page did not arrive')
  },
}
export const InsideTheFrame: Story = { render: (args) => <FailedPart {...args} /> }
export const Long: Story = { globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
