import { z } from 'zod'
import { contactState } from './contact-state.ts'
import { instant } from './fields.ts'
import { qualification, workExperience } from './work-history.ts'

/**
 * A candidate, the same in a search hit, a bookmark, `user_details` and the history. `rate` is an hour and `permanentRate` a year in
 * USD, the `exact` ones in the person's own currency; days count calendar days. Rules: CONV-18, SRCH-24.
 */
export const candidate = z
  .object({
    objectID: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    profile_picture: z.string().nullable(),
    job_title: z.string(),
    location_title: z.string(),
    introduction: z.string(),
    industries: z.array(z.string()),
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    workExperiences: z.array(workExperience),
    qualifications: z.array(qualification),
    cvUrl: z.string().nullable(),
    opportunityType: z.enum(['contract', 'permanent', 'any']),
    rate: z.number().nullable(),
    exactRate: z.number().nullable(),
    currency: z.enum(['AUD', 'USD', 'ZAR']).nullable(),
    permanentRate: z.number().nullable(),
    permanentExactRate: z.number().nullable(),
    permanentCurrency: z.enum(['AUD', 'USD', 'ZAR']).nullable(),
    workplace_type: z.enum(['Any type', 'Remote', 'Hybrid', 'On-site']),
    availability: z.number(),
    availabilityConfirmedAt: z.string(),
    contract_duration_min: z.number(),
    qualification_level: z.number(),
    experience_years: z.number(),
    messageStatus: z.enum(['pending', 'active']).nullable(),
    contactState: contactState.nullable(),
    respondsFast: z.boolean(),
    updatedAt: instant,
  })
  .meta({ id: 'Candidate' })

/** A bookmarked candidate. Rules: SRCH-39, SRCH-42. */
export const bookmarkedCandidate = candidate
  .extend({
    bookmark: z.object({
      addedBy: z.string().nullable(),
      addedAt: instant,
      note: z.string().nullable(),
      /** Changes since the bookmark was added or last viewed by the company. */
      changes: z.array(
        z.object({
          field: z.enum(['jobTitle', 'locationTitle', 'availability', 'rate', 'permanentRate']),
          words: z.string(),
        }),
      ),
      lookedAt: instant.nullable(),
    }),
  })
  .meta({ id: 'BookmarkedCandidate' })

export type CandidateWire = z.output<typeof candidate>
export type BookmarkedCandidateWire = z.output<typeof bookmarkedCandidate>
