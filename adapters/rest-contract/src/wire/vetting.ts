import { BULK_APPROVAL_MAX, VETTING_DECISIONS, VETTING_MESSAGE_MAX_LENGTH } from '@guildhall/domain/moderation'
import { VETTED_SECTIONS, VETTING_KINDS } from '@guildhall/domain/profiles'
import { maxLength } from '@guildhall/domain/shared'
import { z } from 'zod'
import { constrained, ruled } from './constrained.ts'
import { instant, nullableText, textList, uuid } from './fields.ts'
import { operatorClaim } from './operator-claims.ts'
import { qualification, workExperience } from './work-history.ts'

/** A profile in the queue of vetters. */
export const vettingEntry = z
  .object({
    contractorUuid: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    jobTitle: z.string().nullable(),
    profilePicture: z.string().nullable(),
    /** Its first look, a change of one that was approved, or a resubmission. */
    kind: z.enum(VETTING_KINDS),
    /** The sections that differ from what was approved; null if nothing was. */
    changed: z.array(z.enum(VETTED_SECTIONS)).nullable(),
    waitingSince: z.iso.datetime(),
    claim: operatorClaim.nullable(),
  })
  .meta({ id: 'VettingEntry' })

/** The oldest entries of the queue, and how long all wait. */
export const vettingQueue = z.object({
  entries: z.array(vettingEntry),
  total: z.number(),
  /** How many wait for two days or longer. */
  late: z.number(),
  /** Since when the first one waits; null if nobody does. */
  oldestSince: instant.nullable(),
  /** Since when the one in the middle of the queue waits. */
  medianSince: instant.nullable(),
  /** Profiles that the operator has decided on since midnight UTC. */
  decidedToday: z.number(),
})

/** What a vetter compares. Rates are in whole units of their currency. */
export const vettedProfile = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    jobTitle: z.string().nullable(),
    introduction: z.string().nullable(),
    locationTitle: z.string().nullable(),
    opportunityType: z.string().nullable(),
    workplaceType: z.string().nullable(),
    availability: z.number().nullable(),
    contractMin: z.number().nullable(),
    rate: z.number().nullable(),
    currency: z.string().nullable(),
    permanentRate: z.number().nullable(),
    permanentCurrency: z.string().nullable(),
    profilePicture: z.string().nullable(),
    cvUrl: z.string().nullable(),
    cvName: z.string().nullable(),
    industries: z.array(z.string()),
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    workExperiences: z.array(workExperience),
    qualifications: z.array(qualification),
  })
  .meta({ id: 'VettedProfile' })

/** A profile that waits, beside what an operator approved before. */
export const vettingReview = z
  .object({
    contractorUuid: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    vettingStatus: z.enum(['pending', 'approved']),
    resubmissions: z.number(),
    emailVerified: z.boolean(),
    createdAt: z.iso.datetime(),
    /** When it was last changed; the decision names it. */
    changedAt: z.iso.datetime(),
    proposed: vettedProfile,
    /** Null if neither an operator nor a rule of theirs has approved it yet. */
    approved: z.object({ profile: vettedProfile, at: z.iso.datetime() }).nullable(),
    claim: operatorClaim.nullable(),
  })
  .meta({ id: 'VettingReview' })

/** A vetter's decision on the profile as it was at `seenAt`. */
export const vettingDecision = z
  .object({
    decision: z.enum(VETTING_DECISIONS),
    /** Codes of the reasons that vetters choose from. */
    reasons: textList,
    message: ruled(nullableText, [maxLength(VETTING_MESSAGE_MAX_LENGTH)]),
    seenAt: z.iso.datetime(),
  })
  .meta({ id: 'VettingDecision' })

/** A decision that was made, and until when it can be taken back. */
export const madeDecision = z.object({ uuid: z.uuid(), undoUntil: instant }).meta({ id: 'MadeDecision' })

const count = { minItems: 1, maxItems: BULK_APPROVAL_MAX } as const

/** Profiles to approve, each as it was seen. */
export const seenProfiles = z
  .object({
    profiles: constrained(z.array(z.object({ contractorUuid: uuid, seenAt: instant })), count),
  })
  .meta({ id: 'SeenProfiles' })

/** What became of each profile. */
export const approvalOutcomes = z.object({
  results: z.array(
    z
      .object({
        contractorUuid: z.uuid(),
        /** Null if it was not approved. */
        decision: madeDecision.nullable(),
        /** Why it was not approved; null if it was. */
        problem: z.enum(['changed-meanwhile', 'claimed', 'not-found']).nullable(),
        /** The vetter who looks at it. */
        heldBy: z.string().nullable(),
      })
      .meta({ id: 'ApprovalOutcome' }),
  ),
})

/** Decisions to take back. */
export const decisionIds = z.object({ decisions: constrained(z.array(uuid), count) }).meta({ id: 'DecisionIds' })

/** What became of each decision. */
export const undoOutcomes = z.object({
  results: z.array(
    z
      .object({
        decision: z.uuid(),
        contractorUuid: z.uuid().nullable(),
        /** Why it was not taken back; null if it was. */
        problem: z.enum(['changed-meanwhile', 'not-found', 'too-late']).nullable(),
      })
      .meta({ id: 'UndoOutcome' }),
  ),
})
