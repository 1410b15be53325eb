import { contractorDetailsRules } from '@guildhall/domain/profiles'
import { z } from 'zod'
import { cases, constrained, ruled } from './constrained.ts'
import { FILE_PATTERN } from './examples.ts'
import { choice, instant, nullableText, number, text } from './fields.ts'
import { qualification, workExperience } from './work-history.ts'

/** The signed-in user. Rule: ONB-23. */
export const user = z
  .object({
    uuid: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    mobile: z.string().nullable(),
    userType: z.enum(['contractor', 'employer']),
    profileImage: z.string().nullable(),
    emailVerified: z.boolean(),
    /** Contractors only. */
    vettingStatus: z
      .enum(['incomplete', 'pending', 'approved', 'changes_requested', 'rejected', 'suspended'])
      .nullable(),
    status: z.enum(['new', 'reviewed']).nullable(),
    /** Employers only. */
    accountType: z.enum(['trial', 'paid']).nullable(),
    justVerified: z.boolean(),
    firstLogin: z.boolean(),
    profileJustVerified: z.boolean(),
    /** ISO 3166-1 alpha-2 */
    location: z.string(),
    /** Whether signing in requires a code too. */
    twoFactor: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'User' })

const step = z.object({ part: z.string(), label: z.string() })

/** A contractor's own profile. Rates are whole currency units, days calendar days. Rules: PROF-1, PROF-5. */
export const contractorDetails = z
  .object({
    opportunityType: z.enum(['contract', 'permanent', 'any']).nullable(),
    availability: z.number().nullable(),
    availabilityConfirmedAt: instant.nullable(),
    workplaceType: z.enum(['Any type', 'Remote', 'Hybrid', 'On-site']).nullable(),
    contractMin: z.number().nullable(),
    rate: z.number().nullable(),
    currency: z.enum(['AUD', 'USD', 'ZAR']).nullable(),
    permanentRate: z.number().nullable(),
    permanentCurrency: z.enum(['AUD', 'USD', 'ZAR']).nullable(),
    introduction: z.string().nullable(),
    jobTitle: z.string().nullable(),
    locationTitle: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    cvUrl: z.string().nullable(),
    cvName: z.string().nullable(),
    cvVisibility: z.enum(['employers', 'after-acceptance']),
    profilePicture: z.string().nullable(),
    workExperiences: z.array(workExperience),
    qualifications: z.array(qualification),
    paused: z.boolean(),
    /**
     * `complete`: it has what is required; `share`, 0 to 1: how much of what is to do is done; `missing`: what is left to do; `next`: the best next step.
     * Rule: PROF-44.
     */
    completeness: z.object({
      complete: z.boolean(),
      share: z.number(),
      missing: z.array(step),
      next: step.nullable(),
    }),
    searchable: z.boolean(),
    /** Why employers cannot find this person now; null if they can. */
    hiddenReason: z
      .enum(['not-verified', 'incomplete', 'not-approved', 'paused', 'availability-not-confirmed'])
      .nullable(),
    /** Why the profile is not approved yet: each reason with its section, and the vetter's note. Rule: PROF-30. */
    vetting: z.object({
      reasons: z.array(z.object({ code: z.string(), section: z.string(), label: z.string() })),
      message: z.string().nullable(),
      /** When the profile may be submitted again; null if now or never. */
      resubmitFrom: instant.nullable(),
    }),
    updatedAt: instant,
  })
  .meta({ id: 'ContractorDetails' })

const details = contractorDetailsRules

/**
 * The main section of a profile; only present fields are saved. An employer sends first_name and last_name.
 * Rule: PROF-5.
 */
export const userForm = z
  .object({
    first_name: ruled(text, details.firstName),
    last_name: ruled(text, details.lastName),
    availability: ruled(number, details.availability),
    contract_min: ruled(number, details.contractMin),
    currency: ruled(choice(['AUD', 'USD', 'ZAR']), details.currency),
    introduction: ruled(text, details.introduction),
    job_title: ruled(text, details.jobTitle),
    location_title: ruled(text, details.locationTitle),
    latitude: ruled(number, details.latitude),
    longitude: ruled(number, details.longitude),
    rate: ruled(number, details.rate),
    workplace_type: ruled(choice(['Any type', 'Remote', 'Hybrid', 'On-site']), details.workplaceType),
    opportunity_type: ruled(choice(['any', 'permanent', 'contract']), details.opportunityType),
    permanent_rate: ruled(number, details.permanentRate),
    permanent_currency: ruled(choice(['AUD', 'USD', 'ZAR']), details.permanentCurrency),
    cv_doc: constrained(nullableText, { pattern: FILE_PATTERN }),
    /** Who may open the CV: every employer, or those whose request was accepted. */
    cv_visibility: choice(['employers', 'after-acceptance']),
  })
  .partial()
  .meta({
    id: 'UserForm',
    ...cases({ needs: { latitude: 'number', longitude: 'number' } }, { without: ['latitude', 'longitude'] }),
  })

/** An uploaded picture's URL. */
export const profileImage = z.object({ profile_image: z.string() })

export type UserWire = z.output<typeof user>
export type ContractorDetailsWire = z.output<typeof contractorDetails>
export type UserFormWire = z.output<typeof userForm>
