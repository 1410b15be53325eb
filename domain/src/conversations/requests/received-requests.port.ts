import type { Uuid } from '../../shared/index.ts'

/**
 * The number of requests that a contractor received on the UTC day that begins at `day`, and how many of them are accepted or declined by
 * now.
 */
export interface ReceivedRequestCount {
  readonly day: Date
  readonly received: number
  readonly answered: number
}

/** Counts the requests to a contractor, without their senders. */
export interface ReceivedRequests {
  /** Counts by day since that instant, oldest first; days without a request are omitted. Late acceptances count as answers. */
  countByDay(contractorUuid: Uuid, since: Date): Promise<readonly ReceivedRequestCount[]>
}
