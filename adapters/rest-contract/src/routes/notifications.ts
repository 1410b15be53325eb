import { z } from 'zod'
import { CONVERSATION, ENTRY, NOW } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { number, text, uuid } from '../wire/fields.ts'
import { notificationList, preferences, preferencesForm } from '../wire/notification.ts'
import { notFound } from './refusals.ts'

const chosen = { system: true, requestConnections: true, messagesReplies: false }

/** What a person was told, and which mails they get. Source: product-spec §7; D10. */
export const notificationRoutes = {
  saveNotificationPreferences: route({
    ...routeIndex.saveNotificationPreferences,
    summary: 'Choose which mails to get; only the fields that are present',
    access: 'session',
    body: preferencesForm,
    success: { status: 200, body: z.object({ preferences }) },
    problems: {},
    examples: { body: { system: true, new_requests: true, replies: false }, reply: { preferences: chosen } },
  }),
  listNotifications: route({
    ...routeIndex.listNotifications,
    summary: 'What the user was told, newest first',
    access: 'session',
    query: z.object({ cursor: text.optional(), limit: number.optional() }),
    success: { status: 200, body: notificationList },
    problems: {},
    examples: {
      reply: {
        notifications: [
          {
            uuid: ENTRY,
            type: 'new-request',
            text: 'Kestrel Freight would like to talk to you.',
            conversationUuid: CONVERSATION,
            read: false,
            createdAt: NOW,
          },
        ],
        unread: 1,
        preferences: chosen,
        next_cursor: null,
      },
    },
  }),
  markNotificationRead: route({
    ...routeIndex.markNotificationRead,
    summary: 'Mark a notification read',
    access: 'session',
    params: z.object({ id: uuid }),
    success: { status: 204 },
    problems: notFound,
    examples: {},
  }),
}
