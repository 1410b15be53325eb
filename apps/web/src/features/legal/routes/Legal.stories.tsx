import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { retentionRules } from '../../../shared/samples/retention-rules.ts'
import { PrivacyPage } from './PrivacyPage.tsx'
import { TermsPage } from './TermsPage.tsx'

const meta = {
  title: 'Screens/Visitors/Terms and privacy',
  component: PrivacyPage,
  parameters: { layout: 'fullscreen' },
  args: { isSignedIn: false, retention: { state: 'ready', value: retentionRules } },
} satisfies Meta<typeof PrivacyPage>
export default meta
type Story = StoryObj<typeof meta>

export const Privacy: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/[{}]/)
    const contents = within(canvasElement).getByRole('navigation', { name: 'On this page' })
    for (const link of within(contents).getAllByRole('link'))
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
  },
}
export const PrivacyLoading: Story = { args: { retention: { state: 'loading' } } }
export const PrivacyFailed: Story = { args: { retention: offline }, play: expectRetry }
export const PrivacyPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const PrivacyLong: Story = { globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
export const Terms: Story = {
  render: () => <TermsPage isSignedIn />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/[{}]/)
  },
}
export const TermsPhone: Story = {
  render: () => <TermsPage isSignedIn={false} />,
  globals: { viewport: { value: 'phone' } },
}
export const TermsLong: Story = {
  render: () => <TermsPage isSignedIn={false} />,
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
