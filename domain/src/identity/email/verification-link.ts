import { addHours } from '../../shared/index.ts'
import type { Account } from '../account.ts'
import type { Tokens } from '../sessions/tokens.port.ts'

export const VERIFICATION_LINK_HOURS = 24

/** Dependencies of the signed link that verifies an address: valid for 24 hours, for this account and this address only. Rule: IDEN-23. */
export interface VerificationLinkDeps {
  readonly tokens: Pick<Tokens, 'sign'>
  /** The product's configured URL without a trailing slash; links are never built from a request's Host header. */
  readonly publicUrl: string
}

/** The link to the page that calls GET /v0/auth/email/verify/{uuid}/{hash}. */
export const createVerificationLink = async (
  { tokens, publicUrl }: VerificationLinkDeps,
  account: Pick<Account, 'uuid' | 'email'>,
  now: Date,
): Promise<string> => {
  const claims = { accountUuid: account.uuid, email: account.email }
  const hash = await tokens.sign('verification', claims, addHours(now, VERIFICATION_LINK_HOURS))
  return `${publicUrl}/verify-email?uuid=${account.uuid}&hash=${encodeURIComponent(hash)}`
}
