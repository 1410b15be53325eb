import {
  type ProfileEvent,
  type ContractorProfileRepository,
  type ContractorProfile,
  createProfileSavedEvents,
  type UpdateProfileDeps,
  decideVetting,
  type VettingMode,
  profileCompleteness,
} from '../profiles/index.ts'
import {
  addDays,
  createAuditEntry,
  type AuditLog,
  type Clock,
  type IdGenerator,
  err,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../shared/index.ts'
import type { Actor } from '../identity/index.ts'

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
  readonly vettingMode: VettingMode
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly outbox: Outbox<ProfileEvent>
    readonly profiles: Pick<ContractorProfileRepository, 'findForUpdate' | 'save'>
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

/** A vetter's decision; one that is not an approval needs reasons. */
export interface DecideProfileCommand {
  readonly operatorUuid: Uuid
  readonly contractorUuid: Uuid
  readonly decision: 'approved' | 'changes_requested' | 'rejected' | 'suspended'
  readonly reasons: readonly VettingReason[]
  readonly message: string | null
}

/** Decides on a profile, with reasons, and notifies the contractor. 'not-found'; 'reasons-missing'. Rules: MOD-5, MOD-7. */
export const decideProfile =
  (deps: VettingDeps) =>
  async (command: DecideProfileCommand): Promise<Result<ContractorProfile, 'not-found' | 'reasons-missing'>> => {
    const { contractorUuid, decision, message, operatorUuid, reasons } = command
    if (decision !== 'approved' && reasons.length === 0) return err('reasons-missing')
    return deps.unitOfWork.run<ContractorProfile, 'not-found'>(async ({ audit, outbox, profiles }) => {
      const profile = await profiles.findForUpdate(contractorUuid)
      if (profile === null) return err('not-found')
      const decided: ContractorProfile = {
        ...profile,
        vettingStatus: decision,
        status: 'reviewed',
        // An approved contractor counts as new in every saved search, even if their last change is older.
        updatedAt:
          decision === 'approved' && profile.vettingStatus !== 'approved' ? deps.clock.now() : profile.updatedAt,
        vettingReasons: decision === 'approved' ? [] : reasons,
        vettingMessage: decision === 'approved' ? null : message,
      }
      await profiles.save(decided)
      await audit.add(
        createAuditEntry(deps, {
          actorUuid: operatorUuid,
          companyUuid: null,
          action: 'profile-decided',
          subjectUuid: contractorUuid,
          details: { decision, reasons },
        }),
      )
      const [changed, vettingChange] = createProfileSavedEvents(deps, profile, decided)
      if (changed) await outbox.add(changed)
      if (vettingChange?.type === 'vetting-changed')
        await outbox.add({ ...vettingChange, message: decided.vettingMessage })
      return ok(decided)
    })
  }
