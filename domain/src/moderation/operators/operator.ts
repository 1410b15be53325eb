import type { Uuid } from '../../shared/index.ts'
import { mayOperate, type OperatorPermission, type OperatorRole } from './operator-rights.ts'

/** Hours for which the one-time link of an operator works. Rule: MOD-14. */
export const OPERATOR_LINK_HOURS = 72
/** Minutes before the end of a session from which on its operator is told. Rule: MOD-25. */
export const OPERATOR_SESSION_WARNING_MINUTES = 5

/** The page of a one-time link. The token is in the fragment, which browsers send to no server. Rule: MOD-14. */
export const operatorLinkPath = (token: string): string => `/staff/link#${token}`

/** Minutes that an operator's session lasts, used or not. Rule: MOD-18. */
export const OPERATOR_SESSION_MINUTES = 60

/** The authenticator app of an operator: on once it is confirmed. Rule: MOD-17. */
export interface OperatorTwoFactor {
  /** The app's secret, encrypted with the product's secret. */
  readonly sealedSecret: string
  readonly confirmedAt: Date | null
  /** The time step of the last used code; codes of this and earlier steps are refused. */
  readonly lastStep: number | null
}

/** Somebody who runs the marketplace. Operators are no accounts: nobody finds, contacts or exports them. Rule: MOD-12. */
export interface Operator {
  readonly uuid: Uuid
  /** In lower case. */
  readonly email: string
  /** '' until the operator has used their link, unless it was given with it. */
  readonly name: string
  readonly role: OperatorRole
  /** Null until the operator has used their link. */
  readonly passwordHash: string | null
  readonly twoFactor: OperatorTwoFactor | null
  readonly createdAt: Date
  readonly disabledAt: Date | null
}

/** The one-time link of an operator, by the hash of its token. */
export interface OperatorLink {
  readonly operatorUuid: Uuid
  readonly tokenHash: string
  readonly expiresAt: Date
}

/** An operator's session, which nothing extends. */
export interface OperatorSession {
  readonly uuid: Uuid
  readonly operatorUuid: Uuid
  readonly tokenHash: string
  readonly createdAt: Date
  readonly expiresAt: Date
  /** When the password was last given. */
  readonly authenticatedAt: Date
}

/** The operator who calls. */
export interface OperatorActor {
  readonly operatorUuid: Uuid
  readonly role: OperatorRole
  readonly sessionUuid: Uuid
  /** The authenticator app must be set up before anything else is allowed. Rule: MOD-17. */
  readonly mustSetUpTwoFactor: boolean
}

/** Whether an operator has an authenticator app that signs in with them. */
export const hasTwoFactor = ({ twoFactor }: Pick<Operator, 'twoFactor'>): boolean =>
  twoFactor !== null && twoFactor.confirmedAt !== null

/** Whether an operator may do something; nobody may before their authenticator app is set up. Rules: MOD-12, MOD-17. */
export const isAllowed = (
  { mustSetUpTwoFactor, role }: Pick<OperatorActor, 'mustSetUpTwoFactor' | 'role'>,
  permission: OperatorPermission,
): boolean => !mustSetUpTwoFactor && mayOperate(role, permission)
