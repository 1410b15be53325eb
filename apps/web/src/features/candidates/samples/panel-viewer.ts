import type { PanelViewer } from '../components/MessagePanel/index.ts'

/** A recruiter on trial with two free requests left. */
export const samplePanelViewer: PanelViewer = {
  name: 'Dana Whitfield',
  entitlements: {
    search: true,
    contact: true,
    bookmarks: false,
    seats: 3,
    freeContactsLeft: 2,
    replyUntil: null,
    reason: null,
  },
  freeContactsTotal: 5,
  trialEndsAt: new Date('2026-11-29T00:00:00Z'),
  invoicePending: false,
  missing: [],
  mayContact: true,
  mayChangePlan: true,
}
