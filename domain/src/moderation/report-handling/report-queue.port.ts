import type { Page, PageRequest, Uuid } from '../../shared/index.ts'
import type { OperatorClaim } from '../operator-claims.ts'
import type { Report } from '../report.ts'

/** What an operator did about a report. Rule: MOD-46. */
export const REPORT_OUTCOMES = ['dismissed', 'warned', 'suspended'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** Somebody of a report. */
export interface ReportPerson {
  readonly uuid: Uuid
  readonly name: string
  readonly suspendedAt: Date | null
}

/** How a report ended. */
export interface ReportDecision {
  readonly outcome: ReportOutcome
  /** Null for an operator who is gone. */
  readonly operatorName: string | null
  readonly at: Date
}

/** A report in the queue. */
export interface ReportEntry extends Pick<Report, 'uuid' | 'subjectType' | 'reason' | 'note' | 'createdAt'> {
  /** Null after the reporter's account was erased. */
  readonly reporter: ReportPerson | null
  /** Whom the report is about; null for a company, and where the account was erased. */
  readonly accused: ReportPerson | null
  /** The reported company, or the one of the conversation; null for a candidate. */
  readonly companyName: string | null
  /** Null while the report is open. */
  readonly decision: ReportDecision | null
  /** Null if nobody looks at it now. */
  readonly claim: OperatorClaim | null
}

/** A conversation of the reporter with whom or what the report is about; nothing that was written in it. */
export interface PairConversation {
  readonly uuid: Uuid
  readonly status: string
  readonly companyName: string
  readonly createdAt: Date
  /** How many messages people wrote in it, and when the last one. */
  readonly messages: number
  readonly lastMessageAt: Date | null
}

/** A message around a report. */
export interface ReportedMessage {
  readonly uuid: Uuid
  /** Null for the system. */
  readonly senderUuid: Uuid | null
  readonly senderName: string | null
  /** Empty for a deleted one. */
  readonly body: string
  readonly sentAt: Date
  readonly deletedAt: Date | null
}

/** A report with all that helps to decide. */
export interface ReportDetails extends ReportEntry {
  readonly subjectUuid: Uuid
  /** What the reporter saw, as plain JSON. */
  readonly snapshot: object
  /** The conversation of the report as it is now: its last 50 messages, oldest first. Null for a candidate or a company. */
  readonly conversation: {
    readonly uuid: Uuid
    readonly status: string
    readonly messages: readonly ReportedMessage[]
  } | null
  /** What was between the two before and since, newest first, at most 20 each: their conversations, and reports of each about the other. */
  readonly pair: {
    readonly conversations: readonly PairConversation[]
    readonly reports: readonly ReportEntry[]
  }
  /** Other reports about the same person, newest first, at most 10. */
  readonly others: readonly ReportEntry[]
}

/** What operators read about reports. Rules: MOD-45, MOD-47, MOD-91. */
export interface ReportQueue {
  /** Open ones, the oldest first; or settled ones, the newest first. Claims that have ended are left out. */
  list(status: Report['status'], page: PageRequest, now: Date): Promise<Page<ReportEntry>>
  countOpen(): Promise<number>
  read(uuid: Uuid, now: Date): Promise<ReportDetails | null>
}
