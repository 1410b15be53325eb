import type { ContractorProfile, ContractorProfileRepository, ProfileEvent } from '../../profiles/index.ts'
import {
  addSeconds,
  type AuditLog,
  type Clock,
  createEvent,
  err,
  type IdGenerator,
  invalid,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import { takeClaim } from '../operator-claims.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import { recordOperatorAction } from '../operators/operator-audit.ts'
import { BULK_APPROVAL_MAX } from './approve-profiles.ts'
import { decidedFields, VETTING_UNDO_SECONDS } from './decide-profile.ts'
import type { DecidedFields, VettingDecisions } from './vetting-decisions.port.ts'
import type { VettingReviews } from './vetting-reviews.port.ts'

interface UndoStores {
  readonly audit: Pick<AuditLog, 'add'>
  readonly outbox: Outbox<ProfileEvent>
  readonly profiles: Pick<ContractorProfileRepository, 'findForUpdate' | 'save'>
  readonly vettingDecisions: Pick<VettingDecisions, 'findForUpdate' | 'settle'>
  readonly vettingReviews: Pick<VettingReviews, 'claim' | 'findClaim' | 'removeApproved' | 'saveApproved'>
}

export interface UndoDecisionsDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly vettingDecisions: Pick<VettingDecisions, 'find'>
  readonly unitOfWork: UnitOfWork<UndoStores>
}

export interface UndoDecisionsCommand {
  readonly actor: OperatorActor
  readonly decisions: readonly Uuid[]
}

/**
 * 'too-late': its time is over, and the contractor is told; 'changed-meanwhile': the profile was changed since; 'not-found': it is no decision of
 * this vetter.
 */
export type UndoProblem = 'changed-meanwhile' | 'not-found' | 'too-late'

/** What became of a decision; `problem` is null if it is taken back. */
export interface UndoOutcome {
  readonly decision: Uuid
  /** Null if it is not known. */
  readonly contractorUuid: Uuid | null
  readonly problem: UndoProblem | null
}

const isAsDecided = (profile: ContractorProfile, after: DecidedFields): boolean =>
  JSON.stringify(decidedFields(profile)) === JSON.stringify(decidedFields({ ...profile, ...after }))

/** Takes one decision back: the profile waits again as before, held by the vetter. A second time changes nothing. */
const undoDecision = (
  deps: UndoDecisionsDeps,
  { operatorUuid }: OperatorActor,
  contractorUuid: Uuid,
  uuid: Uuid,
): Promise<Result<null, UndoProblem>> =>
  deps.unitOfWork.run<null, UndoProblem>(async (stores) => {
    const { audit, outbox, profiles, vettingDecisions, vettingReviews } = stores
    // The profile is locked first, as everywhere.
    const profile = await profiles.findForUpdate(contractorUuid)
    const record = await vettingDecisions.findForUpdate(uuid)
    if (profile === null || record === null || record.operatorUuid !== operatorUuid) return err('not-found')
    const { at, decision, held, undoneAt } = record
    if (undoneAt !== null) return ok(null)
    const now = deps.clock.now()
    if (held === null || now >= addSeconds(at, VETTING_UNDO_SECONDS)) return err('too-late')
    if (!isAsDecided(profile, held.after)) return err('changed-meanwhile')
    await profiles.save({ ...profile, ...held.before })
    if (decision === 'approved') {
      if (held.approvedBefore === null) await vettingReviews.removeApproved(contractorUuid)
      else await vettingReviews.saveApproved(contractorUuid, held.approvedBefore)
    }
    await vettingDecisions.settle(uuid, now)
    await takeClaim(vettingReviews, { uuid: contractorUuid, operatorUuid, now })
    await recordOperatorAction(deps, audit, {
      by: operatorUuid,
      action: 'profile-decision-undone',
      subject: contractorUuid,
      details: { decision },
    })
    await outbox.add(createEvent(deps, { type: 'profile-changed', contractorUuid }))
    return ok(null)
  })

/**
 * Takes decisions of the last moments back, each for itself, if nothing else has happened to the profile: it waits again as before, and the
 * vetter holds it. The contractor is never told of them. Rule: MOD-84.
 */
export const undoDecisions =
  (deps: UndoDecisionsDeps) =>
  async ({
    actor,
    decisions,
  }: UndoDecisionsCommand): Promise<Result<readonly UndoOutcome[], 'forbidden' | 'invalid'>> => {
    if (!isAllowed(actor, 'vet-profiles')) return err('forbidden')
    if (decisions.length === 0 || decisions.length > BULK_APPROVAL_MAX)
      return invalid({ decisions: [`Choose 1 to ${BULK_APPROVAL_MAX} decisions`] })
    const outcomes: UndoOutcome[] = []
    for (const uuid of new Set(decisions)) {
      const known = await deps.vettingDecisions.find(uuid)
      const contractorUuid = known?.operatorUuid === actor.operatorUuid ? known.contractorUuid : null
      const undone = contractorUuid === null ? err('not-found') : await undoDecision(deps, actor, contractorUuid, uuid)
      outcomes.push({ decision: uuid, contractorUuid, problem: undone.ok ? null : undone.problem })
    }
    return ok(outcomes)
  }
