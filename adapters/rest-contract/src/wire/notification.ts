import { z } from 'zod'
import { flag, instant } from './fields.ts'

/** A notification. Rule: NOTE-1. */
export const notification = z
  .object({
    uuid: z.string(),
    type: z.string(),
    text: z.string(),
    conversationUuid: z.string().nullable(),
    read: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'Notification' })

/** Mail preferences. Rule: NOTE-1. */
export const preferences = z
  .object({ system: z.boolean(), requestConnections: z.boolean(), messagesReplies: z.boolean() })
  .meta({ id: 'NotificationPreferences' })

export const preferencesForm = z
  .object({ system: flag, new_requests: flag, replies: flag })
  .partial()
  .meta({ id: 'NotificationPreferencesForm' })

export const notificationList = z.object({
  notifications: z.array(notification),
  unread: z.number(),
  preferences,
  next_cursor: z.string().nullable(),
})

/** A message from the product to a person; `link` is a path of the product. Rule: NOTE-8. */
export const systemMessage = z
  .object({
    uuid: z.string(),
    type: z.string(),
    title: z.string(),
    body: z.string(),
    link: z.string().nullable(),
    read: z.boolean(),
    archived: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'SystemMessage' })

export const systemMessageList = z.object({
  systemMessages: z.array(systemMessage),
  /** Unarchived ones only. */
  unread: z.number(),
  next_cursor: z.string().nullable(),
})

export type SystemMessageWire = z.output<typeof systemMessage>
export type SystemMessageListWire = z.output<typeof systemMessageList>
export type NotificationWire = z.output<typeof notification>
export type PreferencesWire = z.output<typeof preferences>
