import { z } from 'zod'
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
    /** `share` is 0 to 1; `next` is the best next step. */
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

/**
 * The main section of a profile; only present fields are saved. An employer sends first_name and last_name.
 * Rule: PROF-5.
 */
export const userForm = z
  .object({
    first_name: text,
    last_name: text,
    availability: number,
    contract_min: number,
    currency: choice(['AUD', 'USD', 'ZAR']),
    introduction: text,
    job_title: text,
    location_title: text,
    latitude: number,
    longitude: number,
    rate: number,
    workplace_type: choice(['Any type', 'Remote', 'Hybrid', 'On-site']),
    opportunity_type: choice(['any', 'permanent', 'contract']),
    permanent_rate: number,
    permanent_currency: choice(['AUD', 'USD', 'ZAR']),
    cv_doc: nullableText,
    /** Who may open the CV: every employer, or those whose request was accepted. */
    cv_visibility: choice(['employers', 'after-acceptance']),
  })
  .partial()
  .meta({ id: 'UserForm' })

/** An uploaded picture's URL. */
export const profileImage = z.object({ profile_image: z.string() })

export type UserWire = z.output<typeof user>
export type ContractorDetailsWire = z.output<typeof contractorDetails>
export type UserFormWire = z.output<typeof userForm>
