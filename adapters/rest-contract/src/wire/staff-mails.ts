import { MAIL_STATES } from '@guildhall/domain/notifications'
import { z } from 'zod'
import { instant, knownChoice, pageQuery, text, uuid } from './fields.ts'

/** Which mails: all unless it says a state; `text` is a part of the recipient's address, `account` the recipient. */
export const mailQuery = pageQuery.extend({
  state: knownChoice(MAIL_STATES).optional(),
  text: text.optional(),
  account: uuid.optional(),
})

const mail = z
  .object({
    uuid: z.uuid(),
    /** The event that it is about. */
    kind: z.string(),
    accountUuid: z.uuid().nullable(),
    /** Null for people without an account. */
    recipientName: z.string().nullable(),
    /** The address; null if its account is erased. */
    recipient: z.string().nullable(),
    subject: z.string(),
    state: z.enum(MAIL_STATES),
    attempts: z.number(),
    /** Why the last attempt failed, or why it was refused. */
    error: z.string().nullable(),
    /** When it was sent or refused; while it waits, the last attempt. */
    at: instant,
    /** Whether it waits for an operator, as its job is parked. */
    isParked: z.boolean(),
    /** Whether it can be sent again. */
    isRepeatable: z.boolean(),
  })
  .meta({ id: 'SentMail' })

/** A page of mails, the newest first. */
export const mailList = z.object({ mails: z.array(mail), next_cursor: z.string().nullable() })
