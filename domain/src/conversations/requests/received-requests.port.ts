import type { Uuid } from '../../shared/index.ts'

/** The requests that reached a contractor on one UTC day, which `day` begins, and how many of them got a yes or a no by now. */
export interface ReceivedRequestCount {
  readonly day: Date
  readonly received: number
  readonly answered: number
}

/** Counts what was asked of a contractor, and says nothing of who asked. */
export interface ReceivedRequests {
  /** By day from that instant on, oldest first; days without a request are left out. An acceptance that came late is an answer too. */
  countByDay(contractorUuid: Uuid, since: Date): Promise<readonly ReceivedRequestCount[]>
}
