import type { ReportDetails, ReportEntry } from '../api/use-reports.ts'

const accused = { uuid: '0199a1f4-7c1e-7a53-9c3d-000000000601', name: 'Thandeka Mkhize', suspendedAt: null }
const reporter = { uuid: '0199a1f4-7c1e-7a53-9c3d-000000000602', name: 'Dana Reyes', suspendedAt: null }

const report = (number: number, changes: Partial<ReportEntry>): ReportEntry => ({
  uuid: `0199a1f4-7c1e-7a53-9c3d-00000000090${number}`,
  subjectType: 'message',
  reason: 'scam',
  note: 'Asks for money before we have talked about the work.',
  createdAt: '2026-03-01T16:20:00.000Z',
  reporter,
  accused,
  companyName: 'Kestrel Freight',
  decision: null,
  claim: null,
  ...changes,
})

/** Reports of every kind that wait. */
export const sampleReports: readonly ReportEntry[] = [
  report(1, {}),
  report(2, { subjectType: 'candidate', reason: 'false_information', note: null, companyName: null }),
  report(3, { subjectType: 'company', reason: 'spam', accused: null, reporter: null, note: null }),
  report(4, {
    subjectType: 'request',
    reason: 'discrimination',
    accused: reporter,
    reporter: accused,
    claim: {
      operatorUuid: '0199a1f4-7c1e-7a53-9c3d-0000000000d2',
      operatorName: 'Ruth Lekganyane',
      until: '2026-03-02T09:10:00.000Z',
    },
  }),
]

/** A report that a superadmin has handled. */
export const sampleHandled: ReportEntry = report(5, {
  reason: 'spam',
  decision: { outcome: 'warned', operatorName: 'Callum Nguyen', at: '2026-02-20T09:00:00.000Z' },
})

/** A reported message with the conversation around it. */
export const sampleReport: ReportDetails = {
  ...report(1, {}),
  subjectUuid: '0199a1f4-7c1e-7a53-9c3d-000000000a13',
  snapshot: { message: { body: 'Before we start I need 200 for the equipment, by card please.' } },
  conversation: {
    uuid: '0199a1f4-7c1e-7a53-9c3d-000000000a01',
    status: 'active',
    messages: [
      {
        uuid: '0199a1f4-7c1e-7a53-9c3d-000000000a11',
        senderUuid: reporter.uuid,
        senderName: reporter.name,
        body: 'Good morning Thandeka. Shall we talk on Thursday?',
        sentAt: '2026-03-01T15:50:00.000Z',
        deletedAt: null,
      },
      {
        uuid: '0199a1f4-7c1e-7a53-9c3d-000000000a12',
        senderUuid: accused.uuid,
        senderName: accused.name,
        body: '',
        sentAt: '2026-03-01T16:05:00.000Z',
        deletedAt: '2026-03-01T16:06:00.000Z',
      },
      {
        uuid: '0199a1f4-7c1e-7a53-9c3d-000000000a13',
        senderUuid: accused.uuid,
        senderName: accused.name,
        body: 'Before we start I need 200 for the equipment, by card please.',
        sentAt: '2026-03-01T16:10:00.000Z',
        deletedAt: null,
      },
    ],
  },
  pair: {
    conversations: [
      {
        uuid: '0199a1f4-7c1e-7a53-9c3d-000000000a01',
        status: 'active',
        companyName: 'Kestrel Freight',
        createdAt: '2026-02-20T09:00:00.000Z',
        messages: 3,
        lastMessageAt: '2026-03-01T16:10:00.000Z',
      },
      {
        uuid: '0199a1f4-7c1e-7a53-9c3d-000000000a02',
        status: 'declined',
        companyName: 'Kestrel Freight',
        createdAt: '2025-10-05T09:00:00.000Z',
        messages: 0,
        lastMessageAt: null,
      },
    ],
    reports: [
      report(6, {
        reason: 'harassment',
        reporter: accused,
        accused: reporter,
        decision: { outcome: 'dismissed', operatorName: 'Callum Nguyen', at: '2025-10-07T09:00:00.000Z' },
        createdAt: '2025-10-06T09:00:00.000Z',
      }),
    ],
  },
  others: [sampleHandled],
}
