import { generalProblems, type GeneralProblemName } from '@guildhall/rest-contract'

/** What goes with a refusal beside its code. `retryAfter` is seconds. */
export interface RefusalFacts {
  readonly message?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly retryAfter?: number
}

/** A request that does not reach its handler; the errors middleware turns it into the error body. Rule: API-10. */
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
