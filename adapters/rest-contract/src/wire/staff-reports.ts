import {
  moderationTextRules,
  operatorReasonRules,
  REPORT_OUTCOMES,
  reportReasons,
  reportSubjectTypes,
} from '@guildhall/domain/moderation'
import type { ReportReason } from '@guildhall/domain/moderation'
import { z } from 'zod'
import { ruled } from './constrained.ts'
import { operatorClaim } from './operator-claims.ts'
import { instant, knownChoice, nullableText, pageQuery, text } from './fields.ts'

const reasons = Object.keys(reportReasons) as ReportReason[]
const person = z
  .object({ uuid: z.uuid(), name: z.string(), suspendedAt: instant.nullable() })
  .meta({ id: 'ReportPerson' })

const reportEntry = z
  .object({
    uuid: z.uuid(),
    subjectType: z.enum(reportSubjectTypes),
    reason: z.enum(reasons),
    note: z.string().nullable(),
    createdAt: instant,
    /** Null after the reporter's account was erased. */
    reporter: person.nullable(),
    /** Whom the report is about; null for a company, and where the account was erased. */
    accused: person.nullable(),
    companyName: z.string().nullable(),
    /** Null while the report is open. */
    decision: z
      .object({ outcome: z.enum(REPORT_OUTCOMES), operatorName: z.string().nullable(), at: instant })
      .nullable(),
    claim: operatorClaim.nullable(),
  })
  .meta({ id: 'ReportEntry' })

/** Which reports: open ones unless it says 'settled'. */
export const reportQuery = pageQuery.extend({ status: knownChoice(['open', 'settled']).optional() })

/** A page of reports, and how many are open in all. */
export const reportList = z.object({
  reports: z.array(reportEntry),
  open: z.number(),
  next_cursor: z.string().nullable(),
})

/** A report with all that helps to decide. */
export const reportDetails = reportEntry
  .extend({
    subjectUuid: z.uuid(),
    /** What the reporter saw, as JSON. */
    snapshot: z.record(z.string(), z.unknown()),
    /** The conversation of the report as it is now, its last 50 messages, oldest first. */
    conversation: z
      .object({
        uuid: z.uuid(),
        status: z.string(),
        messages: z.array(
          z.object({
            uuid: z.uuid(),
            senderUuid: z.uuid().nullable(),
            senderName: z.string().nullable(),
            /** Empty for a deleted one. */
            body: z.string(),
            sentAt: instant,
            deletedAt: instant.nullable(),
          }),
        ),
      })
      .nullable(),
    /** What was between the two, newest first: their conversations without a word of them, and reports of each about the other. */
    pair: z.object({
      conversations: z.array(
        z
          .object({
            uuid: z.uuid(),
            status: z.string(),
            companyName: z.string(),
            createdAt: instant,
            /** How many messages people wrote in it. */
            messages: z.number(),
            lastMessageAt: instant.nullable(),
          })
          .meta({ id: 'PairConversation' }),
      ),
      reports: z.array(reportEntry),
    }),
    /** Other reports about the same person, newest first. */
    others: z.array(reportEntry),
  })
  .meta({ id: 'ReportDetails' })

/** What an operator decides, with the words for whom it concerns. */
export const reportDecision = z
  .object({
    outcome: z.enum(REPORT_OUTCOMES),
    /** For the log. */
    reason: ruled(text, operatorReasonRules),
    /** For the person whom the report is about, if they are warned. */
    warning: ruled(nullableText, moderationTextRules),
    /** For the reporter. */
    answer: ruled(nullableText, moderationTextRules),
  })
  .meta({ id: 'ReportDecision' })
