import { hasErrors, invalid, maxLength, required, type Result, ok, validate, type Rule } from '../../shared/index.ts'

/** Characters of the reason that an operator gives for an action. Rule: MOD-38. */
export const OPERATOR_REASON_MAX_LENGTH = 300

/** The rules of a reason. */
export const operatorReasonRules: readonly Rule<unknown>[] = [required, maxLength(OPERATOR_REASON_MAX_LENGTH)]

/** Checks the reason of an action, which the log keeps; returns it without surrounding space. */
export const checkReason = (reason: string): Result<string, 'invalid'> => {
  const errors = validate({ reason }, { reason: operatorReasonRules })
  return hasErrors(errors) ? invalid(errors) : ok(reason.trim())
}
