import type {
  ApprovalFacts,
  ApprovalLog,
  ApprovalRuleName,
  ApprovedProfile,
  ContractorProfile,
} from '../../profiles/index.ts'
import type { Uuid } from '../../shared/index.ts'
import type { VettingDecision } from './vetting-decision.ts'

/** What a decision sets in a profile. */
export type DecidedFields = Pick<
  ContractorProfile,
  'status' | 'updatedAt' | 'vettingMessage' | 'vettingReasons' | 'vettingStatus'
>

/** What it takes to tell the contractor of a decision, or to take it back. Rule: MOD-84. */
export interface HeldDecision {
  readonly before: DecidedFields
  readonly after: DecidedFields
  /** What was approved before; null if nothing was. */
  readonly approvedBefore: ApprovedProfile | null
}

/** A vetter's decision. */
export interface VettingRecord {
  readonly uuid: Uuid
  readonly contractorUuid: Uuid
  /** Null for an operator who is gone. */
  readonly operatorUuid: Uuid | null
  readonly decision: VettingDecision
  readonly facts: ApprovalFacts
  readonly at: Date
  /** Null once the contractor was told, or the decision was taken back. */
  readonly held: HeldDecision | null
  readonly undoneAt: Date | null
}

/** Decisions with the same facts. */
export interface VettingTally {
  readonly facts: ApprovalFacts
  readonly decision: VettingDecision
  readonly count: number
}

/** The decisions about profiles: those that contractors are told of in a moment, and those of the last weeks. Rules: MOD-84, MOD-89. */
export interface VettingDecisions extends ApprovalLog {
  add(record: VettingRecord): Promise<void>
  find(uuid: Uuid): Promise<VettingRecord | null>
  /** Locks the decision until the transaction ends; only inside a unit of work. */
  findForUpdate(uuid: Uuid): Promise<VettingRecord | null>
  /** Decisions of that instant or earlier of which the contractor was not told yet, the oldest first. */
  listHeld(until: Date, limit: number): Promise<readonly Uuid[]>
  /** Ends the time in which a decision can be taken back; `undoneAt` says that it was. */
  settle(uuid: Uuid, undoneAt: Date | null): Promise<void>
  /** Decisions of an operator from an instant on, without those that were taken back. */
  countOf(operatorUuid: Uuid, since: Date): Promise<number>
  /** Operators' decisions from an instant on, without those that were taken back. */
  tally(since: Date): Promise<readonly VettingTally[]>
  /** Approvals by each rule from an instant on. */
  countByRule(since: Date): Promise<Readonly<Record<ApprovalRuleName, number>>>
}
