import { DEFAULT_PAYMENT_REGION } from '@guildhall/domain/plans'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { LandingPage } from './LandingPage.tsx'

const meta = {
  title: 'Screens/Visitors/Landing',
  component: LandingPage,
  args: { base: DEFAULT_PAYMENT_REGION },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('link', { name: 'Hire somebody' })).toHaveAttribute('href', '/sign-up')
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await waitFor(() => expect(page.getByRole('row', { name: /^11-50 .*680.*4,080/ })).toBeVisible())
    await userEvent.click(page.getByText('Does Guildhall take a share of my rate?'))
    await waitFor(() => expect(page.getByText(/^No\. Employers pay for seats/)).toBeVisible())
  },
}
export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('link', { name: 'Your dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(page.queryByRole('link', { name: 'Sign in' })).toBeNull()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Long: Story = { globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
