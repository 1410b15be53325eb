import type { Actor } from '../identity/index.ts'
import {
  type ContractorProfile,
  createProfileSavedEvents,
  decideVetting,
  type UpdateProfileDeps,
} from '../profiles/index.ts'
import { addDays, err, ok, type Result } from '../shared/index.ts'

/** A rejected profile may be submitted again this many times in this many days. */
export const RESUBMISSIONS_MAX = 3
export const RESUBMISSIONS_WINDOW_DAYS = 30

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
 * suspended), 'too-often' (three times in 30 days; `from` is when it is possible again). An operator decides on it. Rule: PROF-31.
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
