import type { MadeDecision, VettingQueue, VettingReview } from '@guildhall/domain/moderation'
import type { ContractorProfile } from '@guildhall/domain/profiles'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { toClaimWire } from '../mappers/operator-claim.mapper.ts'
import { toQualificationWire, toWorkExperienceWire } from '../mappers/work-history.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

const toVettedProfile = (profile: ContractorProfile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  jobTitle: profile.jobTitle,
  introduction: profile.introduction,
  locationTitle: profile.locationTitle,
  opportunityType: profile.opportunityType,
  workplaceType: profile.workplaceType,
  availability: profile.availability,
  contractMin: profile.contractMin,
  rate: profile.rate,
  currency: profile.currency,
  permanentRate: profile.permanentRate,
  permanentCurrency: profile.permanentCurrency,
  profilePicture: profile.profilePicture,
  cvUrl: profile.cvUrl,
  cvName: profile.cvName,
  industries: [...profile.industries],
  skills: [...profile.skills],
  languages: [...profile.languages],
  workExperiences: profile.workExperiences.map(toWorkExperienceWire),
  qualifications: profile.qualifications.map(toQualificationWire),
})

const toReviewWire = ({ approved, claim, createdAt, emailVerified, proposed }: VettingReview) => ({
  contractorUuid: proposed.uuid,
  firstName: proposed.firstName,
  lastName: proposed.lastName,
  vettingStatus: proposed.vettingStatus === 'approved' ? ('approved' as const) : ('pending' as const),
  resubmissions: proposed.resubmittedAt.length,
  emailVerified,
  createdAt: createdAt.toISOString(),
  changedAt: proposed.updatedAt.toISOString(),
  proposed: toVettedProfile(proposed),
  approved: approved === null ? null : { profile: toVettedProfile(approved.profile), at: approved.at.toISOString() },
  claim: toClaimWire(claim),
})

const toDecisionWire = ({ undoUntil, uuid }: MadeDecision) => ({ uuid, undoUntil: undoUntil.toISOString() })

const toQueueWire = ({ entries, medianSince, oldestSince, ...counts }: VettingQueue) => ({
  ...counts,
  entries: entries.map(({ changed, claim, waitingSince, ...entry }) => ({
    ...entry,
    changed: changed === null ? null : [...changed],
    waitingSince: waitingSince.toISOString(),
    claim: toClaimWire(claim),
  })),
  medianSince: medianSince?.toISOString() ?? null,
  oldestSince: oldestSince?.toISOString() ?? null,
})

/** The vetting of profiles. Rules: MOD-27 to MOD-30, MOD-84 to MOD-86. */
export const vettingHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  | 'approveProfiles'
  | 'claimVetting'
  | 'decideVetting'
  | 'listVetting'
  | 'readVetting'
  | 'releaseVetting'
  | 'undoDecisions'
> => ({
  listVetting: async ({ actor }) => {
    const listed = await useCases.listVetting({ actor })
    return listed.ok ? ok(toQueueWire(listed.value)) : listed
  },
  readVetting: async ({ actor, params }) => {
    const read = await useCases.readVetting({ actor, contractorUuid: params.id })
    return read.ok ? ok(toReviewWire(read.value)) : read
  },
  claimVetting: async ({ actor, params }) => {
    const claimed = await useCases.claimVetting({ actor, contractorUuid: params.id })
    return claimed.ok ? ok({ until: claimed.value.until.toISOString() }) : claimed
  },
  releaseVetting: ({ actor, params }) => useCases.releaseVetting({ actor, contractorUuid: params.id }),
  decideVetting: async ({ actor, body, params }) => {
    const { seenAt, ...decision } = body
    const decided = await useCases.decideProfile({
      ...decision,
      actor,
      contractorUuid: params.id,
      seenAt: new Date(seenAt),
    })
    return decided.ok ? ok(toDecisionWire(decided.value)) : decided
  },
  approveProfiles: async ({ actor, body }) => {
    const profiles = body.profiles.map(({ contractorUuid, seenAt }) => ({ contractorUuid, seenAt: new Date(seenAt) }))
    const done = await useCases.approveProfiles({ actor, profiles })
    if (!done.ok) return done
    return ok({
      results: done.value.map(({ decision, ...outcome }) => ({
        ...outcome,
        decision: decision === null ? null : toDecisionWire(decision),
      })),
    })
  },
  undoDecisions: async ({ actor, body }) => {
    const done = await useCases.undoDecisions({ actor, decisions: body.decisions })
    return done.ok ? ok({ results: [...done.value] }) : done
  },
})
