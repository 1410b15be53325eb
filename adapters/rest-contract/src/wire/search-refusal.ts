import { z } from 'zod'
import type { FieldErrors } from '../client/answer.ts'

/** The body of all refusals of the search wire, which is the hosted service's: the message, and the status again. Rule: SRCH-3. */
export const searchRefusal = z.object({ message: z.string(), status: z.number() }).meta({ id: 'SearchError' })

export type SearchRefusal = z.output<typeof searchRefusal>

/** An error of the other calls, as far as the search wire needs it. */
interface Refusal {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly errors?: FieldErrors
}

const listErrors = (errors: FieldErrors): string =>
  Object.entries(errors)
    .flatMap(([name, messages]) =>
      messages.map((message) => (name === '' ? message : `Invalid value for "${name}" parameter: ${message}`)),
    )
    .join('; ')

/**
 * An error in the hosted service's terms: 400 for what cannot be read, with every parameter that is wrong, 403 for a wrong key or
 * application id, the other statuses as they are. Rule: SRCH-3.
 */
export const toSearchRefusal = ({ code, errors = {}, message, status }: Refusal): SearchRefusal => {
  if (code === 'unauthenticated') return { message: 'Invalid Application-ID or API key', status: 403 }
  if (code === 'unsupported-type') return { message: 'Expected a JSON object in the body', status: 400 }
  if (code === 'invalid') return { message: listErrors(errors) || message, status: 400 }
  return { message, status }
}
