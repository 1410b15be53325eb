import { type ProductEvent, REACTION_NAMES, type ReactionName } from '@guildhall/domain/notifications'

/** What follows from an event; each has a queue of its own, so that a slow mail server delays no message. */
export type Reaction = ReactionName
export const REACTIONS: readonly Reaction[] = REACTION_NAMES

export const queueOf = (reaction: Reaction): string => `reaction-${reaction}`

/** PostgreSQL's NOTIFY channel that wakes workers when events were committed. */
export const WAKE_CHANNEL = 'guildhall_outbox'

/** Events of one conversation (else of one person, company or subscription at a provider) are told in the order in which they happened. */
export const orderingKeyOf = (event: ProductEvent): string => {
  if ('conversationUuid' in event) return event.conversationUuid
  if ('accountUuid' in event) return event.accountUuid
  if ('contractorUuid' in event) return event.contractorUuid
  if ('companyUuid' in event) return event.companyUuid
  if ('subscriptionId' in event) return event.subscriptionId
  return event.uuid
}

/** A worker that stops breathing loses its jobs to another after this long. */
export const EXPIRE_SECONDS = 15
/** How often a worker says of its running jobs that they live. */
export const HEARTBEAT_MS = 4_000
/** Longest pause between two attempts; there is no last one. */
export const RETRY_DELAY_MAX_SECONDS = 60
export const ENDLESS_RETRIES = 1_000_000
export const RETENTION_SECONDS = 60 * 60 * 24 * 3_650
