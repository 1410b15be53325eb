import { Model } from 'objection'

/** A row of `company_invites`. */
export class InviteRow extends Model {
  static override readonly tableName = 'company_invites'
  static override readonly idColumn = 'uuid'
  declare uuid: string
  declare companyUuid: string
  declare email: string
  declare role: 'admin' | 'recruiter' | 'viewer' | 'billing'
  declare tokenHash: string
  declare invitedByUuid: string | null
  declare createdAt: Date
  declare invitedAt: Date
  declare expiresAt: Date
  declare renewalAskedAt: Date | null
  declare acceptedAt: Date | null
  declare revokedAt: Date | null
}
