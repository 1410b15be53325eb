import { MESSAGE_FILES_MAX, MESSAGE_MAX_LENGTH } from '@guildhall/domain/conversations'
import { z } from 'zod'
import { constrained } from './constrained.ts'
import { FILE_PATTERN } from './examples.ts'
import { idText, instant, nullableText, requiredText, textList } from './fields.ts'

/** A message for its reader. `sequence` is the same order for everybody. Rule: CONV-40. */
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
    /** All attached files; `doc` is the URL of the first. */
    docs: z.array(z.object({ file_url: z.string(), original_name: z.string() })),
    client_id: z.string().nullable(),
    /** Read by this reader; always true for own messages. */
    viewed: z.boolean(),
    /** Read by the other side. */
    viewedByOther: z.boolean(),
    sentAt: instant,
    /** When it was edited or deleted; a deleted message has no text. */
    editedAt: instant.nullable(),
    deletedAt: instant.nullable(),
  })
  .meta({ id: 'Message' })

/** Files that were sent in a conversation, newest first. Rule: CONV-72. */
export const sharedFiles = z
  .object({
    files: z.array(
      z.object({
        file_url: z.string(),
        original_name: z.string(),
        message_uuid: z.string(),
        sender_uuid: z.string().nullable(),
        /** Sent by this reader. */
        own: z.boolean(),
        sentAt: instant,
      }),
    ),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'SharedFiles' })

/** `client_id` is the sender's own id for the message: a repeat returns the existing message. Rule: CONV-41. */
export const newMessage = z
  .object({
    conversation_uuid: idText,
    message: requiredText(MESSAGE_MAX_LENGTH),
    doc: constrained(nullableText, { pattern: FILE_PATTERN }).optional(),
    /** URLs of up to five uploaded files; `doc` is an alternative for the first. */
    docs: constrained(textList, {
      maxItems: MESSAGE_FILES_MAX,
      items: { type: 'string', pattern: FILE_PATTERN },
    }).optional(),
    client_id: nullableText.optional(),
  })
  .meta({ id: 'NewMessage' })

export type MessageWire = z.output<typeof message>
