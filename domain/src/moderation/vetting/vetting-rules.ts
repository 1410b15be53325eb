import {
  type ApprovalRuleName,
  type ApprovalRules,
  DEFAULT_APPROVAL_RULES,
  normaliseRules,
  ruleThatApproves,
  type VettingMode,
} from '../../profiles/index.ts'
import { addDays, type AuditLog, type Clock, err, ok, type Result, type UnitOfWork } from '../../shared/index.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import { type OperatorAuditDeps, recordOperatorAction } from '../operators/operator-audit.ts'
import { checkReason } from '../people/operator-reason.ts'
import type { VettingDecisions } from './vetting-decisions.port.ts'
import type { StoredVettingRules, VettingRuleStore } from './vetting-rules.port.ts'

/** Decisions of so many days are counted, and rules are tried on them. Rule: MOD-89. */
export const VETTING_TRIAL_DAYS = 30

/** What is approved without a vetter. */
export interface VettingRulesView {
  readonly rules: ApprovalRules
  /** Null while nobody has changed them. */
  readonly changedAt: Date | null
  /** With 'auto', complete profiles are searchable before a vetter looks at them. Rule: PROF-28. */
  readonly mode: VettingMode
  /** What each rule has approved in the last 30 days. */
  readonly approved: Readonly<Record<ApprovalRuleName, number>>
}

export interface ReadVettingRulesDeps {
  readonly clock: Clock
  readonly vettingDecisions: Pick<VettingDecisions, 'countByRule'>
  readonly vettingMode: VettingMode
  readonly vettingRules: Pick<VettingRuleStore, 'read'>
}

/** Reads the rules for what is approved without a vetter. Rule: MOD-87. */
export const readVettingRules =
  (deps: ReadVettingRulesDeps) =>
  async ({ actor }: { readonly actor: OperatorActor }): Promise<Result<VettingRulesView, 'forbidden'>> => {
    if (!isAllowed(actor, 'manage-vetting-rules')) return err('forbidden')
    const stored = await deps.vettingRules.read()
    return ok({
      rules: stored?.rules ?? DEFAULT_APPROVAL_RULES,
      changedAt: stored?.changedAt ?? null,
      mode: deps.vettingMode,
      approved: await deps.vettingDecisions.countByRule(addDays(deps.clock.now(), -VETTING_TRIAL_DAYS)),
    })
  }

/** What a rule would have approved, and how often a vetter decided otherwise. */
export interface TriedRule {
  readonly taken: number
  readonly otherwise: number
}

/** Rules as they would have decided in the last 30 days. */
export interface VettingTrial {
  /** Vetters' decisions in all. */
  readonly decisions: number
  readonly byRule: Readonly<Record<ApprovalRuleName, TriedRule>>
}

export interface TryVettingRulesDeps {
  readonly clock: Clock
  readonly vettingDecisions: Pick<VettingDecisions, 'tally'>
}

/** Tries rules on the decisions of vetters in the last 30 days; changes nothing. Rule: MOD-89. */
export const tryVettingRules =
  (deps: TryVettingRulesDeps) =>
  async ({
    actor,
    rules,
  }: {
    readonly actor: OperatorActor
    readonly rules: ApprovalRules
  }): Promise<Result<VettingTrial, 'forbidden'>> => {
    if (!isAllowed(actor, 'manage-vetting-rules')) return err('forbidden')
    const tallies = await deps.vettingDecisions.tally(addDays(deps.clock.now(), -VETTING_TRIAL_DAYS))
    const sumOf = (counted: typeof tallies): number => counted.reduce((sum, { count }) => sum + count, 0)
    const triedOf = (name: ApprovalRuleName): TriedRule => {
      const taken = tallies.filter(({ facts }) => ruleThatApproves(facts, rules) === name)
      return { taken: sumOf(taken), otherwise: sumOf(taken.filter(({ decision }) => decision !== 'approved')) }
    }
    return ok({
      decisions: sumOf(tallies),
      byRule: { changes: triedOf('changes'), newProfiles: triedOf('newProfiles') },
    })
  }

export interface ChangeVettingRulesCommand {
  readonly actor: OperatorActor
  readonly rules: ApprovalRules
  /** For the log. */
  readonly reason: string
  /** When the rules that the operator saw were changed; null if nobody had changed them. */
  readonly seenAt: Date | null
}

export interface ChangeVettingRulesDeps extends OperatorAuditDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly vettingRules: VettingRuleStore
  }>
}

const isSeen = (stored: StoredVettingRules | null, seenAt: Date | null): boolean =>
  (stored?.changedAt.getTime() ?? null) === (seenAt?.getTime() ?? null)

/** Changes the rules, for profiles that are saved from now on. 'changed-meanwhile': a colleague has. Rules: MOD-38, MOD-87. */
export const changeVettingRules =
  (deps: ChangeVettingRulesDeps) =>
  async (
    command: ChangeVettingRulesCommand,
  ): Promise<Result<StoredVettingRules, 'changed-meanwhile' | 'forbidden' | 'invalid'>> => {
    const { actor, seenAt } = command
    if (!isAllowed(actor, 'manage-vetting-rules')) return err('forbidden')
    const reason = checkReason(command.reason)
    if (!reason.ok) return reason
    const rules = normaliseRules(command.rules)
    return deps.unitOfWork.run<StoredVettingRules, 'changed-meanwhile'>(async ({ audit, vettingRules }) => {
      const stored = await vettingRules.readForUpdate()
      if (!isSeen(stored, seenAt)) return err('changed-meanwhile')
      const changedAt = deps.clock.now()
      const before = stored?.rules ?? DEFAULT_APPROVAL_RULES
      await vettingRules.save(rules, changedAt)
      await recordOperatorAction(deps, audit, {
        by: actor.operatorUuid,
        action: 'vetting-rules-changed',
        details: {
          reason: reason.value,
          changesBefore: before.changes,
          changes: rules.changes,
          newProfilesBefore: before.newProfiles,
          newProfiles: rules.newProfiles,
        },
      })
      return ok({ rules, changedAt })
    })
  }
