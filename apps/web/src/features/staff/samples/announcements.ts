import type { Announcement, AnnouncementDraft, AnnouncementList } from '../api/use-announcements.ts'

const idle = (): void => undefined

const announcement = (number: number, changes: Partial<Announcement>): Announcement => ({
  uuid: `0199a1f4-7c1e-7a53-9c3d-00000000ad0${number}`,
  at: '2026-03-01T09:00:00.000Z',
  operatorName: 'Callum Nguyen',
  audience: 'everybody',
  title: 'Shorter nights',
  text: 'From Monday on we answer until 8 in the evening, in every time zone of Europe and Africa.',
  link: null,
  recipients: 2_044,
  ...changes,
})

/** Announcements to every audience. */
export const sampleAnnouncements: readonly Announcement[] = [
  announcement(1, {}),
  announcement(2, {
    at: '2026-02-12T09:00:00.000Z',
    audience: 'employers',
    title: 'Invoices by transfer',
    text: 'You can pay a year by transfer now.\n\nYour plan says how.',
    link: '/settings/subscription',
    recipients: 40,
  }),
  announcement(3, {
    at: '2026-01-20T09:00:00.000Z',
    operatorName: null,
    audience: 'contractors',
    title: 'Say when you are free',
    text: 'Employers find you first if your availability is of this month.',
    link: '/dashboard',
    recipients: 1_987,
  }),
]

/** Announcements as a list of one page. */
export const sampleAnnouncementList = (items: readonly Announcement[]): AnnouncementList => ({
  items,
  audiences: { everybody: 2_044, contractors: 2_004, employers: 40 },
  hasMore: false,
  isLoadingMore: false,
  onLoadMore: idle,
})

/** An announcement that is being written. */
export const sampleDraft: AnnouncementDraft = {
  form: {
    audience: 'contractors',
    title: 'Say when you are free',
    text: 'Employers find you first if your availability is of this month.\n\nIt takes a minute.',
    link: '/dashboard',
  },
  onForm: idle,
  errors: [],
  isAsking: false,
  isPending: false,
  refusal: null,
  proof: null,
  onAsk: idle,
  onConfirm: idle,
  onCancel: idle,
}
