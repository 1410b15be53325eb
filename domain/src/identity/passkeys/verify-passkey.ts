import { addMinutes, type Clock, err, type Result, type Uuid, ok } from '../../shared/index.ts'
import {
  type Passkey,
  isCounterAhead,
  PASSKEY_CHALLENGE_MINUTES,
  type RelyingParty,
  relyingPartyOf,
} from './passkey.ts'
import type {
  ExpectedAnswer,
  NewPasskeyAnswer,
  PasskeyAnswer,
  PasskeyChallengeRepository,
  PasskeyClaim,
  PasskeyPurpose,
  PasskeyRepository,
  Passkeys,
} from './passkeys.port.ts'

export interface CreateChallengeDeps {
  readonly clock: Clock
  readonly passkeyChallenges: Pick<PasskeyChallengeRepository, 'add'>
  readonly passkeys: Pick<Passkeys, 'createChallenge'>
  readonly publicUrl: string
}

/** A challenge to answer within five minutes; 'passkeys-unavailable' where the product's address allows none. Rules: IDEN-61, IDEN-66. */
export const createPasskeyChallenge = async (
  { clock, passkeyChallenges, passkeys, publicUrl }: CreateChallengeDeps,
  purpose: PasskeyPurpose,
  accountUuid: Uuid | null,
): Promise<Result<ExpectedAnswer, 'passkeys-unavailable'>> => {
  const relyingParty = relyingPartyOf(publicUrl)
  if (relyingParty === null) return err('passkeys-unavailable')
  const challenge = passkeys.createChallenge()
  const expiresAt = addMinutes(clock.now(), PASSKEY_CHALLENGE_MINUTES)
  await passkeyChallenges.add({ challenge, purpose, accountUuid, expiresAt })
  return ok({ challenge, relyingParty })
}

export interface TakeChallengeDeps {
  readonly clock: Clock
  readonly passkeyChallenges: Pick<PasskeyChallengeRepository, 'take'>
  readonly passkeys: Pick<Passkeys, 'read'>
  readonly publicUrl: string
}

/** An answer to a challenge that was waiting for it. */
export interface AwaitedAnswer extends PasskeyClaim {
  readonly relyingParty: RelyingParty
}

/**
 * The claim of an answer whose challenge was waiting for this purpose and account, which can be answered no more; null for every other
 * answer. Rule: IDEN-61.
 */
export const takePasskeyChallenge = async (
  { clock, passkeyChallenges, passkeys, publicUrl }: TakeChallengeDeps,
  answer: NewPasskeyAnswer | PasskeyAnswer,
  purpose: PasskeyPurpose,
  accountUuid: Uuid | null,
): Promise<AwaitedAnswer | null> => {
  const relyingParty = relyingPartyOf(publicUrl)
  const claim = passkeys.read(answer)
  if (relyingParty === null || claim === null) return null
  const waiting = await passkeyChallenges.take(claim.challenge)
  if (waiting === null || waiting.purpose !== purpose || waiting.accountUuid !== accountUuid) return null
  return waiting.expiresAt > clock.now() ? { ...claim, relyingParty } : null
}

export interface VerifyPasskeyDeps extends TakeChallengeDeps {
  readonly passkeyCredentials: Pick<PasskeyRepository, 'findByCredentialId'>
  readonly passkeys: Pick<Passkeys, 'read' | 'verifyUse'>
}

/** A passkey as it is after a verified use. */
export interface UsedPasskey extends Passkey {
  readonly lastUsedAt: Date
}

/**
 * Verifies the use of a passkey: of this account for the second step, of any for a sign-in, where the answer itself says whose it is. Null:
 * refused. The use counts once `recordPasskeyUse` has stored it. Rules: IDEN-61, IDEN-62.
 */
export const verifyPasskey = async (
  deps: VerifyPasskeyDeps,
  answer: PasskeyAnswer,
  accountUuid: Uuid | null,
): Promise<UsedPasskey | null> => {
  const purpose = accountUuid === null ? 'sign-in' : 'second-step'
  const claim = await takePasskeyChallenge(deps, answer, purpose, accountUuid)
  if (claim === null) return null
  const passkey = await deps.passkeyCredentials.findByCredentialId(claim.credentialId)
  if (passkey === null) return null
  const owner = accountUuid ?? claim.accountUuid
  if (passkey.accountUuid !== owner || (claim.accountUuid !== null && claim.accountUuid !== owner)) return null
  const used = await deps.passkeys.verifyUse(answer, claim, passkey)
  return used === null ? null : { ...passkey, ...used, lastUsedAt: deps.clock.now() }
}

/**
 * Stores the use of a passkey; false if it was removed meanwhile, or its counter has gone back. Call it with the account locked. Rule:
 * IDEN-65.
 */
export const recordPasskeyUse = async (
  passkeyCredentials: Pick<PasskeyRepository, 'findByCredentialId' | 'save'>,
  { backedUp, counter, credentialId, lastUsedAt, uuid }: UsedPasskey,
): Promise<boolean> => {
  const current = await passkeyCredentials.findByCredentialId(credentialId)
  if (current === null || current.uuid !== uuid || !isCounterAhead(current.counter, counter)) return false
  await passkeyCredentials.save({ ...current, backedUp, counter, lastUsedAt })
  return true
}
