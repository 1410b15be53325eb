import type { MailRequestKind } from '@guildhall/domain/identity'
import { Model } from 'objection'

/** A row of `password_resets`. */
export class PasswordResetRow extends Model {
  static override readonly tableName = 'password_resets'
  static override readonly idColumn = 'tokenHash'
  declare tokenHash: string
  declare accountUuid: string
  declare email: string
  declare expiresAt: Date
}

/** A row of `email_changes`. */
export class EmailChangeRow extends Model {
  static override readonly tableName = 'email_changes'
  static override readonly idColumn = 'accountUuid'
  declare accountUuid: string
  declare uuid: string
  declare email: string
  declare codeHash: string
  declare tries: number
  declare expiresAt: Date
}

/** A row of `email_restorations`. */
export class EmailRestorationRow extends Model {
  static override readonly tableName = 'email_restorations'
  static override readonly idColumn = 'tokenHash'
  declare tokenHash: string
  declare accountUuid: string
  declare email: string
  declare createdAt: Date
  declare expiresAt: Date
}

/** A row of `code_failures`. */
export class CodeFailureRow extends Model {
  static override readonly tableName = 'code_failures'
  declare accountUuid: string
  declare failedAt: Date
}

/** A row of `mail_requests`. */
export class MailRequestRow extends Model {
  static override readonly tableName = 'mail_requests'
  declare kind: MailRequestKind
  declare subject: string
  declare askedAt: Date
}
