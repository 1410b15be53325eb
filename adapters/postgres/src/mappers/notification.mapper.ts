import type { Notification, NotificationPreferences, SystemMessage } from '@guildhall/domain/notifications'
import { mapColumns } from './map-columns.ts'

export const notificationMapper = mapColumns<Notification>()([
  'uuid',
  'accountUuid',
  'key',
  'type',
  'text',
  'conversationUuid',
  'readAt',
  'createdAt',
])

export const preferencesMapper = mapColumns<NotificationPreferences>()(['system', 'newRequests', 'replies'])

export const systemMessageMapper = mapColumns<SystemMessage>()([
  'uuid',
  'accountUuid',
  'key',
  'type',
  'title',
  'body',
  'link',
  'readAt',
  'archivedAt',
  'createdAt',
])
