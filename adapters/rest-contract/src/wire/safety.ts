import {
  HELP_MESSAGE_MAX_LENGTH,
  REPORT_NOTE_MAX_LENGTH,
  reportReasons,
  reportSubjectTypes,
} from '@guildhall/domain/moderation'
import { z } from 'zod'
import { constrained } from './constrained.ts'
import { choice, instant, knownChoice, limitedText, nullableText, requiredText, uuid } from './fields.ts'

const present = { presence: 'not-empty' } as const
const reasons = Object.keys(reportReasons)

/** A report: its subject and reason; requests and conversations have the conversation's UUID. Rule: MOD-1. */
export const reportForm = z
  .object({
    subject_type: constrained(knownChoice(reportSubjectTypes), present),
    subject_uuid: uuid,
    reason: constrained(choice(reasons), present),
    note: limitedText(REPORT_NOTE_MAX_LENGTH),
  })
  .meta({ id: 'ReportForm' })

/** A question to the operator, with the page that it is about, and the reference of the error there. Rule: MOD-4. */
export const helpForm = z
  .object({
    message: requiredText(HELP_MESSAGE_MAX_LENGTH),
    page: nullableText.optional(),
    reference: nullableText.optional(),
  })
  .meta({ id: 'HelpForm' })

/** The same response to the first report and to repeats. */
export const reportAnswer = z.object({ received: z.literal(true) })

const count = z.object({ used: z.number(), limit: z.number() })

/** Today's number of requests of a seat and of its company. Rule: CONV-24. */
export const contactAllowance = z
  .object({ seat: count, company: count, resetsAt: instant })
  .meta({ id: 'ContactAllowance' })

/** The support chat, and the person as it gets to know them. Rule: MOD-9. */
export const supportChat = z
  .object({
    url: z.string(),
    websiteToken: z.string(),
    person: z.object({
      identifier: z.string(),
      /** HMAC-SHA256 of the identifier, in hexadecimal; null if the operator has set no key. */
      identifierHash: z.string().nullable(),
      email: z.string(),
      userType: z.enum(['contractor', 'employer']),
    }),
  })
  .meta({ id: 'SupportChat' })
