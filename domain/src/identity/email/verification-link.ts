import { addHours } from '../../shared/index.ts'
import type { Account } from '../account.ts'
import type { Tokens } from '../sessions/tokens.port.ts'

export const VERIFICATION_LINK_HOURS = 24

/** Makes the signed link that verifies an address: 24 hours, for this account and this address alone. Rule: IDEN-23. */
export interface VerificationLinkDeps {
  readonly tokens: Pick<Tokens, 'sign'>
  /** The product's configured address without a trailing slash; links are never built from a request's Host. */
  readonly publicUrl: string
}

/** The page that opens the link in the browser: it calls GET /v0/auth/email/verify/{uuid}/{hash}. */
export const createVerificationLink = async (
  { tokens, publicUrl }: VerificationLinkDeps,
  account: Pick<Account, 'uuid' | 'email'>,
  now: Date,
): Promise<string> => {
  const claims = { accountUuid: account.uuid, email: account.email }
  const hash = await tokens.sign('verification', claims, addHours(now, VERIFICATION_LINK_HOURS))
  return `${publicUrl}/verify-email?uuid=${account.uuid}&hash=${encodeURIComponent(hash)}`
}
