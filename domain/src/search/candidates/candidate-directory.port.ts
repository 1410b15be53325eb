import type { Uuid } from '../../shared/index.ts'
import type { CandidateDocument } from './candidate-document.ts'

/** Reads candidates from the database (not from the index): searchable people only. Rule: PROF-20. */
export interface CandidateDirectory {
  /**
   * The database's time, in epoch microseconds: what is read after it has every change that was committed before. Of what was read at two
   * times the index keeps that with the later version. Rule: SRCH-86.
   */
  version(): Promise<number>
  find(uuid: Uuid, now: Date): Promise<CandidateDocument | null>
  list(uuids: readonly Uuid[], now: Date): Promise<readonly CandidateDocument[]>
  /**
   * Also finds candidates who are no longer searchable, for a company that is in contact with them; null if the account is erased or
   * suspended. `unrestrictedCvUrl` is the CV's path regardless of its visibility; expose it only after an acceptance. Rule: SRCH-28.
   */
  findContacted(uuid: Uuid, now: Date): Promise<ContactedCandidate | null>
  /** Every searchable candidate in batches, in the order of their uuids, for building an index and comparing it. */
  stream(now: Date, batchSize: number): AsyncIterable<readonly CandidateDocument[]>
}

export interface ContactedCandidate {
  readonly document: CandidateDocument
  readonly unrestrictedCvUrl: string | null
}
