import type { Uuid } from '../../shared/index.ts'
import type { AttemptSecrets, ExternalIdentity } from './identity-providers.port.ts'

/** An identity at a provider with which an account signs in. Rule: IDEN-73. */
export interface LinkedIdentity {
  readonly accountUuid: Uuid
  /** The name of the provider. */
  readonly provider: string
  readonly issuer: string
  readonly subject: string
  /** The address at the provider when it was linked, to recognise it by. */
  readonly email: string | null
  readonly linkedAt: Date
}

/** Stores the linked identities: one of each provider for an account. Write only with the account locked by `findForUpdate`. */
export interface LinkedIdentityRepository {
  find(issuer: string, subject: string): Promise<LinkedIdentity | null>
  /** By the date of linking. */
  list(accountUuid: Uuid): Promise<readonly LinkedIdentity[]>
  /** Replaces the account's identity of the same provider; 'taken' if another account has the identity (a unique index decides). */
  save(identity: LinkedIdentity): Promise<'saved' | 'taken'>
  /** False if the account has no identity of this provider. */
  remove(accountUuid: Uuid, provider: string): Promise<boolean>
  removeAll(accountUuid: Uuid): Promise<void>
}

/** Signing in or up, or connecting a provider in the settings. */
export type ExternalSignInPurpose = 'sign-in' | 'connect'

/** A visit to a provider that has not come back yet. Rule: IDEN-72. */
export interface ExternalSignInAttempt extends Omit<AttemptSecrets, 'state'> {
  readonly stateHash: string
  /** Of the random value in the cookie of the browser that began. */
  readonly browserHash: string
  readonly provider: string
  readonly purpose: ExternalSignInPurpose
  /** Who connects; null for a sign-in. */
  readonly accountUuid: Uuid | null
  /** The page to go on with, a path of the application. */
  readonly returnTo: string | null
  readonly expiresAt: Date
}

/** Stores attempts. */
export interface ExternalSignInAttempts {
  add(attempt: ExternalSignInAttempt): Promise<void>
  /** Removes and returns the attempt with this state and browser, unless it has expired; null for every other, which stays. */
  take(stateHash: string, browserHash: string, now: Date): Promise<ExternalSignInAttempt | null>
}

/**
 * What is left to do after the provider has vouched for somebody: 'log-in' a second step, 'connect' the password that links the identity,
 * 'sign-up' the form.
 */
export type ExternalSignInStep = 'log-in' | 'connect' | 'sign-up'

/** A proved identity that waits for its last step; its token is in a cookie of the browser. Rule: IDEN-72. */
export interface ExternalSignInTicket extends ExternalIdentity {
  readonly tokenHash: string
  readonly step: ExternalSignInStep
  readonly provider: string
  /** Null for a sign-up. */
  readonly accountUuid: Uuid | null
  readonly expiresAt: Date
}

/** Stores tickets. */
export interface ExternalSignInTickets {
  add(ticket: ExternalSignInTicket): Promise<void>
  /** Null once it was taken or has expired. */
  find(tokenHash: string, now: Date): Promise<ExternalSignInTicket | null>
  /** Removes a ticket; false if it was taken already, so that each works once. */
  take(tokenHash: string): Promise<boolean>
}
