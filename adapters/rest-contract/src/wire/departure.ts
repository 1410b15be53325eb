import { z } from 'zod'
import { flag, instant, nullableText, text } from './fields.ts'

/** The end of an account. Rule: PRIV-6. */
export const deletionForm = z
  .object({
    password: text,
    /** Who becomes admin in a sole admin's place. */
    successor_uuid: nullableText.optional(),
    /** A sole admin's company ends with the account. */
    close_company: flag.optional(),
  })
  .meta({ id: 'DeletionForm' })

/** When the account will be erased. */
export const plannedDeletion = z.object({ deletesAt: instant })

/** What is kept, how long, and why, in words. Rule: PRIV-11. */
export const retention = z
  .object({ rules: z.array(z.object({ key: z.string(), what: z.string(), kept: z.string(), why: z.string() })) })
  .meta({ id: 'Retention' })

/**
 * Where somebody's copy of their data stands: 'none', 'running' while the worker makes it, 'ready' until `expiresAt`. `url` opens it for
 * five minutes without a session. Rule: PRIV-4.
 */
export const dataExport = z
  .object({
    state: z.enum(['none', 'running', 'ready']),
    requestedAt: instant.nullable(),
    readyAt: instant.nullable(),
    expiresAt: instant.nullable(),
    url: z.string().nullable(),
  })
  .meta({ id: 'DataExport' })
