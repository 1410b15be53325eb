import { z } from 'zod'
import { instant } from './fields.ts'

export const conversationStatus = z.enum(['pending', 'active', 'declined', 'withdrawn', 'expired', 'closed', 'blocked'])

/** A company's contact state with a candidate; `canContactAgainAt` is null if never, or while a request is open. Rules: CONV-13, CONV-18. */
export const contactState = z
  .object({
    status: conversationStatus,
    at: instant,
    by: z.string(),
    canContactAgainAt: instant.nullable(),
    conversationUuid: z.string(),
  })
  .meta({ id: 'ContactState' })

export type ContactStateWire = z.output<typeof contactState>
