import { reportReasons, reportSubjectTypes } from '@guildhall/domain/moderation'
import { z } from 'zod'
import { choice, instant, knownChoice, nullableText, text, uuid } from './fields.ts'

const reasons = Object.keys(reportReasons)

/** What is wrong with whom; a request and a conversation have the conversation's uuid. Rule: MOD-1. */
export const reportForm = z
  .object({
    subject_type: knownChoice(reportSubjectTypes),
    subject_uuid: uuid,
    reason: choice(reasons),
    note: nullableText.optional(),
  })
  .meta({ id: 'ReportForm' })

/** A question to those who run the product; the page that it is about, and the reference of what went wrong there. Rule: MOD-4. */
export const helpForm = z
  .object({ message: text, page: nullableText.optional(), reference: nullableText.optional() })
  .meta({ id: 'HelpForm' })

/** Said alike of every report, the first and its repeats. */
export const reportAnswer = z.object({ received: z.literal(true) })

const count = z.object({ used: z.number(), limit: z.number() })

/** The requests of today, of a seat and of its company. Rule: CONV-24. */
export const contactAllowance = z
  .object({ seat: count, company: count, resetsAt: instant })
  .meta({ id: 'ContactAllowance' })
