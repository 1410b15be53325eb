import {
  type ProfileEvent,
  type ContractorProfileRepository,
  type ContractorProfile,
  createProfileSavedEvents,
  type UpdateProfileDeps,
  decideVetting,
  profileCompleteness,
} from '../profiles/index.ts'
import {
  addDays,
  type AuditLog,
  type Clock,
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
} from '../shared/index.ts'
import type { Actor } from '../identity/index.ts'
import { mayOperate, type OperatorActor } from './operators/index.ts'
import { recordOperatorAction } from './operators/operator-audit.ts'
import { waitsForVetter } from './vetting/vetting-queue.ts'
import type { VettingReviews } from './vetting/vetting-reviews.port.ts'

/** A rejected profile may be submitted again this many times in this many days. */
export const RESUBMISSIONS_MAX = 3
export const RESUBMISSIONS_WINDOW_DAYS = 30

/** Why a profile is not approved, with the section of the profile that each reason concerns. Rule: MOD-6. */
export const VETTING_REASONS = {
  'introduction-too-short': { section: 'MainProfile', label: 'Write an introduction of at least 120 characters' },
  'introduction-unclear': { section: 'MainProfile', label: 'Say more clearly what you do' },
  'no-work-experience': { section: 'WorkExperience', label: 'Add at least one job' },
  'work-experience-unclear': { section: 'WorkExperience', label: 'Say more of your jobs' },
  'picture-unsuitable': { section: 'ProfilePicture', label: 'Choose a picture that shows your face' },
  'skills-unclear': { section: 'Skills', label: 'Choose skills that fit your work' },
  'contact-details-in-text': { section: 'MainProfile', label: 'Take contact details out of your texts' },
  'cv-unsuitable': { section: 'Cv', label: 'Upload another CV' },
  'not-genuine': { section: 'MainProfile', label: 'We could not confirm that this profile is yours' },
} as const satisfies Readonly<Record<string, { readonly section: string; readonly label: string }>>

export type VettingReason = keyof typeof VETTING_REASONS

export const isVettingReason = (code: string): code is VettingReason => Object.hasOwn(VETTING_REASONS, code)

/** The reasons why a complete profile is pending or was not approved, for the contractor. Rule: PROF-30. */
export const vettingReasons = (profile: ContractorProfile): readonly VettingReason[] => {
  const { vettingStatus } = profile
  if (vettingStatus === 'changes_requested' || vettingStatus === 'rejected' || vettingStatus === 'suspended') {
    return profile.vettingReasons.filter(isVettingReason)
  }
  if (vettingStatus !== 'pending') return []
  const missing = new Set(profileCompleteness(profile).missing.map(({ part }) => part))
  return [
    ...(missing.has('introduction') ? (['introduction-too-short'] as const) : []),
    ...(missing.has('workExperiences') ? (['no-work-experience'] as const) : []),
  ]
}

export interface VettingDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly outbox: Outbox<ProfileEvent>
    readonly profiles: Pick<ContractorProfileRepository, 'findForUpdate' | 'save'>
    readonly vettingReviews: Pick<VettingReviews, 'findClaim' | 'release' | 'saveApproved'>
  }>
}

/** When a rejected profile may be resubmitted; null for now. Three times in 30 days. Rule: PROF-31. */
export const nextResubmissionAt = ({ resubmittedAt }: ContractorProfile, now: Date): Date | null => {
  const recent = resubmittedAt
    .filter((at) => at > addDays(now, -RESUBMISSIONS_WINDOW_DAYS))
    .toSorted((a, b) => a.getTime() - b.getTime())
  const [oldest] = recent.slice(-RESUBMISSIONS_MAX)
  return recent.length < RESUBMISSIONS_MAX || oldest === undefined ? null : addDays(oldest, RESUBMISSIONS_WINDOW_DAYS)
}

/**
 * Resubmits a profile after changes were requested or it was rejected. Problems: 'not-now' (it is pending, approved, incomplete or
 * suspended), 'too-often' (three times in 30 days; `from` is when it is possible again). Rule: PROF-31.
 */
export const resubmitProfile =
  (deps: UpdateProfileDeps) =>
  async ({
    actor,
  }: {
    readonly actor: Actor
  }): Promise<Result<ContractorProfile, 'forbidden' | 'not-now' | 'too-often'>> => {
    if (actor.userType !== 'contractor') return err('forbidden')
    return deps.unitOfWork.run<ContractorProfile, 'forbidden' | 'not-now' | 'too-often'>(
      async ({ outbox, profiles }) => {
        const profile = await profiles.findForUpdate(actor.accountUuid)
        if (profile === null) return err('forbidden')
        const { vettingStatus } = profile
        if (vettingStatus !== 'changes_requested' && vettingStatus !== 'rejected') return err('not-now')
        const now = deps.clock.now()
        const from = nextResubmissionAt(profile, now)
        if (from !== null) return err('too-often', { from: from.toISOString() })
        const sent = {
          ...profile,
          vettingStatus: 'pending',
          status: 'new',
          resubmittedAt: [...profile.resubmittedAt, now],
        } as const
        const decided = { ...sent, vettingStatus: decideVetting(sent, deps.vettingMode) }
        await profiles.save(decided)
        await outbox.add(...createProfileSavedEvents(deps, profile, decided))
        return ok(decided)
      },
    )
  }

/** Characters of a vetter's message. Rule: MOD-29. */
export const VETTING_MESSAGE_MAX_LENGTH = 1_000

/** What a vetter may decide. */
export const VETTING_DECISIONS = ['approved', 'changes_requested', 'rejected'] as const
export type VettingDecision = (typeof VETTING_DECISIONS)[number]

/** A vetter's decision; one that is not an approval needs reasons. */
export interface DecideProfileCommand {
  readonly actor: OperatorActor
  readonly contractorUuid: Uuid
  readonly decision: VettingDecision
  readonly reasons: readonly VettingReason[]
  /** For the contractor; null without one. */
  readonly message: string | null
  /** When the profile that the vetter saw was last changed. */
  readonly seenAt: Date
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

/**
 * Decides on a profile that the vetter holds, with reasons, and notifies the contractor. What was approved is kept, for the next comparison.
 * Rules: MOD-5, MOD-7, MOD-28, MOD-29, MOD-30.
 */
export const decideProfile =
  (deps: VettingDeps) =>
  async (command: DecideProfileCommand): Promise<Result<ContractorProfile, DecideProfileProblem>> => {
    const { actor, contractorUuid, decision, reasons, seenAt } = command
    if (actor.mustSetUpTwoFactor || !mayOperate(actor.role, 'vet-profiles')) return err('forbidden')
    const errors = decisionErrors(command)
    if (hasErrors(errors)) return invalid(errors)
    const message = command.message === null || command.message.trim() === '' ? null : command.message.trim()
    return deps.unitOfWork.run<ContractorProfile, DecideProfileProblem>(async (stores) => {
      const { outbox, profiles, vettingReviews } = stores
      const profile = await profiles.findForUpdate(contractorUuid)
      if (profile === null || !waitsForVetter(profile)) return err('not-found')
      const now = deps.clock.now()
      const claim = await vettingReviews.findClaim(contractorUuid, now)
      if (claim?.operatorUuid !== actor.operatorUuid) return err('not-claimed')
      if (profile.updatedAt.getTime() !== seenAt.getTime()) return err('changed-meanwhile')
      const decided: ContractorProfile = {
        ...profile,
        vettingStatus: decision,
        status: 'reviewed',
        // An approved contractor counts as new in every saved search, even if their last change is older.
        updatedAt: decision === 'approved' && profile.vettingStatus !== 'approved' ? now : profile.updatedAt,
        vettingReasons: decision === 'approved' ? [] : reasons,
        vettingMessage: decision === 'approved' ? null : message,
      }
      await profiles.save(decided)
      if (decision === 'approved') await vettingReviews.saveApproved(contractorUuid, { profile: decided, at: now })
      await vettingReviews.release(contractorUuid, actor.operatorUuid)
      await recordOperatorAction(deps, stores.audit, {
        by: actor.operatorUuid,
        action: 'profile-decided',
        subject: contractorUuid,
        details: { decision, reasons },
      })
      const [changed, vettingChange] = createProfileSavedEvents(deps, profile, decided)
      if (changed) await outbox.add(changed)
      if (vettingChange?.type === 'vetting-changed')
        await outbox.add({ ...vettingChange, message: decided.vettingMessage })
      return ok(decided)
    })
  }
