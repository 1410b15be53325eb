import { z } from 'zod'

/** Facts beside a refusal: the uuid of what stands, a date, the missing parts. */
export const problemDetails = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
)

/** Every refusal and failure: `message` is what is shown, `code` is stable, `errors` holds all fields at once. Rule: API-10. */
export const errorBody = z
  .object({
    message: z.string(),
    code: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    details: problemDetails.optional(),
  })
  .meta({ id: 'Error' })

export type ErrorBody = z.output<typeof errorBody>
