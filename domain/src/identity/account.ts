import type { Uuid } from '../shared/index.ts'

/** Days for which an account's deletion can be undone. */
export const DELETION_UNDO_DAYS = 14

/** The two kinds of user. Rule: IDEN-1. */
export type UserType = 'contractor' | 'employer'
/** The step that a sign-up has reached. Rule: ONB-11. */
export type SignUpStep = 'verify_email' | 'subscription' | 'billing' | 'payment' | 'complete'

/** Whether a login at this step gets a temporary token instead of a session, as the plan is not chosen or paid yet. Rule: ONB-13. */
export const isSigningUp = (step: SignUpStep): boolean =>
  step === 'subscription' || step === 'billing' || step === 'payment'

/** The step after the address is verified; the plan steps do not change. Rule: ONB-15. */
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
  /** Null until the first login. */
  readonly firstLoginAt: Date | null
  /** True from verification until the first login ends. */
  readonly justVerified: boolean
  /** The same, but also cleared once the person has seen the welcome. */
  readonly profileJustVerified: boolean
  readonly signUpStep: SignUpStep
  /** Where the person came from (utm_campaign, utm_source, utm_medium, gtm_debug), as far as known. Rule: ONB-7. */
  readonly attribution: Readonly<Record<string, string>>
  /** The first login with a verified address; null until then. Rule: ANA-5. */
  readonly signUpCompletedAt: Date | null
  /** The employer's company. */
  readonly companyUuid: Uuid | null
  readonly profileImage: string | null
  readonly suspendedAt: Date | null
  /** Set while the account waits to be erased: nobody can sign in, and the deletion can be undone. */
  readonly deletionRequestedAt: Date | null
  readonly createdAt: Date
}

/** Addresses of erased accounts end with this domain, which nobody has. */
export const ERASED_DOMAIN = '@deleted.invalid'

/** Whether the account was erased: what remains of it stands behind the conversations of others. Rule: PRIV-6. */
export const isErased = ({ email }: Pick<Account, 'email'>): boolean => email.endsWith(ERASED_DOMAIN)

/** The session of a signed-in device. Only the hash of its token is stored. Rule: IDEN-14. */
export interface Session {
  readonly uuid: Uuid
  readonly accountUuid: Uuid
  readonly tokenHash: string
  readonly userAgent: string
  readonly address: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
  /** When the password (and the second factor) or a passkey was last given; null for a session of a link or a provider. Rule: IDEN-46. */
  readonly authenticatedAt: Date | null
}

/** The role of a company's member, which decides what they may do. Rule: COMP-6. */
export type TeamRole = 'admin' | 'recruiter' | 'viewer' | 'billing'

/** An operator who looks at the product as somebody else. Rule: MOD-53. */
export interface Viewer {
  readonly operatorUuid: Uuid
  readonly operatorSessionUuid: Uuid
  readonly until: Date
}

/** Who calls a use case. */
export interface Actor {
  readonly accountUuid: Uuid
  readonly userType: UserType
  /** False until the address is verified: such an actor can use only verification and account settings. */
  readonly verified: boolean
  readonly companyUuid: Uuid | null
  readonly role: TeamRole | null
  /** The session of the call; absent if it was authenticated by a signed token. */
  readonly sessionUuid?: Uuid
  /** The operator who looks as this person; such a caller only reads. Rule: MOD-53. */
  readonly viewer?: Viewer
}
