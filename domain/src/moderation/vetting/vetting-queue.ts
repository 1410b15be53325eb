import type { AccountRepository } from '../../identity/index.ts'
import type { ContractorProfile, ContractorProfileRepository } from '../../profiles/index.ts'
import { addMinutes, type Clock, err, ok, type Result, type UnitOfWork, type Uuid } from '../../shared/index.ts'
import { mayOperate, type OperatorActor } from '../operators/index.ts'
import type {
  ApprovedProfile,
  VettingClaim,
  VettingKind,
  VettingQueue,
  VettingReviews,
} from './vetting-reviews.port.ts'

/** Minutes for which a vetter holds a profile, from the last look on. Rule: MOD-28. */
export const VETTING_LEASE_MINUTES = 10
/** Entries of the queue that are shown at once. */
export const VETTING_QUEUE_MAX = 50

const mayVet = ({ mustSetUpTwoFactor, role }: OperatorActor): boolean =>
  !mustSetUpTwoFactor && mayOperate(role, 'vet-profiles')

/**
 * Whether a profile waits for a vetter: it is pending, or approved with changes that nobody has looked at. What an operator sent back or rejected
 * waits for the contractor. Rule: MOD-27.
 */
export const waitsForVetter = ({
  status,
  vettingStatus,
}: Pick<ContractorProfile, 'status' | 'vettingStatus'>): boolean =>
  vettingStatus === 'pending' || (vettingStatus === 'approved' && status === 'new')

/** Why a profile waits, by whether an operator has approved it before. Rule: MOD-27. */
export const vettingKind = (
  { resubmittedAt, vettingStatus }: Pick<ContractorProfile, 'resubmittedAt' | 'vettingStatus'>,
  wasApproved: boolean,
): VettingKind => {
  if (vettingStatus === 'pending' && resubmittedAt.length > 0) return 'again'
  return wasApproved ? 'change' : 'new'
}

export interface ListVettingDeps {
  readonly clock: Clock
  readonly vettingReviews: Pick<VettingReviews, 'list'>
}

/** The queue of profiles, the oldest change first. Rule: MOD-27. */
export const listVetting =
  (deps: ListVettingDeps) =>
  async ({ actor }: { readonly actor: OperatorActor }): Promise<Result<VettingQueue, 'forbidden'>> =>
    mayVet(actor) ? ok(await deps.vettingReviews.list(deps.clock.now(), VETTING_QUEUE_MAX)) : err('forbidden')

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

/** A profile beside what an operator approved before. */
export interface VettingReview {
  readonly proposed: ContractorProfile
  /** Null if no operator has approved it yet. */
  readonly approved: ApprovedProfile | null
  readonly emailVerified: boolean
  readonly createdAt: Date
  readonly claim: VettingClaim | null
}

/** What a vetter looks at. 'not-found' also for a profile that does not wait. Rules: MOD-27, MOD-30. */
export const readVetting =
  (deps: ReadVettingDeps) =>
  async ({ actor, contractorUuid }: VettingCommand): Promise<Result<VettingReview, 'forbidden' | 'not-found'>> => {
    if (!mayVet(actor)) return err('forbidden')
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
    if (!mayVet(actor)) return err('forbidden')
    return deps.unitOfWork.run<{ readonly until: Date }, 'claimed' | 'not-found'>(
      async ({ profiles, vettingReviews }) => {
        const profile = await profiles.findForUpdate(contractorUuid)
        if (profile === null || !waitsForVetter(profile)) return err('not-found')
        const now = deps.clock.now()
        const until = addMinutes(now, VETTING_LEASE_MINUTES)
        if (await vettingReviews.claim(contractorUuid, actor.operatorUuid, { now, until })) return ok({ until })
        const claim = await vettingReviews.findClaim(contractorUuid, now)
        return err('claimed', claim === null ? {} : { by: claim.operatorName, until: claim.until.toISOString() })
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
    if (!mayVet(actor)) return err('forbidden')
    if ((await deps.profiles.find(contractorUuid)) === null) return err('not-found')
    await deps.vettingReviews.release(contractorUuid, actor.operatorUuid)
    return ok(null)
  }
