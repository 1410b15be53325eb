import {
  VETTING_DECISIONS,
  VETTING_MESSAGE_MAX_LENGTH,
  VETTING_REASONS,
  type VettingReason,
} from '@guildhall/domain/moderation'
import { maxLength } from '@guildhall/domain/shared'
import { z } from 'zod'
import { ruled } from './constrained.ts'
import { nullableText } from './fields.ts'
import { qualification, workExperience } from './work-history.ts'

/** Who looks at a profile, and until when nobody else does. */
export const vettingClaim = z
  .object({ operatorUuid: z.uuid(), operatorName: z.string(), until: z.iso.datetime() })
  .meta({ id: 'VettingClaim' })

/** A profile in the queue of vetters. */
export const vettingEntry = z
  .object({
    contractorUuid: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    jobTitle: z.string().nullable(),
    profilePicture: z.string().nullable(),
    /** Its first look, a change of one that was approved, or a resubmission. */
    kind: z.enum(['new', 'change', 'again']),
    waitingSince: z.iso.datetime(),
    claim: vettingClaim.nullable(),
  })
  .meta({ id: 'VettingEntry' })

/** The oldest entries of the queue, and how many wait in all. */
export const vettingQueue = z.object({ entries: z.array(vettingEntry), total: z.number() })

/** What a vetter compares. Rates are in whole units of their currency. */
export const vettedProfile = z
  .object({
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
    /** Null if no operator has approved it yet. */
    approved: z.object({ profile: vettedProfile, at: z.iso.datetime() }).nullable(),
    claim: vettingClaim.nullable(),
  })
  .meta({ id: 'VettingReview' })

/** A claim that was made or renewed. */
export const heldClaim = z.object({ until: z.iso.datetime() })

const reasonCodes = Object.keys(VETTING_REASONS) as VettingReason[]

/** A vetter's decision on the profile as it was at `seenAt`. */
export const vettingDecision = z
  .object({
    decision: z.enum(VETTING_DECISIONS),
    reasons: z.array(z.enum(reasonCodes)),
    message: ruled(nullableText, [maxLength(VETTING_MESSAGE_MAX_LENGTH)]),
    seenAt: z.iso.datetime(),
  })
  .meta({ id: 'VettingDecision' })
