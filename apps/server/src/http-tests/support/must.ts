import type { Answer } from '@guildhall/rest-contract/client'

/** The value of an answer that the test needs to go on; fails with the refusal's own words. */
export function must<Value, Problem extends string>(answer: Answer<Value, Problem>): Value {
  if (answer.ok) return answer.value
  const { details, errors, message, problem, status } = answer
  throw new Error(`${status} ${problem}: ${message} ${JSON.stringify({ errors, details })}`)
}
