import { operatorReasonRules, trialExtensionRules } from '@guildhall/domain/moderation'
import { z } from 'zod'
import { constrained, ruled } from './constrained.ts'
import { instant, number, pageQuery, requiredFlag, text } from './fields.ts'
import { auditDetails } from './team.ts'

/** What operators look for: a part of a name or an address, or an id. */
export const lookUpQuery = pageQuery.extend({ text: text.optional() })

const vettingStatus = z.enum(['incomplete', 'pending', 'approved', 'changes_requested', 'rejected', 'suspended'])
const role = z.enum(['admin', 'recruiter', 'viewer', 'billing'])

const personEntry = z
  .object({
    uuid: z.uuid(),
    userType: z.enum(['contractor', 'employer']),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Of an employer. */
    companyName: z.string().nullable(),
    /** Of a contractor. */
    vettingStatus: vettingStatus.nullable(),
    emailVerifiedAt: instant.nullable(),
    suspendedAt: instant.nullable(),
    deletionRequestedAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'PersonEntry' })

/** People, the newest account first. */
export const personList = z.object({ people: z.array(personEntry), next_cursor: z.string().nullable() })

/** What was done to a person or a company. `actorName` is null for the system and for people who are gone. */
const loggedAction = z
  .object({
    uuid: z.uuid(),
    action: z.string(),
    actorName: z.string().nullable(),
    details: auditDetails,
    at: instant,
  })
  .meta({ id: 'LoggedAction' })

/** What operators see of a person. */
export const personOverview = personEntry
  .extend({
    mobile: z.string().nullable(),
    signUpStep: z.enum(['verify_email', 'subscription', 'billing', 'payment', 'complete']),
    profileImage: z.string().nullable(),
    firstLoginAt: instant.nullable(),
    company: z.object({ uuid: z.uuid(), name: z.string(), role }).nullable(),
    profile: z.object({ jobTitle: z.string().nullable(), paused: z.boolean(), updatedAt: instant }).nullable(),
    hasTwoFactor: z.boolean(),
    passkeys: z.number(),
    providers: z.array(z.string()),
    /** Signed-in devices, the last used first, at most 20. */
    devices: z.array(
      z.object({ uuid: z.uuid(), device: z.string(), address: z.string(), createdAt: instant, lastSeenAt: instant }),
    ),
    conversations: z.number(),
    reportsSent: z.number(),
    /** Reports of others about the person, their messages and their conversations. */
    reportsReceived: z.number(),
    /** The last 20 entries, newest first. */
    log: z.array(loggedAction),
  })
  .meta({ id: 'PersonOverview' })

const companyEntry = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    website: z.string().nullable(),
    verification: z.enum(['unverified', 'domain_verified', 'verified']),
    accountType: z.enum(['trial', 'paid']),
    trialEndsAt: instant.nullable(),
    subscriptionStatus: z.enum(['none', 'active', 'past_due', 'cancelled', 'suspended']),
    createdAt: instant,
    members: z.number(),
  })
  .meta({ id: 'CompanyEntry' })

/** Companies, the newest first. */
export const companyList = z.object({ companies: z.array(companyEntry), next_cursor: z.string().nullable() })

/** What operators see of a company. */
export const companyOverview = companyEntry
  .extend({
    email: z.string().nullable(),
    mobile: z.string().nullable(),
    image: z.string().nullable(),
    employeeCount: z.string(),
    seats: z.number(),
    billedAnnually: z.boolean(),
    freeContactsUsed: z.number(),
    /** Null for a company that pays. */
    freeContactsLeft: z.number().nullable(),
    paidUntil: instant.nullable(),
    /** Whether its plan lets it contact people now. */
    mayContact: z.boolean(),
    team: z.array(
      z.object({
        uuid: z.uuid(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        role,
        suspendedAt: instant.nullable(),
      }),
    ),
    conversations: z.number(),
    openInvoices: z.number(),
    reportsReceived: z.number(),
    /** The last 20 entries, newest first. */
    log: z.array(loggedAction),
  })
  .meta({ id: 'CompanyOverview' })

/** For the log. */
const reason = ruled(text, operatorReasonRules)

/** Suspends a person, or lifts their suspension. */
export const suspensionForm = z.object({ isSuspended: requiredFlag, reason }).meta({ id: 'SuspensionForm' })
/** Looks at the product as a person. */
export const viewForm = z.object({ reason }).meta({ id: 'ViewForm' })
/** How many sessions have ended. */
export const endedSessions = z.object({ ended: z.number() })
/** Verifies a company, or withdraws that. */
export const verificationForm = z.object({ isVerified: requiredFlag, reason }).meta({ id: 'VerificationForm' })
/** Days by which a trial is extended. */
export const trialExtensionForm = z
  .object({ days: ruled(number, trialExtensionRules, { integer: true }), reason })
  .meta({ id: 'TrialExtensionForm' })
/** Used free contacts that are given back. */
export const contactsForm = z
  .object({ contacts: constrained(number, { integer: true, minimum: 1 }), reason })
  .meta({ id: 'ContactsForm' })
