import { Model } from 'objection'

/** A row of `notification_preferences`. */
export class NotificationPreferencesRow extends Model {
  static override readonly tableName = 'notification_preferences'
  static override readonly idColumn = 'accountUuid'
  declare accountUuid: string
  declare system: boolean
  declare newRequests: boolean
  declare replies: boolean
}

/** A row of `system_messages`. */
export class SystemMessageRow extends Model {
  static override readonly tableName = 'system_messages'
  static override readonly idColumn = 'uuid'
  declare uuid: string
  declare accountUuid: string
  declare key: string
  declare type: string
  declare title: string
  declare body: string
  declare link: string | null
  declare readAt: Date | null
  declare archivedAt: Date | null
  declare createdAt: Date
}
