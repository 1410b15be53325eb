import { type AccountRepository, type Actor, toActor } from '../../identity/index.ts'
import { type Clock, MINUTE_MS, type Uuid } from '../../shared/index.ts'
import type { CompanyDirectory } from '../company-repository.port.ts'
import { TOKEN_PREFIX, type AccessToken, type TokenScope } from './access-token.ts'
import type { AccessTokenRepository } from './access-tokens.port.ts'
import type { Tokens } from '../../identity/index.ts'

/** Who a token acts for, and what it may read. */
export interface TokenHolder {
  readonly actor: Actor
  readonly scopes: readonly TokenScope[]
  readonly tokenUuid: Uuid
}

export interface AuthenticateAccessTokenDeps {
  readonly accessTokens: Pick<AccessTokenRepository, 'findByTokenHash' | 'touch'>
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly clock: Clock
  readonly companyDirectory: Pick<CompanyDirectory, 'find' | 'findMember'>
  readonly tokens: Pick<Tokens, 'hash'>
}

/** A service sees what an admin of its company sees, as far as its scopes allow; it is nobody's account. Rule: API-44. */
const serviceActor = async (
  { companyDirectory }: AuthenticateAccessTokenDeps,
  { companyUuid, uuid }: AccessToken,
): Promise<Actor | null> => {
  const company = companyUuid === null ? null : await companyDirectory.find(companyUuid)
  if (company === null) return null
  return { accountUuid: uuid, userType: 'employer', verified: true, companyUuid: company.uuid, role: 'admin' }
}

/**
 * Identifies the holder of an access token; null for an unknown, removed or expired one, and for an account that is suspended or being deleted.
 * Company and role are read on every call. Its last use is written at most once a minute. Rules: API-43, API-44.
 */
export const authenticateAccessToken =
  (deps: AuthenticateAccessTokenDeps) =>
  async (secret: string): Promise<TokenHolder | null> => {
    if (!secret.startsWith(TOKEN_PREFIX)) return null
    const token = await deps.accessTokens.findByTokenHash(deps.tokens.hash(secret))
    const now = deps.clock.now()
    if (token === null || token.expiresAt <= now) return null
    const actor =
      token.accountUuid === null
        ? await serviceActor(deps, token)
        : await toActor(deps, await deps.accounts.find(token.accountUuid))
    if (actor === null) return null
    if (token.lastUsedAt === null || now.getTime() - token.lastUsedAt.getTime() >= MINUTE_MS)
      await deps.accessTokens.touch(token.uuid, now)
    return { actor, scopes: token.scopes, tokenUuid: token.uuid }
  }
