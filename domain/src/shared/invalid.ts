import { err, type Failure } from './result.ts'
import type { ValidationErrors } from './validation.ts'

/** The refusal of a form, with every field's messages. Rule: API-10. */
export const invalid = (errors: ValidationErrors): Failure<'invalid'> => err('invalid', errors)
