import type { Uuid } from '../shared/index.ts'

/** Days for which an account's deletion can be undone. */
export const DELETION_UNDO_DAYS = 14

/** The two kinds of user. Rule: IDEN-1. */
export type UserType = 'contractor' | 'employer'
/** Where a sign-up stands. Rule: ONB-11. */
export type SignUpStep = 'verify_email' | 'subscription' | 'billing' | 'payment' | 'complete'

/** Steps at which a login gets the temporary token instead of a session: the plan is not settled yet. Rule: ONB-13. */
export const isSigningUp = (step: SignUpStep): boolean =>
  step === 'subscription' || step === 'billing' || step === 'payment'

/** The step after the address is verified; a plan that is not settled stays where it is. Rule: ONB-15. */
export const stepAfterVerification = (step: SignUpStep): SignUpStep => (step === 'verify_email' ? 'complete' : step)

/** A person who can sign in. One e-mail address, one user type. Rule: IDEN-1. */
export interface Account {
  readonly uuid: Uuid
  readonly userType: UserType
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** E.164 */
  readonly mobile: string | null
  readonly passwordHash: string
  readonly emailVerifiedAt: Date | null
  /** Null until the first login; makes `firstLogin`. */
  readonly firstLoginAt: Date | null
  /** True from verification until the first login ends. */
  readonly justVerified: boolean
  readonly signUpStep: SignUpStep
  /** The company of an employer. */
  readonly companyUuid: Uuid | null
  readonly profileImage: string | null
  readonly suspendedAt: Date | null
  /** Set while the account waits to be erased: nobody signs in, and it can be brought back. */
  readonly deletionRequestedAt: Date | null
  readonly createdAt: Date
}

/** A signed-in device. The token itself is never kept, only its hash. Rule: IDEN-14. */
export interface Session {
  readonly uuid: Uuid
  readonly accountUuid: Uuid
  readonly tokenHash: string
  readonly userAgent: string
  readonly address: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

/** What a member of a company may do. Rule: COMP-6. */
export type TeamRole = 'admin' | 'recruiter' | 'viewer' | 'billing'

/** Who is asking, as every use case gets it. */
export interface Actor {
  readonly accountUuid: Uuid
  readonly userType: UserType
  /** False until the address is verified: such an actor reaches only verification and account settings. */
  readonly verified: boolean
  readonly companyUuid: Uuid | null
  readonly role: TeamRole | null
  /** The session that asks; absent where a signed token does. */
  readonly sessionUuid?: Uuid
}
