import { z } from 'zod'
import { CONVERSATION, ENTRY, NOW } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { flag, pageQuery, uuid } from '../wire/fields.ts'
import {
  notificationList,
  preferences,
  preferencesForm,
  systemMessage,
  systemMessageList,
} from '../wire/notification.ts'
import { notFound } from './shared-problems.ts'

const chosen = { system: true, requestConnections: true, messagesReplies: false }

const systemMessageExample = {
  uuid: ENTRY,
  type: 'profile-approved',
  title: 'Your profile is approved',
  body: 'Employers can find you now. Keep your availability up to date, so that you stay at the top.',
  link: '/resume?edit=MainProfile',
  read: false,
  archived: false,
  createdAt: NOW,
}

/** Notifications, system messages and mail preferences. Rules: NOTE-1, NOTE-3. */
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
    query: pageQuery,
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
  markAllNotificationsRead: route({
    ...routeIndex.markAllNotificationsRead,
    summary: 'Mark all notifications read',
    access: 'session',
    success: { status: 204 },
    problems: {},
    examples: {},
  }),
  listSystemMessages: route({
    ...routeIndex.listSystemMessages,
    summary: 'What the product wrote to the user, newest first; with `archived`, what was put away',
    access: 'session',
    query: pageQuery.extend({ archived: flag.optional() }),
    success: { status: 200, body: systemMessageList },
    problems: {},
    examples: {
      reply: {
        systemMessages: [systemMessageExample],
        unread: 1,
        next_cursor: null,
      },
    },
  }),
  markSystemMessageRead: route({
    ...routeIndex.markSystemMessageRead,
    summary: 'Mark a system message read',
    access: 'session',
    params: z.object({ uuid }),
    success: { status: 204 },
    problems: notFound,
    examples: {},
  }),
  archiveSystemMessage: route({
    ...routeIndex.archiveSystemMessage,
    summary: 'Put a system message away',
    access: 'session',
    params: z.object({ uuid }),
    success: { status: 204 },
    problems: notFound,
    examples: {},
  }),
  readSystemMessage: route({
    ...routeIndex.readSystemMessage,
    summary: 'One system message; reading it by this call does not mark it read',
    access: 'session',
    params: z.object({ uuid }),
    success: { status: 200, body: z.object({ systemMessage }) },
    problems: notFound,
    examples: { reply: { systemMessage: systemMessageExample } },
  }),
  restoreSystemMessage: route({
    ...routeIndex.restoreSystemMessage,
    summary: 'Move an archived system message back to the inbox',
    access: 'session',
    params: z.object({ uuid }),
    success: { status: 204 },
    problems: notFound,
    examples: {},
  }),
  markAllSystemMessagesRead: route({
    ...routeIndex.markAllSystemMessagesRead,
    summary: 'Mark all system messages read',
    access: 'session',
    success: { status: 204 },
    problems: {},
    examples: {},
  }),
}
