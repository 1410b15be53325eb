import type { ApprovalOutcome, UndoOutcome, VettingDecision } from '@guildhall/domain/moderation'
import { ok, type Result } from '@guildhall/domain/shared'
import { forOperators } from '../access/guard.ts'
import { toUuid } from './ids.ts'
import type { SchemaModule } from './schema-module.ts'

interface DecisionArgs {
  readonly contractorUuid: string
  readonly decision: 'APPROVED' | 'CHANGES_REQUESTED' | 'REJECTED'
  readonly reasons: readonly string[]
  readonly message?: string | null
  readonly seenAt: Date
}

interface ApprovalArgs {
  readonly profiles: readonly { readonly contractorUuid: string; readonly seenAt: Date }[]
}
interface UndoArgs {
  readonly decisions: readonly string[]
}

const decisions: Readonly<Record<DecisionArgs['decision'], VettingDecision>> = {
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'changes_requested',
  REJECTED: 'rejected',
}

/** Why a profile of several was not decided on, by the name of the enum; null if it was. */
const toProblem = (problem: ApprovalOutcome['problem'] | UndoOutcome['problem']): string | null =>
  problem === null ? null : problem.replaceAll('-', '_').toUpperCase()

/** All ids, or that one of them is none. */
const toUuids = (ids: readonly string[]): Result<readonly string[], 'not-found'> => {
  const uuids: string[] = []
  for (const id of ids) {
    const uuid = toUuid(id)
    if (!uuid.ok) return uuid
    uuids.push(uuid.value)
  }
  return ok(uuids)
}

/** What vetters decide. Rules: MOD-28, MOD-29, MOD-84, MOD-85. */
export const staffVettingDecisionsModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Mutation {
      """
      Decides on a profile that the operator holds, as they saw it: \`seenAt\` is \`updatedAt\` of the profile. Reasons are codes of
      \`staffVettingReasons\`; an approval has none.
      """
      staffDecideProfile(
        contractorUuid: ID!
        decision: StaffVettingDecision!
        reasons: [String!]! = []
        message: String
        seenAt: DateTime!
      ): StaffDecisionResult!
      "Approves up to 50 profiles, each for itself, as they were seen. Those that are not approved say why."
      staffApproveProfiles(profiles: [StaffSeenProfile!]!): StaffApprovalsResult!
      "Takes the operator's own decisions of the last 15 seconds back, each for itself. Contractors are never told of them."
      staffUndoDecisions(decisions: [ID!]!): StaffUndoResult!
    }

    input StaffSeenProfile {
      contractorUuid: ID!
      "updatedAt of the profile, or waitingSince of its entry in the queue."
      seenAt: DateTime!
    }

    enum StaffDecisionProblem {
      "The profile was changed since."
      CHANGED_MEANWHILE
      "Another vetter looks at it."
      CLAIMED
      "The profile does not wait, or it is no decision of this operator."
      NOT_FOUND
      "The contractor is told already."
      TOO_LATE
    }

    enum StaffVettingDecision {
      APPROVED
      CHANGES_REQUESTED
      REJECTED
    }

    union StaffApprovalsResult = StaffApprovals | NotFound | InvalidInput | AccessRefused
    union StaffUndoResult = StaffUndone | NotFound | InvalidInput | AccessRefused
    union StaffDecisionResult = StaffDecided | NotFound | StateConflict | InvalidInput | AccessRefused

    "A decision that was made; the contractor is told when it can no longer be taken back."
    type StaffDecided {
      decision: ID!
      undoUntil: DateTime!
    }

    type StaffApprovals {
      results: [StaffApproval!]!
    }

    type StaffApproval {
      contractorUuid: ID!
      "Null if it was not approved."
      decision: StaffDecided
      "Null if it was approved."
      problem: StaffDecisionProblem
      "The vetter who looks at it."
      heldBy: String
    }

    type StaffUndone {
      results: [StaffUndoneDecision!]!
    }

    type StaffUndoneDecision {
      decision: ID!
      contractorUuid: ID
      "Null if it was taken back."
      problem: StaffDecisionProblem
    }
  `,
  resolvers: ({ useCases }) => ({
    Mutation: {
      staffDecideProfile: forOperators<DecisionArgs>('vet-profiles', async (actor, args) => {
        const id = toUuid(args.contractorUuid)
        if (!id.ok) return id
        const decided = await useCases.decideProfile({
          actor,
          contractorUuid: id.value,
          decision: decisions[args.decision],
          reasons: args.reasons,
          message: args.message ?? null,
          seenAt: args.seenAt,
        })
        if (!decided.ok) return decided
        const { undoUntil, uuid } = decided.value
        return ok({ __typename: 'StaffDecided', decision: uuid, undoUntil })
      }),
      staffApproveProfiles: forOperators<ApprovalArgs>('vet-profiles', async (actor, { profiles }) => {
        const ids = toUuids(profiles.map(({ contractorUuid }) => contractorUuid))
        if (!ids.ok) return ids
        const seen = profiles.map(({ seenAt }, at) => ({ contractorUuid: ids.value[at] ?? '', seenAt }))
        const done = await useCases.approveProfiles({ actor, profiles: seen })
        if (!done.ok) return done
        const results = done.value.map(({ decision, problem, ...outcome }) => ({
          ...outcome,
          decision: decision && { decision: decision.uuid, undoUntil: decision.undoUntil },
          problem: toProblem(problem),
        }))
        return ok({ __typename: 'StaffApprovals', results })
      }),
      staffUndoDecisions: forOperators<UndoArgs>('vet-profiles', async (actor, { decisions: given }) => {
        const ids = toUuids(given)
        if (!ids.ok) return ids
        const done = await useCases.undoDecisions({ actor, decisions: ids.value })
        if (!done.ok) return done
        const results = done.value.map((outcome) => ({ ...outcome, problem: toProblem(outcome.problem) }))
        return ok({ __typename: 'StaffUndone', results })
      }),
    },
  }),
}
