import type { Uuid } from '../../shared/index.ts'
import type { CandidateDocument } from './candidate-document.ts'

/** Reads candidates from the facts (not from the index): searchable people only, everybody else is absent. Rule: PROF-20. */
export interface CandidateDirectory {
  find(uuid: Uuid, now: Date): Promise<CandidateDocument | null>
  list(uuids: readonly Uuid[], now: Date): Promise<readonly CandidateDocument[]>
  /**
   * Also somebody who can no longer be found, for a company that is in contact with them; null where the account is gone or
   * suspended. `unrestrictedCvUrl` is the CV's address whatever its visibility: it leaves only after an acceptance. Rule: SRCH-28.
   */
  findContacted(uuid: Uuid, now: Date): Promise<ContactedCandidate | null>
  /** Every searchable candidate in batches, for building an index. */
  stream(now: Date, batchSize: number): AsyncIterable<readonly CandidateDocument[]>
}

export interface ContactedCandidate {
  readonly document: CandidateDocument
  readonly unrestrictedCvUrl: string | null
}
