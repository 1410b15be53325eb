import type { OperatorRole } from '@guildhall/domain/moderation'
import { Model } from 'objection'

/** A row of `operators`. */
export class OperatorRow extends Model {
  static override readonly tableName = 'operators'
  static override readonly idColumn = 'uuid'
  declare uuid: string
  declare email: string
  declare name: string
  declare role: OperatorRole
  declare passwordHash: string | null
  declare sealedSecret: string | null
  declare twoFactorConfirmedAt: Date | null
  declare lastStep: number | null
  declare createdAt: Date
  declare disabledAt: Date | null
}

/** A row of `operator_links`. */
export class OperatorLinkRow extends Model {
  static override readonly tableName = 'operator_links'
  static override readonly idColumn = 'operatorUuid'
  declare operatorUuid: string
  declare tokenHash: string
  declare expiresAt: Date
}

/** A row of `operator_sessions`. */
export class OperatorSessionRow extends Model {
  static override readonly tableName = 'operator_sessions'
  static override readonly idColumn = 'uuid'
  declare uuid: string
  declare operatorUuid: string
  declare tokenHash: string
  declare createdAt: Date
  declare expiresAt: Date
  declare authenticatedAt: Date
}

/** A row of `operator_code_failures`. */
export class OperatorCodeFailureRow extends Model {
  static override readonly tableName = 'operator_code_failures'
  declare operatorUuid: string
  declare failedAt: Date
}
