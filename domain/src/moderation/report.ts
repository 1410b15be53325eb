import type { Uuid } from '../shared/index.ts'

/** What can be reported. Requests and conversations are identified by the conversation's uuid. Rule: MOD-1. */
export type ReportSubjectType = 'candidate' | 'request' | 'conversation' | 'message' | 'company'
export const reportSubjectTypes: readonly ReportSubjectType[] = [
  'candidate',
  'request',
  'conversation',
  'message',
  'company',
]

/** The reasons for a report, with their labels. Rule: MOD-1. */
export const reportReasons = {
  spam: 'Spam or advertising',
  scam: 'A scam, or asks for money',
  false_information: 'False information, or not who they say they are',
  harassment: 'Rude, threatening or harassing',
  discrimination: 'Discriminating',
  asks_to_leave: 'Asks to pay or to meet outside Guildhall at once',
  other: 'Something else',
} as const
export type ReportReason = keyof typeof reportReasons

export const isReportReason = (text: string): text is ReportReason => Object.hasOwn(reportReasons, text)

/** A report with a snapshot of what its reporter saw; the snapshot never changes. Rule: MOD-2. */
export interface Report {
  readonly uuid: Uuid
  readonly reporterUuid: Uuid
  readonly subjectType: ReportSubjectType
  readonly subjectUuid: Uuid
  readonly reason: ReportReason
  readonly note: string | null
  /** Plain JSON. */
  readonly snapshot: object
  readonly status: 'open' | 'settled'
  readonly createdAt: Date
}
