import type { ApprovalRules } from '../../profiles/index.ts'

/** The rules as operators set them last. */
export interface StoredVettingRules {
  readonly rules: ApprovalRules
  readonly changedAt: Date
}

/** Stores what is approved without a vetter. Rule: MOD-87. */
export interface VettingRuleStore {
  /** Null while nobody has changed them. */
  read(): Promise<StoredVettingRules | null>
  /** The same, and nobody else changes them until the transaction ends; only inside a unit of work. */
  readForUpdate(): Promise<StoredVettingRules | null>
  save(rules: ApprovalRules, changedAt: Date): Promise<void>
}
