import type { Page, PageRequest, Uuid } from '../../shared/index.ts'
import type { ReactionName } from '../reaction-names.ts'

/** Which job: a reaction to an event. */
export interface JobId {
  readonly reaction: ReactionName
  /** The event's. */
  readonly uuid: Uuid
}

/** All jobs of a reaction to events of a type. */
export interface JobKind {
  readonly reaction: ReactionName
  readonly eventType: string
}

/** A job that has failed several times, or that is parked. Instants are those of the queue, not of the product's clock. Rule: MOD-63. */
export interface FailingJob extends JobId, JobKind {
  readonly state: 'failing' | 'parked'
  /** When the event happened. */
  readonly since: Date
  /** Failed attempts since then, or since an operator retried it. */
  readonly attempts: number
  /** The last error; null if the worker stopped during each attempt. */
  readonly error: string | null
  /** Null while it runs, and for a parked one. */
  readonly nextAttemptAt: Date | null
  readonly parkedAt: Date | null
}

/** The jobs of a reaction that have not succeeded yet. */
export interface JobCounts {
  readonly reaction: ReactionName
  /** Neither failing nor parked: new ones, and those that have failed a few times. */
  readonly waiting: number
  readonly failing: number
  readonly parked: number
}

/**
 * The jobs of the outbox that have not succeeded, for operators. A job fails from `ATTEMPTS_BEFORE_ERROR` attempts on. Changes are for a
 * unit of work. Rules: MOD-62, MOD-63.
 */
export interface FailingJobs {
  /** Failing and parked jobs, the oldest event first. */
  list(page: PageRequest): Promise<Page<FailingJob>>
  /** Those of these events whose job is parked. */
  listParked(reaction: ReactionName, uuids: readonly Uuid[]): Promise<ReadonlySet<Uuid>>
  /** Every reaction, in their order. */
  count(): Promise<readonly JobCounts[]>
  /** Runs a failing or parked job now; a parked one begins again with its attempts. False if there is none. */
  retry(job: JobId): Promise<boolean>
  /** The same for all of a kind; returns how many. */
  retryAll(kind: JobKind): Promise<number>
  /** Removes a failing or parked job and returns it; 'running' while it runs, null if there is none. */
  drop(job: JobId): Promise<FailingJob | 'running' | null>
}
