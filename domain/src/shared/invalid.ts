import { err, type Failure } from './result.ts'
import type { ValidationErrors } from './validation.ts'

/** The failure for an invalid form, with the messages of every field. Rule: API-10. */
export const invalid = (errors: ValidationErrors): Failure<'invalid'> => err('invalid', errors)
