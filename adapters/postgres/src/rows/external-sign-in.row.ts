import type { ExternalSignInPurpose, ExternalSignInStep } from '@guildhall/domain/identity'
import { Model } from 'objection'

/** A row of `linked_identities`. */
export class LinkedIdentityRow extends Model {
  static override readonly tableName = 'linked_identities'
  static override readonly idColumn = ['issuer', 'subject']
  declare accountUuid: string
  declare provider: string
  declare issuer: string
  declare subject: string
  declare email: string | null
  declare linkedAt: Date
}

/** A row of `external_sign_in_attempts`. */
export class ExternalSignInAttemptRow extends Model {
  static override readonly tableName = 'external_sign_in_attempts'
  static override readonly idColumn = 'stateHash'
  declare stateHash: string
  declare browserHash: string
  declare provider: string
  declare purpose: ExternalSignInPurpose
  declare accountUuid: string | null
  declare nonce: string
  declare codeVerifier: string
  declare returnTo: string | null
  declare expiresAt: Date
}

/** A row of `external_sign_in_tickets`. */
export class ExternalSignInTicketRow extends Model {
  static override readonly tableName = 'external_sign_in_tickets'
  static override readonly idColumn = 'tokenHash'
  declare tokenHash: string
  declare step: ExternalSignInStep
  declare provider: string
  declare accountUuid: string | null
  declare issuer: string
  declare subject: string
  declare email: string | null
  declare emailVerified: boolean
  declare firstName: string
  declare lastName: string
  declare expiresAt: Date
}
