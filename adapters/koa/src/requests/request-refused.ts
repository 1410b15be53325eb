import { generalProblems, type GeneralProblemName } from '@guildhall/rest-contract'

/** Details of a refusal besides its code. `retryAfter` is in seconds. */
export interface RefusalFacts {
  readonly message?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly retryAfter?: number
}

/** Thrown for requests that are refused before their handler; the errors middleware turns it into the error body. Rule: API-10. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused'
  readonly code: GeneralProblemName
  readonly status: number
  readonly facts: RefusalFacts

  constructor(code: GeneralProblemName, facts: RefusalFacts = {}) {
    super(facts.message ?? generalProblems[code].message)
    this.code = code
    this.status = generalProblems[code].status
    this.facts = facts
  }
}
