import type { CompanyWire } from '@guildhall/rest-contract/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SampleApp } from '../../samples/SampleApp.tsx'
import { sampleHiring } from '../../samples/sample-hiring.ts'
import { trialCompany } from '../../../session/samples/session.ts'
import { SHOW_BOOKMARK_MODAL } from '../../api/use-bookmarks.ts'
import { BookmarkModalHost } from './BookmarkModalHost.tsx'

const meta = {
  title: 'Screens/Employers/Bookmarks, unavailable',
  render: (company: Partial<CompanyWire>) => (
    <SampleApp api={sampleHiring()} company={{ ...trialCompany, ...company }}>
      {() => <BookmarkModalHost />}
    </SampleApp>
  ),
  args: {},
} satisfies Meta<Partial<CompanyWire>>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => {
  window.dispatchEvent(new Event(SHOW_BOOKMARK_MODAL))
  return within(await within(document.body).findByRole('dialog', { name: 'Bookmarks' }))
}

// UI-12
export const Default: Story = {
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByRole('link', { name: 'Upgrade now' })).toHaveAttribute(
      'href',
      '/sign-up/subscription-details',
    )
    await userEvent.click(dialog.getByText('Close'))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await opened()
  },
}
export const InvoicePending: Story = {
  args: { invoicePending: true },
  play: async () => {
    await expect((await opened()).getByRole('link', { name: 'Activate subscription' })).toHaveAttribute(
      'href',
      '/settings/billing',
    )
  },
}
export const AdminsAlone: Story = {
  args: { role: 'recruiter', isAdmin: false },
  play: async () => {
    const dialog = await opened()
    await expect(dialog.queryByRole('link')).toBeNull()
    await waitFor(() => expect(dialog.getByText('An admin of your company can change the plan.')).toBeVisible())
  },
}
export const Narrow: Story = {
  ...AdminsAlone,
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
