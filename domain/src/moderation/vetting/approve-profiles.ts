import { waitsForVetter } from '../../profiles/index.ts'
import { err, invalid, ok, type Result, type UnitOfWork, type Uuid } from '../../shared/index.ts'
import { takeClaim } from '../operator-claims.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import { decideHeld, type DecideProfileDeps, type DecisionStores, type MadeDecision } from './decide-profile.ts'
import { VETTING_QUEUE_MAX } from './vetting-queue.ts'
import type { VettingReviews } from './vetting-reviews.port.ts'

/** Profiles that are approved at once at most: all that the queue shows. Rule: MOD-85. */
export const BULK_APPROVAL_MAX = VETTING_QUEUE_MAX

export interface ApproveProfilesDeps extends Pick<DecideProfileDeps, 'clock' | 'ids'> {
  readonly unitOfWork: UnitOfWork<DecisionStores & { readonly vettingReviews: Pick<VettingReviews, 'claim'> }>
}

/** A profile as the vetter saw it. */
export interface SeenProfile {
  readonly contractorUuid: Uuid
  /** When it was last changed. */
  readonly seenAt: Date
}

export interface ApproveProfilesCommand {
  readonly actor: OperatorActor
  readonly profiles: readonly SeenProfile[]
}

/** Why a profile of several was not approved: another vetter holds it, it was saved since, or it does not wait. */
export type ApprovalProblem = 'changed-meanwhile' | 'claimed' | 'not-found'

/** What became of a profile: the decision, or why there is none. */
export type ApprovalOutcome = {
  readonly contractorUuid: Uuid
} & (
  | { readonly decision: MadeDecision; readonly problem: null; readonly heldBy: null }
  | {
      readonly decision: null
      readonly problem: ApprovalProblem
      /** The vetter who holds it. */
      readonly heldBy: string | null
    }
)

const toOutcome = (
  contractorUuid: Uuid,
  made: Result<MadeDecision, ApprovalProblem | 'not-claimed'>,
): ApprovalOutcome => {
  if (made.ok) return { contractorUuid, decision: made.value, problem: null, heldBy: null }
  const by = made.details?.['by']
  const problem = made.problem === 'not-claimed' ? 'claimed' : made.problem
  return { contractorUuid, decision: null, problem, heldBy: typeof by === 'string' ? by : null }
}

/**
 * Approves several profiles, each for itself: claimed for the vetter, and decided on as it was seen. Those that cannot be approved say why, and
 * change nothing for the others. Rules: MOD-28, MOD-29, MOD-85.
 */
export const approveProfiles =
  (deps: ApproveProfilesDeps) =>
  async ({
    actor,
    profiles: seen,
  }: ApproveProfilesCommand): Promise<Result<readonly ApprovalOutcome[], 'forbidden' | 'invalid'>> => {
    if (!isAllowed(actor, 'vet-profiles')) return err('forbidden')
    if (seen.length === 0) return invalid({ profiles: ['Choose at least one profile'] })
    if (seen.length > BULK_APPROVAL_MAX) return invalid({ profiles: [`Choose ${BULK_APPROVAL_MAX} profiles at most`] })
    const { operatorUuid } = actor
    const outcomes: ApprovalOutcome[] = []
    for (const [contractorUuid, seenAt] of new Map(seen.map((one) => [one.contractorUuid, one.seenAt]))) {
      const made = await deps.unitOfWork.run<MadeDecision, ApprovalProblem | 'not-claimed'>(async (stores) => {
        const profile = await stores.profiles.findForUpdate(contractorUuid)
        if (profile === null || !waitsForVetter(profile)) return err('not-found')
        const held = await takeClaim(stores.vettingReviews, {
          uuid: contractorUuid,
          operatorUuid,
          now: deps.clock.now(),
        })
        if (!held.ok) return held
        const approval = { decision: 'approved', reasons: [], message: null } as const
        return decideHeld(deps, stores, profile, { ...approval, actor, contractorUuid, seenAt })
      })
      outcomes.push(toOutcome(contractorUuid, made))
    }
    return ok(outcomes)
  }
