import {
  contractorAnswersRules,
  employerAnswersRules,
  employerRegistrationRules,
  registrationRules,
} from '@guildhall/domain/onboarding'
import { z } from 'zod'
import { billingInfo, company } from './company.ts'
import { cases, constrained, ruled } from './constrained.ts'
import { MOBILE_EXAMPLES } from './examples.ts'
import { flag, instant, nullableText, number, text } from './fields.ts'
import { email, newPassword } from './credentials.ts'
import { passkeyAnswer } from './passkeys.ts'
import { planBase } from './payment.ts'
import { notification, preferences, systemMessage } from './notification.ts'
import { contractorDetails, user } from './user.ts'
import { seatsOfSize } from './seats.ts'

/** Answers to the qualification questions of a contractor or an employer. Rule: ONB-9. */
export const qualificationAnswers = z
  .object({
    years_of_experience: ruled(number, contractorAnswersRules.yearsOfExperience),
    main_industry: ruled(text, contractorAnswersRules.mainIndustry, { examples: ['Data & Analytics'] }),
    opportunity_type: ruled(text, contractorAnswersRules.opportunityType),
    country: ruled(text, contractorAnswersRules.country),
    roles: ruled(text, employerAnswersRules.roles),
    how_soon: ruled(text, employerAnswersRules.howSoon),
    how_many: ruled(number, employerAnswersRules.howMany),
  })
  .partial()
  .meta({ id: 'QualificationAnswers' })

const contractorAnswers = {
  years_of_experience: 'number',
  main_industry: 'string',
  opportunity_type: 'string',
  country: 'string',
} as const
const employerAnswers = { roles: 'string', how_soon: 'string', how_many: 'number' } as const
const userType = ruled(text, registrationRules.userType)

export const qualifyForm = qualificationAnswers.extend({ user_type: userType }).meta({
  id: 'QualifyForm',
  ...cases(
    { when: { user_type: 'contractor' }, needs: contractorAnswers },
    { when: { user_type: 'employer' }, needs: employerAnswers },
  ),
})

export const qualifies = z.object({
  qualifies: z.boolean(),
  reason: z.enum(['too-little-experience', 'country-not-served']).nullable(),
})

export type QualificationAnswersWire = z.output<typeof qualificationAnswers>

/** A sign-up. Rule: ONB-4. */
export const registration = z
  .object({
    first_name: ruled(text, registrationRules.firstName),
    last_name: ruled(text, registrationRules.lastName),
    user_type: userType,
    email,
    mobile: ruled(text, registrationRules.mobile, { examples: MOBILE_EXAMPLES }),
    ...newPassword,
    agree_terms: ruled(flag, registrationRules.agreeTerms),
    company_name: ruled(text, employerRegistrationRules.companyName).optional(),
    company_size: ruled(text, employerRegistrationRules.companySize).optional(),
    company_seats: ruled(number, employerRegistrationRules.companySeats).optional(),
    annual_subscription: flag.optional(),
    trial: flag.optional(),
    product_uuid: nullableText.optional(),
    /** The product of Paystack, in regions that pay with it. */
    paystack_product_uuid: nullableText.optional(),
    answers: qualificationAnswers.optional(),
    utm_campaign: nullableText.optional(),
    utm_source: nullableText.optional(),
    utm_medium: nullableText.optional(),
    gtm_debug: nullableText.optional(),
  })
  .meta({
    id: 'Registration',
    ...cases(
      { when: { user_type: 'contractor' }, within: { answers: { needs: contractorAnswers } } },
      {
        when: { user_type: 'employer' },
        needs: { company_name: 'string', company_size: 'string', company_seats: 'number' },
        within: { answers: { needs: employerAnswers } },
      },
      ...seatsOfSize('company_size', 'company_seats'),
    ),
  })

/** The temporary token for the rest of the sign-up, and the new user. */
export const registered = z.object({ token: z.string(), user })

export const credentials = z
  .object({
    email: constrained(text, { presence: 'not-blank', format: 'email' }),
    password: constrained(text, { presence: 'not-empty' }),
    /** For accounts with two-step sign-in: a code of the authenticator app, or a recovery code. */
    otp: text.optional(),
    /** For accounts with two-step sign-in: a passkey instead of a code. */
    passkey: passkeyAnswer.optional(),
  })
  .meta({ id: 'Credentials' })

export const emailForm = z.object({ email }).meta({ id: 'EmailForm' })

const signUpStep = z.enum(['verify_email', 'subscription', 'billing', 'payment', 'complete'])

/**
 * The signed-in user, with everything that the first screen needs. `token` is null if the cookie carries it or there is no session yet.
 * `realtime` and `search` hold short-lived tokens that GET /v0/user renews. Rules: IDEN-15, ONB-23, ONB-24.
 */
export const sessionAnswer = z
  .object({
    token: z.string().nullable(),
    signingUp: z.boolean(),
    signUpStep,
    user,
    details: contractorDetails.nullable(),
    notifications: z.object({
      notifications: z.array(notification),
      unread: z.number(),
      preferences,
      /** The newest unarchived ones. */
      systemMessages: z.array(systemMessage),
      unreadSystemMessages: z.number(),
    }),
    industries: z.array(z.string()),
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    /** Units of a currency (lowercase code) for one US dollar. */
    exchangeRates: z.record(z.string(), z.number()),
    /** YYYY-MM-DD */
    exchangeRatesDate: z.string(),
    /** Whether they are older than seven days: figures that are converted by them say so. Rule: REF-15. */
    exchangeRatesStale: z.boolean(),
    company: company.nullable(),
    billingInfo: billingInfo.nullable(),
    /** UUIDs of the company's bookmarked candidates. */
    bookmarks: z.array(z.string()),
    productUuid: z.string().nullable(),
    realtime: z
      .object({
        channel: z.string(),
        token: z.string(),
        url: z.string(),
        expiresAt: instant,
        /** The channel's last event included in this response: subscribe after it to miss none. */
        sequence: z.number(),
      })
      .nullable(),
    search: z
      .object({ applicationId: z.string(), apiKey: z.string(), indexName: z.string(), expiresAt: instant })
      .nullable(),
    /** The end of an operator's look at the product as this user; null for the user. Rule: MOD-53. */
    viewedUntil: instant.nullable(),
  })
  .meta({ id: 'Session' })

/**
 * The signed-in user and their permissions, loaded first by a page. Notifications, counts and bookmarks change more often, and have calls
 * of their own.
 */
export const currentSession = sessionAnswer
  .omit({ token: true, notifications: true, bookmarks: true, productUuid: true })
  .extend({ preferences })
  .meta({ id: 'CurrentSession' })

/** Numbers of unread and pending items. */
export const badgeCounts = z
  .object({
    unreadConversations: z.number(),
    /** Requests that the contractor has not answered; 0 for employers. */
    pendingRequests: z.number(),
    unreadNotifications: z.number(),
    /** Unarchived ones only. */
    unreadSystemMessages: z.number(),
  })
  .meta({ id: 'BadgeCounts' })

/** `signedIn`: the browser is the one of the sign-up, and has a session now; elsewhere `email` is the address to sign in with. */
export const verified = z
  .object({
    status: z.enum(['verified', 'already-verified']),
    message: z.string(),
    email: z.string(),
    signedIn: z.boolean(),
  })
  .readonly()

/** Rule: ONB-8. */
export const signUpOptions = z
  .object({
    location: z.object({ countryCode: z.string(), paymentRegion: z.string() }),
    planBase,
    paymentService: z.enum(['stripe', 'paystack']),
    products: z.array(
      z.object({
        uuid: z.string(),
        companySize: z.string(),
        interval: z.enum(['month', 'year']),
        /** A seat for one interval, in whole units of the currency. */
        seatPrice: z.number(),
        currency: z.string(),
      }),
    ),
  })
  .meta({ id: 'SignUpOptions' })

export type SessionAnswer = z.output<typeof sessionAnswer>
export type CurrentSessionWire = z.output<typeof currentSession>
export type BadgeCountsWire = z.output<typeof badgeCounts>
export type RegistrationWire = z.output<typeof registration>
export type SignUpOptionsWire = z.output<typeof signUpOptions>
