import type { PersonalTokens } from '../../identity/index.ts'
import type { Uuid } from '../../shared/index.ts'
import type { AccessToken } from './access-token.ts'

/** Stores access tokens by the hash of their secret. Rule: API-41. */
export interface AccessTokenRepository extends PersonalTokens {
  /** A person's tokens, the newest first. */
  listOfAccount(accountUuid: Uuid): Promise<readonly AccessToken[]>
  /** The tokens of a company's services, the newest first. */
  listOfCompany(companyUuid: Uuid): Promise<readonly AccessToken[]>
  find(uuid: Uuid): Promise<AccessToken | null>
  findByTokenHash(tokenHash: string): Promise<AccessToken | null>
  /** Call with the account or the company locked, so that the limit holds. */
  add(token: AccessToken): Promise<void>
  /** False if it was removed already. */
  remove(uuid: Uuid): Promise<boolean>
  touch(uuid: Uuid, at: Date): Promise<void>
}
