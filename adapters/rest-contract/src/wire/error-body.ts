import { z } from 'zod'

/** Details of an error: the uuid of an existing object, a date, missing parts. */
export const problemDetails = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
)

/** The body of all errors: `message` is for display, `code` is stable, `errors` contains all invalid fields. Rule: API-10. */
export const errorBody = z
  .object({
    message: z.string(),
    code: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    details: problemDetails.optional(),
  })
  .meta({ id: 'Error' })

export type ErrorBody = z.output<typeof errorBody>
