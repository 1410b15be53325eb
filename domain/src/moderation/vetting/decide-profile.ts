import {
  approvalFacts,
  type ContractorProfile,
  type ContractorProfileRepository,
  type GivenReason,
  type ProfileEvent,
  waitsForVetter,
} from '../../profiles/index.ts'
import type { ListSource } from '../../reference/index.ts'
import {
  addSeconds,
  type AuditLog,
  type Clock,
  createEvent,
  err,
  hasErrors,
  type IdGenerator,
  invalid,
  maxLength,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
  validate,
  type ValidationErrors,
} from '../../shared/index.ts'
import { giveReasons, VETTING_MESSAGE_MAX_LENGTH } from '../lists/index.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import { recordOperatorAction } from '../operators/operator-audit.ts'
import type { VettingDecision } from './vetting-decision.ts'
import type { DecidedFields, VettingDecisions } from './vetting-decisions.port.ts'
import type { VettingReviews } from './vetting-reviews.port.ts'

/** Seconds for which a vetter can take a decision back; the contractor is told afterwards. Rule: MOD-84. */
export const VETTING_UNDO_SECONDS = 15

/** What a decision reads and writes, in one transaction. */
export interface DecisionStores {
  readonly audit: Pick<AuditLog, 'add'>
  readonly outbox: Outbox<ProfileEvent>
  readonly profiles: Pick<ContractorProfileRepository, 'findForUpdate' | 'save'>
  readonly vettingDecisions: Pick<VettingDecisions, 'add'>
  readonly vettingReviews: Pick<VettingReviews, 'findClaim' | 'readContext' | 'release' | 'saveApproved'>
}

export interface DecideProfileDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly listSource: ListSource
  readonly unitOfWork: UnitOfWork<DecisionStores>
}

/** A vetter's decision; one that is not an approval needs reasons. */
export interface DecideProfileCommand {
  readonly actor: OperatorActor
  readonly contractorUuid: Uuid
  readonly decision: VettingDecision
  /** Codes of the list. */
  readonly reasons: readonly string[]
  /** For the contractor; null without one. */
  readonly message: string | null
  /** When the profile that the vetter saw was last changed. */
  readonly seenAt: Date
}

/** A decision with its reasons in the words of its moment. */
export interface WordedDecision extends Omit<DecideProfileCommand, 'reasons'> {
  readonly reasons: readonly GivenReason[]
}

/** A decision that was made: its id, and until when it can be taken back. */
export interface MadeDecision {
  readonly uuid: Uuid
  readonly undoUntil: Date
}

/**
 * 'not-claimed': the vetter does not hold the profile, or no longer; 'changed-meanwhile': the contractor has saved it since; 'not-found': it
 * does not wait.
 */
export type DecideProfileProblem = 'changed-meanwhile' | 'forbidden' | 'invalid' | 'not-claimed' | 'not-found'

const decisionErrors = ({ decision, message, reasons }: DecideProfileCommand): ValidationErrors => ({
  ...(decision !== 'approved' && reasons.length === 0 ? { reasons: ['Choose at least one reason'] } : {}),
  ...validate({ message }, { message: [maxLength(VETTING_MESSAGE_MAX_LENGTH)] }),
})

/** The fields of a profile that a decision sets. */
export const decidedFields = (profile: ContractorProfile): DecidedFields => ({
  vettingStatus: profile.vettingStatus,
  status: profile.status,
  updatedAt: profile.updatedAt,
  vettingReasons: profile.vettingReasons,
  vettingMessage: profile.vettingMessage,
})

/** Decides on a waiting profile that the vetter holds, in the transaction that has locked it. */
export const decideHeld = async (
  deps: Pick<DecideProfileDeps, 'clock' | 'ids'>,
  stores: DecisionStores,
  profile: ContractorProfile,
  command: WordedDecision,
): Promise<Result<MadeDecision, 'changed-meanwhile' | 'not-claimed'>> => {
  const { audit, outbox, profiles, vettingDecisions, vettingReviews } = stores
  const { actor, contractorUuid, decision, message, reasons, seenAt } = command
  const { operatorUuid } = actor
  const now = deps.clock.now()
  const claim = await vettingReviews.findClaim(contractorUuid, now)
  if (claim?.operatorUuid !== operatorUuid) return err('not-claimed')
  if (profile.updatedAt.getTime() !== seenAt.getTime()) return err('changed-meanwhile')
  const { context } = await vettingReviews.readContext(contractorUuid)
  const isApproval = decision === 'approved'
  const decided: ContractorProfile = {
    ...profile,
    vettingStatus: decision,
    status: 'reviewed',
    // An approved contractor counts as new in every saved search, even if their last change is older.
    updatedAt: isApproval && profile.vettingStatus !== 'approved' ? now : profile.updatedAt,
    vettingReasons: isApproval ? [] : reasons,
    vettingMessage: isApproval ? null : message,
  }
  await profiles.save(decided)
  if (isApproval) await vettingReviews.saveApproved(contractorUuid, { profile: decided, at: now })
  await vettingReviews.release(contractorUuid, operatorUuid)
  const uuid = deps.ids.uuid()
  const held = {
    before: decidedFields(profile),
    after: decidedFields(decided),
    approvedBefore: isApproval ? context.approved : null,
  }
  const facts = approvalFacts(profile, context)
  await vettingDecisions.add({ uuid, contractorUuid, operatorUuid, decision, facts, at: now, held, undoneAt: null })
  await recordOperatorAction(deps, audit, {
    by: operatorUuid,
    action: 'profile-decided',
    subject: contractorUuid,
    details: { decision, reasons: reasons.map(({ code }) => code) },
  })
  await outbox.add(createEvent(deps, { type: 'profile-changed', contractorUuid }))
  return ok({ uuid, undoUntil: addSeconds(now, VETTING_UNDO_SECONDS) })
}

/**
 * Decides on a profile that the vetter holds, with reasons. It holds at once; the contractor is told when it can no longer be taken back
 * (`announceDecisions`). What was approved is kept, for the next comparison. Rules: MOD-5, MOD-7, MOD-28, MOD-29, MOD-30, MOD-78, MOD-84.
 */
export const decideProfile =
  (deps: DecideProfileDeps) =>
  async (command: DecideProfileCommand): Promise<Result<MadeDecision, DecideProfileProblem>> => {
    if (!isAllowed(command.actor, 'vet-profiles')) return err('forbidden')
    const errors = decisionErrors(command)
    if (hasErrors(errors)) return invalid(errors)
    const given = giveReasons(await deps.listSource(), command.reasons)
    if (!given.ok) return given
    const message = command.message === null || command.message.trim() === '' ? null : command.message.trim()
    return deps.unitOfWork.run<MadeDecision, DecideProfileProblem>(async (stores) => {
      const profile = await stores.profiles.findForUpdate(command.contractorUuid)
      if (profile === null || !waitsForVetter(profile)) return err('not-found')
      return decideHeld(deps, stores, profile, { ...command, message, reasons: given.value })
    })
  }
