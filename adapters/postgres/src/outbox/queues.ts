import { type ProductEvent, REACTION_NAMES, type ReactionName } from '@guildhall/domain/notifications'

/** Reactions to events; each has a queue of its own, so that a slow mail server delays nothing else. */
export type Reaction = ReactionName
export const REACTIONS: readonly Reaction[] = REACTION_NAMES

export const queueName = (reaction: Reaction): string => `reaction-${reaction}`

/** PostgreSQL's NOTIFY channel that wakes workers when events are committed. */
export const WAKE_CHANNEL = 'guildhall_outbox'

/** Events with the same key (conversation, otherwise person, company or provider subscription) are delivered in order. */
export const orderingKey = (event: ProductEvent): string => {
  if ('conversationUuid' in event) return event.conversationUuid
  if ('accountUuid' in event) return event.accountUuid
  if ('contractorUuid' in event) return event.contractorUuid
  if ('companyUuid' in event) return event.companyUuid
  if ('subscriptionId' in event) return event.subscriptionId
  return event.uuid
}

/** A worker without heartbeat loses its jobs to others after this time. */
export const EXPIRE_SECONDS = 15
/** Interval at which a worker renews the leases of its running jobs. */
export const HEARTBEAT_MS = 4_000
/** Maximum delay between two attempts; retries never end. */
export const RETRY_DELAY_MAX_SECONDS = 60
export const ENDLESS_RETRIES = 1_000_000
export const RETENTION_SECONDS = 60 * 60 * 24 * 3_650
