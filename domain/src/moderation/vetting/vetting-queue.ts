import type { AccountRepository } from '../../identity/index.ts'
import {
  type ApprovedProfile,
  type ContractorProfile,
  type ContractorProfileRepository,
  waitsForVetter,
} from '../../profiles/index.ts'
import {
  addDays,
  calendarDateOf,
  type Clock,
  err,
  ok,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import { type OperatorClaim, takeClaim } from '../operator-claims.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import type { VettingDecisions } from './vetting-decisions.port.ts'
import type { VettingReviews, WaitingProfiles } from './vetting-reviews.port.ts'

/** Entries of the queue that are shown at once. */
export const VETTING_QUEUE_MAX = 50
/** Days within which a profile should be decided on; who waits longer is late. Rule: MOD-86. */
export const VETTING_TARGET_DAYS = 2

/** The queue, and how many profiles its reader has decided on today. */
export interface VettingQueue extends WaitingProfiles {
  /** Since midnight UTC, without what was taken back. */
  readonly decidedToday: number
}

export interface ListVettingDeps {
  readonly clock: Clock
  readonly vettingDecisions: Pick<VettingDecisions, 'countOf'>
  readonly vettingReviews: Pick<VettingReviews, 'list'>
}

/** The queue of profiles, the oldest change first, and how long people wait. Rules: MOD-27, MOD-86. */
export const listVetting =
  (deps: ListVettingDeps) =>
  async ({ actor }: { readonly actor: OperatorActor }): Promise<Result<VettingQueue, 'forbidden'>> => {
    if (!isAllowed(actor, 'vet-profiles')) return err('forbidden')
    const now = deps.clock.now()
    const waiting = await deps.vettingReviews.list(now, VETTING_QUEUE_MAX, addDays(now, -VETTING_TARGET_DAYS))
    const decidedToday = await deps.vettingDecisions.countOf(actor.operatorUuid, new Date(calendarDateOf(now)))
    return ok({ ...waiting, decidedToday })
  }

/** Whose profile an operator claims, reads or releases. */
export interface VettingCommand {
  readonly actor: OperatorActor
  readonly contractorUuid: Uuid
}

export interface ReadVettingDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly clock: Clock
  readonly profiles: Pick<ContractorProfileRepository, 'find'>
  readonly vettingReviews: Pick<VettingReviews, 'findApproved' | 'findClaim'>
}

/** A profile beside what was approved before. */
export interface VettingReview {
  readonly proposed: ContractorProfile
  /** Null if it was never approved by an operator or a rule of theirs. */
  readonly approved: ApprovedProfile | null
  readonly emailVerified: boolean
  readonly createdAt: Date
  readonly claim: OperatorClaim | null
}

/** What a vetter looks at. 'not-found' also for a profile that does not wait. Rules: MOD-27, MOD-30. */
export const readVetting =
  (deps: ReadVettingDeps) =>
  async ({ actor, contractorUuid }: VettingCommand): Promise<Result<VettingReview, 'forbidden' | 'not-found'>> => {
    if (!isAllowed(actor, 'vet-profiles')) return err('forbidden')
    const proposed = await deps.profiles.find(contractorUuid)
    const account = await deps.accounts.find(contractorUuid)
    if (proposed === null || account === null || !waitsForVetter(proposed)) return err('not-found')
    return ok({
      proposed,
      approved: await deps.vettingReviews.findApproved(contractorUuid),
      emailVerified: account.emailVerifiedAt !== null,
      createdAt: account.createdAt,
      claim: await deps.vettingReviews.findClaim(contractorUuid, deps.clock.now()),
    })
  }

export interface ClaimVettingDeps {
  readonly clock: Clock
  readonly unitOfWork: UnitOfWork<{
    readonly profiles: Pick<ContractorProfileRepository, 'findForUpdate'>
    readonly vettingReviews: Pick<VettingReviews, 'claim' | 'findClaim'>
  }>
}

/**
 * Takes a profile of the queue, or holds it for longer. 'claimed': another vetter looks at it; `by` is their name, `until` when their time
 * ends. 'not-found': it does not wait. Rule: MOD-28.
 */
export const claimVetting =
  (deps: ClaimVettingDeps) =>
  async ({
    actor,
    contractorUuid,
  }: VettingCommand): Promise<Result<{ readonly until: Date }, 'claimed' | 'forbidden' | 'not-found'>> => {
    if (!isAllowed(actor, 'vet-profiles')) return err('forbidden')
    return deps.unitOfWork.run<{ readonly until: Date }, 'claimed' | 'not-found'>(
      async ({ profiles, vettingReviews }) => {
        const profile = await profiles.findForUpdate(contractorUuid)
        if (profile === null || !waitsForVetter(profile)) return err('not-found')
        const command = { uuid: contractorUuid, operatorUuid: actor.operatorUuid, now: deps.clock.now() }
        return takeClaim(vettingReviews, command)
      },
    )
  }

export interface ReleaseVettingDeps {
  readonly profiles: Pick<ContractorProfileRepository, 'find'>
  readonly vettingReviews: Pick<VettingReviews, 'release'>
}

/** Gives a profile back to the queue. Without an own claim nothing changes. 'not-found': there is no such profile. Rule: MOD-28. */
export const releaseVetting =
  (deps: ReleaseVettingDeps) =>
  async ({ actor, contractorUuid }: VettingCommand): Promise<Result<null, 'forbidden' | 'not-found'>> => {
    if (!isAllowed(actor, 'vet-profiles')) return err('forbidden')
    if ((await deps.profiles.find(contractorUuid)) === null) return err('not-found')
    await deps.vettingReviews.release(contractorUuid, actor.operatorUuid)
    return ok(null)
  }
