import type { DomainEvent } from '@guildhall/domain/shared'

/** What follows from an event; each has a queue of its own, so that a slow mail server delays no message. */
export const REACTIONS = ['channel', 'index', 'notify', 'mail', 'payment', 'verification'] as const

export type Reaction = (typeof REACTIONS)[number]

const MONEY: readonly DomainEvent['type'][] = ['payment-event-received', 'company-closing']

const ADDRESSES: readonly DomainEvent['type'][] = ['email-changed', 'email-verified']

/** The reactions to an event: what a provider's event is about is looked up first, and everything else follows from what changes then. */
export const reactionsTo = ({ type }: DomainEvent): readonly Reaction[] => {
  if (MONEY.includes(type)) return ['payment']
  const told: readonly Reaction[] = ['channel', 'index', 'notify', 'mail']
  return ADDRESSES.includes(type) ? [...told, 'verification'] : told
}

export const queueOf = (reaction: Reaction): string => `reaction-${reaction}`

/** PostgreSQL's NOTIFY channel that wakes workers when events were committed. */
export const WAKE_CHANNEL = 'guildhall_outbox'

/** Events of one conversation (else of one person, company or subscription at a provider) are told in the order in which they happened. */
export const orderingKeyOf = (event: DomainEvent): string => {
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
