import { Model } from 'objection'

/** A row of `accounts`. Fields are only declared: a class field would shadow what objection sets. */
export class AccountRow extends Model {
  static override readonly tableName = 'accounts'
  static override readonly idColumn = 'uuid'
  static override readonly jsonAttributes = ['attribution']
  declare uuid: string
  declare userType: 'contractor' | 'employer'
  declare email: string
  declare firstName: string
  declare lastName: string
  declare mobile: string | null
  declare passwordHash: string
  declare emailVerifiedAt: Date | null
  declare firstLoginAt: Date | null
  declare justVerified: boolean
  declare profileJustVerified: boolean
  declare signUpStep: 'verify_email' | 'subscription' | 'billing' | 'payment' | 'complete'
  declare attribution: Readonly<Record<string, string>>
  declare signUpCompletedAt: Date | null
  declare companyUuid: string | null
  declare profileImage: string | null
  declare suspendedAt: Date | null
  declare deletionRequestedAt: Date | null
  declare createdAt: Date
}

/** A row of `sessions`. */
export class SessionRow extends Model {
  static override readonly tableName = 'sessions'
  static override readonly idColumn = 'uuid'
  declare uuid: string
  declare accountUuid: string
  declare tokenHash: string
  declare userAgent: string
  declare address: string
  declare createdAt: Date
  declare lastSeenAt: Date
  declare expiresAt: Date
  declare authenticatedAt: Date | null
}

/** A row of `verification_mails`. */
export class VerificationMailRow extends Model {
  static override readonly tableName = 'verification_mails'
  declare email: string
  declare sentAt: Date
}

/** A row of `login_failures`. */
export class LoginFailureRow extends Model {
  static override readonly tableName = 'login_failures'
  declare id: string
  declare email: string
  declare address: string
  declare failedAt: Date
}
