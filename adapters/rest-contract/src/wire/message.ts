import { z } from 'zod'
import { instant, nullableText, text, textList } from './fields.ts'

/** A message as its reader sees it. `sequence` is the order everybody sees. Rule: CONV-40. */
export const message = z
  .object({
    uuid: z.string(),
    conversation_uuid: z.string(),
    sequence: z.number(),
    kind: z.enum(['text', 'system', 'terms']),
    sender_uuid: z.string().nullable(),
    own: z.boolean(),
    message: z.string(),
    doc: z.string().nullable(),
    /** All its files; `doc` is the first one's address. */
    docs: z.array(z.object({ file_url: z.string(), original_name: z.string() })),
    client_id: z.string().nullable(),
    /** This reader has read it; own ones always. */
    viewed: z.boolean(),
    /** The other side has read it. */
    viewedByOther: z.boolean(),
    sentAt: instant,
    /** When it was written anew, and when it was taken back; then it says nothing. */
    editedAt: instant.nullable(),
    deletedAt: instant.nullable(),
  })
  .meta({ id: 'Message' })

/** `client_id` is the sender's own id for the message: a repeat answers the message that stands. Rule: CONV-41. */
export const newMessage = z
  .object({
    conversation_uuid: text,
    message: text,
    doc: nullableText.optional(),
    /** Addresses of up to five uploaded files; `doc` is one more way to send the first. */
    docs: textList.optional(),
    client_id: nullableText.optional(),
  })
  .meta({ id: 'NewMessage' })

export type MessageWire = z.output<typeof message>
