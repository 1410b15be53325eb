import type { Answer } from '@guildhall/rest-contract/client'

/** Returns the value of a result, or throws with the error's message. */
export function unwrap<Value, Problem extends string>(result: Answer<Value, Problem>): Value {
  if (result.ok) return result.value
  const { details, errors, message, problem, status } = result
  throw new Error(`${status} ${problem}: ${message} ${JSON.stringify({ errors, details })}`)
}
