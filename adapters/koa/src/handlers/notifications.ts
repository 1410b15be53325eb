import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { notificationOf, preferencesOf, toPreferences } from '../mappers/notification.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { pageOf } from './page-of.ts'

/** What a person was told, and which mails they get. Source: product-spec §7; D10. */
export const notificationHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'saveNotificationPreferences' | 'listNotifications' | 'markNotificationRead'
> => ({
  saveNotificationPreferences: async ({ actor, body }) => {
    const saved = await useCases.saveNotificationPreferences({ actor, ...toPreferences(body) })
    return saved.ok ? ok({ preferences: preferencesOf(saved.value) }) : saved
  },
  listNotifications: async ({ actor, query }) => {
    const list = await useCases.listNotifications({ actor, page: pageOf(query) })
    if (!list.ok) return list
    const { items, nextCursor, preferences, unread } = list.value
    return ok({
      notifications: items.map(notificationOf),
      unread,
      preferences: preferencesOf(preferences),
      next_cursor: nextCursor,
    })
  },
  markNotificationRead: async ({ actor, params }) => {
    const marked = await useCases.markNotificationRead({ actor, notificationUuid: params.id })
    return marked.ok ? ok(null) : marked
  },
})
