import { Model } from 'objection'

/** A row of `two_factors`. */
export class TwoFactorRow extends Model {
  static override readonly tableName = 'two_factors'
  static override readonly idColumn = 'accountUuid'
  declare accountUuid: string
  declare sealedSecret: string
  declare confirmedAt: Date | null
  declare lastStep: number | null
}

/** A row of `recovery_codes`. */
export class RecoveryCodeRow extends Model {
  static override readonly tableName = 'recovery_codes'
  declare accountUuid: string
  declare codeHash: string
}
