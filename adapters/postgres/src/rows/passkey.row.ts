import type { PasskeyPurpose } from '@guildhall/domain/identity'
import { Model } from 'objection'

/** A row of `passkeys`. */
export class PasskeyRow extends Model {
  static override readonly tableName = 'passkeys'
  static override readonly idColumn = 'uuid'
  declare uuid: string
  declare accountUuid: string
  declare credentialId: string
  declare publicKey: string
  declare counter: number
  declare transports: string[]
  declare name: string
  declare backedUp: boolean
  declare createdAt: Date
  declare lastUsedAt: Date | null
}

/** A row of `passkey_challenges`. */
export class PasskeyChallengeRow extends Model {
  static override readonly tableName = 'passkey_challenges'
  static override readonly idColumn = 'challenge'
  declare challenge: string
  declare purpose: PasskeyPurpose
  declare accountUuid: string | null
  declare expiresAt: Date
}
