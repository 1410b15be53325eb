import { z } from 'zod'
import { instant } from './fields.ts'

/** Who looks at a profile or a report, and until when nobody else does. */
export const operatorClaim = z
  .object({ operatorUuid: z.uuid(), operatorName: z.string(), until: instant })
  .meta({ id: 'OperatorClaim' })

/** A claim that was made or renewed. */
export const heldClaim = z.object({ until: instant })
