import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sampleContact, longPeople, samplePeople, samplePerson } from '../../candidates/samples/people.ts'
import { sampleUuid } from '../../../shared/samples/sample-uuid.ts'
import { SampleApp, type SampleAppProps } from '../../candidates/samples/SampleApp.tsx'
import { type SampleAnswers, sampleHiring } from '../../search/samples/sample-hiring.ts'
import { billingManager, trialCompany } from '../../session/samples/session.ts'
import { conversationToWire } from '../../candidates/samples/to-wire.ts'
import { EmployerDashboardView } from './EmployerDashboardView.tsx'

interface DashboardStory extends Pick<SampleAppProps, 'company'> {
  readonly answers?: SampleAnswers
  readonly onSearch: (href: string) => void
}

const active = samplePerson(6, {
  firstName: 'Naledi',
  lastName: 'Mokoena',
  jobTitle: 'Lead Data Engineer',
  ...sampleContact('active', '2026-11-03T10:00:00Z', { conversationUuid: sampleUuid(901) }),
})
const pending = samplePerson(3, {
  firstName: 'Zanele',
  lastName: 'Khumalo-Botha',
  jobTitle: 'Analytics Engineer',
  ...sampleContact('pending', '2026-11-17T10:00:00Z', { conversationUuid: sampleUuid(902) }),
})
const reply = {
  uuid: sampleUuid(950),
  conversation_uuid: sampleUuid(901),
  sequence: 1,
  kind: 'text' as const,
  sender_uuid: active.uuid,
  own: false,
  message: 'Tuesday at ten works for me. I can show the lineage graph.',
  doc: null,
  docs: [],
  client_id: null,
  viewed: false,
  viewedByOther: true,
  sentAt: '2026-11-19T16:31:00.000Z',
  editedAt: null,
  deletedAt: null,
}
const conversations = [conversationToWire(active, { messages: [reply], unreadCount: 2 }), conversationToWire(pending)]
const bookmarked = samplePeople.slice(0, 2)

const meta = {
  title: 'Screens/Employers/Dashboard',
  render: ({ answers, company, onSearch }: DashboardStory) => (
    <SampleApp api={sampleHiring(answers)} company={company}>
      {() => <EmployerDashboardView onSearch={onSearch} />}
    </SampleApp>
  ),
  args: { answers: { conversations, bookmarked }, onSearch: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<DashboardStory>
export default meta
type Story = StoryObj<typeof meta>

// UI-28
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getByText(/Tuesday at ten works for me/)).toBeVisible())
    await expect(page.getByRole('link', { name: 'Naledi Mokoena' })).toHaveAttribute(
      'href',
      `/messages/${sampleUuid(901)}`,
    )
    await waitFor(() => expect(page.getByText(/Request pending since 17 November/)).toBeVisible())
    await waitFor(() => expect(page.getByText('Hourly rate: ZAR 820, was ZAR 760')).toBeVisible())
    await expect(page.getByRole('link', { name: 'All changed' })).toHaveAttribute('href', '/bookmarks?show=changed')
    await waitFor(() => expect(page.getByText('2 used, 1 kept for an invite')).toBeVisible())
    await userEvent.type(await page.findByRole('combobox', { name: 'Job title' }), 'Actuary{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('/search-results?q=Actuary')
  },
}
// ONB-27, UI-21
export const PutAway: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Put away' }))
    await waitFor(() => expect(page.queryByRole('heading', { name: 'Getting started' })).toBeNull())
    await waitFor(() => expect(document.cookie).toContain('ic-checklist=away'))
    await waitFor(() => expect(page.getByRole('complementary', { name: 'Your company' })).toHaveFocus())
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible())
  },
}
export const Trial: Story = {
  args: { company: trialCompany },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getByRole('heading', { name: 'Your trial' })).toBeVisible())
    await waitFor(() => expect(page.getByText(/Bookmarks come with a subscription/)).toBeVisible())
  },
}
// UI-65
export const OfABillingManager: Story = {
  args: { company: billingManager, answers: { conversations: [], refuses: ['history', 'bookmarks'] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getByText(/No request is waiting/)).toBeVisible())
    await waitFor(() => expect(page.getByText('2 used, 1 kept for an invite')).toBeVisible())
    for (const name of ['Bookmarks', 'Recent searches']) await expect(page.queryByRole('heading', { name })).toBeNull()
    await expect(page.queryByRole('search')).toBeNull()
    await expect(page.queryByRole('link', { name: 'Search people' })).toBeNull()
    await expect(page.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}
export const Empty: Story = {
  args: { answers: { conversations: [], bookmarked: [], hasHistory: false } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getByText(/Nobody has answered yet/)).toBeVisible())
    await expect(page.getByRole('link', { name: 'Search people' })).toHaveAttribute('href', '/search-results')
  },
}
export const Loading: Story = {
  args: { answers: { waits: ['conversations', 'history', 'bookmarks', 'checklist', 'team'] } },
}
// UI-29
export const Failed: Story = {
  args: { answers: { refuses: ['conversations', 'history', 'bookmarks', 'checklist', 'team'] } },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('button', { name: 'Retry' })).length).toBe(6)
  },
}
export const Long: Story = {
  args: {
    answers: {
      conversations: longPeople.map((person, index) =>
        conversationToWire(person, {
          uuid: sampleUuid(960 + index),
          status: index === 0 ? 'active' : 'pending',
          messages: index === 0 ? [reply] : [],
        }),
      ),
      bookmarked: longPeople,
    },
  },
}
export const RightToLeft: Story = { ...Long, globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Narrow: Story = { ...Long, globals: { viewport: { value: 'narrow' } } }
