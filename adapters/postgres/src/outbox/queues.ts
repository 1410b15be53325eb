import {
  type EventType,
  isBackgroundEvent,
  type ProductEvent,
  REACTION_NAMES,
  type ReactionName,
} from '@guildhall/domain/notifications'

/** Reactions to events; each has a queue of its own, so that a slow mail server delays nothing else. */
export type Reaction = ReactionName
export const REACTIONS: readonly Reaction[] = REACTION_NAMES

export const queueName = (reaction: Reaction): string => `reaction-${reaction}`

/** PostgreSQL's NOTIFY channel that wakes workers when events are committed. */
export const WAKE_CHANNEL = 'guildhall_outbox'

/** The jobs of a queue that are fetched apart: those that people wait for, and the rest. */
export type Lane = 'people' | 'background'
export const LANES: readonly Lane[] = ['people', 'background']

/** Of jobs of the background; other jobs have 0. */
const BACKGROUND_PRIORITY = -1
export const priorityOf = (type: EventType): number => (isBackgroundEvent(type) ? BACKGROUND_PRIORITY : 0)

/** Events with the same key (conversation, otherwise person, company or provider subscription) are delivered in order. */
export const orderingKey = (event: ProductEvent): string => {
  if ('conversationUuid' in event) return event.conversationUuid
  if ('accountUuid' in event) return event.accountUuid
  if ('contractorUuid' in event) return event.contractorUuid
  if ('companyUuid' in event) return event.companyUuid
  if ('subscriptionId' in event) return event.subscriptionId
  return event.uuid
}

/** A worker that hangs, so that it renews no lease, loses its jobs to others after this time. One that has ended loses them at once. */
export const EXPIRE_SECONDS = 15
/** Maximum delay between two attempts; shorter for the index, which is whole within a minute of its engine's return. Rule: SRCH-91. */
export const retryDelayMaxSeconds = (reaction: Reaction): number => (reaction === 'index' ? 30 : 60)
/** The queue itself never gives up: a job is parked instead. Rule: MOD-62. */
export const ENDLESS_RETRIES = 1_000_000
export const RETENTION_SECONDS = 60 * 60 * 24 * 3_650

/** The columns of a new job, and the values of its queue `q` for those after `created_on`. */
export const JOB_COLUMNS = `id, name, data, singleton_key, created_on, expire_seconds, deletion_seconds, keep_until,
  retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter`
export const JOB_DEFAULTS = `q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1s',
  q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter`
