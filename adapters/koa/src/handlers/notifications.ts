import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import {
  toNotificationWire,
  toPreferencesWire,
  toSystemMessageWire,
  toPreferences,
} from '../mappers/notification.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { toPageRequest } from './page-request.ts'

type NotificationCalls =
  | 'saveNotificationPreferences'
  | 'listNotifications'
  | 'markNotificationRead'
  | 'markAllNotificationsRead'
  | 'listSystemMessages'
  | 'markSystemMessageRead'
  | 'archiveSystemMessage'
  | 'readSystemMessage'
  | 'restoreSystemMessage'
  | 'markAllSystemMessagesRead'

/** Notifications, system messages and mail preferences. Rules: NOTE-1, NOTE-3. */
export const notificationHandlers = ({ useCases }: HandlerDeps): Pick<Handlers<Routes>, NotificationCalls> => ({
  saveNotificationPreferences: async ({ actor, body }) => {
    const saved = await useCases.saveNotificationPreferences({ actor, ...toPreferences(body) })
    return saved.ok ? ok({ preferences: toPreferencesWire(saved.value) }) : saved
  },
  listNotifications: async ({ actor, query }) => {
    const list = await useCases.listNotifications({ actor, page: toPageRequest(query) })
    if (!list.ok) return list
    const { items, nextCursor, preferences, unread } = list.value
    return ok({
      notifications: items.map(toNotificationWire),
      unread,
      preferences: toPreferencesWire(preferences),
      next_cursor: nextCursor,
    })
  },
  markNotificationRead: async ({ actor, params }) => {
    const marked = await useCases.markNotificationRead({ actor, notificationUuid: params.id })
    return marked.ok ? ok(null) : marked
  },
  markAllNotificationsRead: async ({ actor }) => {
    const marked = await useCases.markAllNotificationsRead({ actor })
    return marked.ok ? ok(null) : marked
  },
  listSystemMessages: async ({ actor, query }) => {
    const list = await useCases.listSystemMessages({
      actor,
      archived: query.archived ?? false,
      page: toPageRequest(query),
    })
    if (!list.ok) return list
    const { items, nextCursor, unread } = list.value
    return ok({ systemMessages: items.map(toSystemMessageWire), unread, next_cursor: nextCursor })
  },
  markSystemMessageRead: async ({ actor, params }) => {
    const marked = await useCases.markSystemMessageRead({ actor, systemMessageUuid: params.uuid })
    return marked.ok ? ok(null) : marked
  },
  archiveSystemMessage: async ({ actor, params }) => {
    const archived = await useCases.archiveSystemMessage({ actor, systemMessageUuid: params.uuid })
    return archived.ok ? ok(null) : archived
  },
  readSystemMessage: async ({ actor, params }) => {
    const message = await useCases.readSystemMessage({ actor, systemMessageUuid: params.uuid })
    return message.ok ? ok({ systemMessage: toSystemMessageWire(message.value) }) : message
  },
  restoreSystemMessage: async ({ actor, params }) => {
    const restored = await useCases.restoreSystemMessage({ actor, systemMessageUuid: params.uuid })
    return restored.ok ? ok(null) : restored
  },
  markAllSystemMessagesRead: async ({ actor }) => {
    const marked = await useCases.markAllSystemMessagesRead({ actor })
    return marked.ok ? ok(null) : marked
  },
})
