import { z } from 'zod'

/** What a list offers, in its order. */
export const offeredList = z.object({
  entries: z.array(
    z
      .object({
        /** Stays when the label changes. */
        code: z.string(),
        /** What profiles have. */
        label: z.string(),
        /** The code of the industry that it belongs to; null for several or none. */
        industry: z.string().nullable(),
      })
      .meta({ id: 'OfferedEntry' }),
  ),
})
