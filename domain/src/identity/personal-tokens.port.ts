import type { Uuid } from '../shared/index.ts'

/** Removes the access tokens of a person. The companies context fits it. Rule: IDEN-47. */
export interface PersonalTokens {
  /** The tokens of a company's services remain. */
  removeOfAccount(accountUuid: Uuid): Promise<void>
}
