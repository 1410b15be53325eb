import { operatorReasonRules } from '@guildhall/domain/moderation'
import { REACTION_NAMES } from '@guildhall/domain/notifications'
import { z } from 'zod'
import { ruled } from './constrained.ts'
import { instant, text, uuid } from './fields.ts'

const reaction = z.enum(REACTION_NAMES)

const job = z
  .object({
    /** Of the event, which has a job for each reaction. */
    uuid: z.uuid(),
    reaction,
    eventType: z.string(),
    state: z.enum(['failing', 'parked']),
    /** When the event happened. */
    since: instant,
    attempts: z.number(),
    error: z.string().nullable(),
    /** Null while it runs, and for a parked one. */
    nextAttemptAt: instant.nullable(),
    parkedAt: instant.nullable(),
  })
  .meta({ id: 'FailingJob' })

/** Jobs that have failed several times or are parked, the oldest first, and how many of each reaction have not succeeded. */
export const jobList = z.object({
  jobs: z.array(job),
  counts: z.array(
    z.object({ reaction, waiting: z.number(), failing: z.number(), parked: z.number() }).meta({ id: 'JobCounts' }),
  ),
  next_cursor: z.string().nullable(),
})

/** One job: the reaction to an event. */
export const jobForm = z.object({ reaction, uuid }).meta({ id: 'JobForm' })

/** All jobs of a kind. */
export const jobKindForm = z.object({ reaction, eventType: text }).meta({ id: 'JobKindForm' })

/** A job that is dropped for good, and why. */
export const jobDropForm = jobForm.extend({ reason: ruled(text, operatorReasonRules) }).meta({ id: 'JobDropForm' })

/** How many jobs are tried again. */
export const retriedJobs = z.object({ retried: z.number() }).meta({ id: 'RetriedJobs' })

/** Scheduled work that is done now. */
export const workForm = z.object({ name: text }).meta({ id: 'WorkForm' })

const work = z
  .object({
    name: z.string(),
    /** When it is due, in UTC; null for what only operators start. */
    cron: z.string().nullable(),
    startedAt: instant.nullable(),
    /** Null while it runs, and before the first run. */
    endedAt: instant.nullable(),
    /** Why the last run failed. */
    error: z.string().nullable(),
    nextRunAt: instant.nullable(),
  })
  .meta({ id: 'ScheduledWork' })

const comparison = z
  .object({
    startedAt: instant,
    endedAt: instant,
    inDatabase: z.number(),
    inIndex: z.number(),
    missing: z.number(),
    surplus: z.number(),
    outdated: z.number(),
    isRepair: z.boolean(),
    /** Differences that are left. */
    remaining: z.number(),
  })
  .meta({ id: 'IndexComparison' })

/** Scheduled work with its last runs, and the last comparison of the index with the database. */
export const systemOverview = z.object({ work: z.array(work), index: comparison.nullable() }).meta({ id: 'System' })
