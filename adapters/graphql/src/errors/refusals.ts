import type { Failure } from '@guildhall/domain/shared'
import { PROBLEMS, type RefusalType, type RefusedProblem } from './problems.ts'

/** What is wrong with a field of the input. */
export interface FieldErrors {
  readonly field: string
  readonly messages: readonly string[]
}

/** A refusal as a value of the schema's types. */
export interface Refusal {
  readonly __typename: RefusalType
  readonly code: RefusedProblem
  readonly message: string
  /** Of InvalidInput. */
  readonly errors?: readonly FieldErrors[]
}

/** Problems of the domain that have another code in the contract. */
const codes: Partial<Record<RefusedProblem, RefusedProblem>> = { 'not-verified': 'email-not-verified' }

const toFieldErrors = ({ details = {} }: Failure<RefusedProblem>): readonly FieldErrors[] =>
  Object.entries(details).flatMap(([field, messages]) => (Array.isArray(messages) ? [{ field, messages }] : []))

/** A problem as a refusal of the schema. Rule: API-47. */
export const toRefusal = (failure: Failure<RefusedProblem>): Refusal => {
  const { problem } = failure
  const { message, type } = PROBLEMS[problem]
  const refusal = { __typename: type, code: codes[problem] ?? problem, message }
  return type === 'InvalidInput' ? { ...refusal, errors: toFieldErrors(failure) } : refusal
}
