import type { Answer } from '@guildhall/rest-contract/client'

/** Returns the value of a result, or throws with the error's message. */
export function unwrap<Value, Problem extends string>(answer: Answer<Value, Problem>): Value {
  if (answer.ok) return answer.value
  const { details, errors, message, problem, status } = answer
  throw new Error(`${status} ${problem}: ${message} ${JSON.stringify({ errors, details })}`)
}
