import type { Uuid } from '../../shared/index.ts'
import type { ContractorProfile } from '../contractor-profile.ts'
import type { ApprovalContext, ApprovalFacts, ApprovalRuleName, ApprovalRules } from './approval-rules.ts'

/** A profile as it was approved. */
export interface ApprovedProfile {
  readonly profile: ContractorProfile
  readonly at: Date
}

/** What was approved of each contractor, and what rules ask about them. Rules: MOD-30, MOD-87. */
export interface ApprovalBook {
  /** The rules of operators, null while nobody has changed them, and the context of a contractor's facts. */
  readContext(
    contractorUuid: Uuid,
  ): Promise<{ readonly rules: ApprovalRules | null; readonly context: ApprovalContext }>
  /** Replaces what was approved before. */
  saveApproved(contractorUuid: Uuid, approved: ApprovedProfile): Promise<void>
  /** Remembers that a CV was imported; null forgets it. */
  noteImport(contractorUuid: Uuid, at: Date | null): Promise<void>
}

/** An approval by a rule. */
export interface RuleApproval {
  readonly uuid: Uuid
  readonly contractorUuid: Uuid
  readonly rule: ApprovalRuleName
  readonly facts: ApprovalFacts
  readonly at: Date
}

/** Where approvals by rules are counted. */
export interface ApprovalLog {
  addApproval(approval: RuleApproval): Promise<void>
}
