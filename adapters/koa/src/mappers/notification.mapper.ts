import type { Notification, NotificationPreferences, SystemMessage } from '@guildhall/domain/notifications'
import type { NotificationWire, PreferencesWire, SystemMessageWire } from '@guildhall/rest-contract'

export const toNotificationWire = (notification: Notification): NotificationWire => ({
  uuid: notification.uuid,
  type: notification.type,
  text: notification.text,
  conversationUuid: notification.conversationUuid,
  read: notification.readAt !== null,
  createdAt: notification.createdAt.toISOString(),
})

export const toSystemMessageWire = (message: SystemMessage): SystemMessageWire => ({
  uuid: message.uuid,
  type: message.type,
  title: message.title,
  body: message.body,
  link: message.link,
  read: message.readAt !== null,
  archived: message.archivedAt !== null,
  createdAt: message.createdAt.toISOString(),
})

export const toPreferencesWire = ({ newRequests, replies, system }: NotificationPreferences): PreferencesWire => ({
  system,
  requestConnections: newRequests,
  messagesReplies: replies,
})

export const toPreferences = (form: {
  readonly system?: boolean | undefined
  readonly new_requests?: boolean | undefined
  readonly replies?: boolean | undefined
}): Partial<NotificationPreferences> => ({
  ...(form.system === undefined ? {} : { system: form.system }),
  ...(form.new_requests === undefined ? {} : { newRequests: form.new_requests }),
  ...(form.replies === undefined ? {} : { replies: form.replies }),
})
