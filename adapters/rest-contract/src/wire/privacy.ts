import { z } from 'zod'
import { ownPassword } from './credentials.ts'
import { flag, instant, nullableId, text } from './fields.ts'

/** Account deletion. Rule: PRIV-6. */
export const deletionForm = z
  .object({
    password: ownPassword,
    /** A code of the authenticator app or a recovery code, for accounts with two-step sign-in. */
    otp: text.optional(),
    /** The member who replaces a sole admin. */
    successor_uuid: nullableId.optional(),
    /** Closes a sole admin's company with the account. */
    close_company: flag.optional(),
  })
  .meta({ id: 'DeletionForm' })

/** When the account will be erased. */
export const plannedDeletion = z.object({ deletesAt: instant })

/** Retention rules for people to read, in the order of their groups. Rule: PRIV-11. */
export const retention = z
  .object({
    rules: z.array(
      z.object({
        key: z.string(),
        group: z.enum(['account', 'work', 'money', 'operations']),
        what: z.string(),
        kept: z.string(),
        why: z.string(),
      }),
    ),
  })
  .meta({ id: 'Retention' })

/**
 * The state of a data export: 'none', 'running' while the worker creates it, 'ready' until `expiresAt`. `url` opens it for
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
