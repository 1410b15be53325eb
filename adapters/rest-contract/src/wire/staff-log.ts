import { AUDIT_OWNERS } from '@guildhall/domain/shared'
import { z } from 'zod'
import { instant, knownChoice, pageQuery, text } from './fields.ts'
import { auditEntry } from './team.ts'

const period = {
  /** The first instant of the period. */
  from: instant.optional(),
  /** The first instant after the period. */
  before: instant.optional(),
}

/** Whose entries, all unless it says so; `text` is a part of a name, an action or a reason, or an id. */
export const logQuery = pageQuery.extend({
  owner: knownChoice(AUDIT_OWNERS).optional(),
  text: text.optional(),
  ...period,
})

/** Which entries go into the file. */
export const logExportForm = z
  .object({ owner: knownChoice(AUDIT_OWNERS), text, ...period })
  .meta({ id: 'LogExportForm' })

const entry = auditEntry
  .extend({
    company: z.object({ uuid: z.string(), name: z.string().nullable() }).nullable(),
    /** Whether the subject is a person. */
    isAboutPerson: z.boolean(),
  })
  .meta({ id: 'LogEntry' })

/** Entries of the log of all, newest first. */
export const logEntries = z.object({ entries: z.array(entry), next_cursor: z.string().nullable() })

/** The log as a file. */
export const logExport = z
  .object({
    /** UTF-8, RFC 4180. */
    csv: z.string(),
    entries: z.number(),
    /** False if there are more entries than a file has. */
    isComplete: z.boolean(),
  })
  .meta({ id: 'LogExport' })
