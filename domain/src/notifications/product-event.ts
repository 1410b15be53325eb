import type { BillingEvent } from '../billing/index.ts'
import type { CompanyEvent } from '../companies/index.ts'
import type { ConversationEvent } from '../conversations/index.ts'
import type { AccountEvent } from '../identity/index.ts'
import type { ModerationEvent } from '../moderation/index.ts'
import type { PrivacyEvent } from '../privacy/index.ts'
import type { ProfileEvent } from '../profiles/index.ts'
import type { SavedSearchEvent } from '../search/index.ts'
import type { DomainEvent } from '../shared/index.ts'
import type { NotificationEvent } from './notification.events.ts'

/** All facts of all contexts. */
export type ProductFact =
  | AccountEvent
  | BillingEvent
  | CompanyEvent
  | ConversationEvent
  | ModerationEvent
  | NotificationEvent
  | PrivacyEvent
  | ProfileEvent
  | SavedSearchEvent

/** All events of the outbox. */
export type ProductEvent = DomainEvent<ProductFact>

export type EventType = ProductFact['type']

/** What nobody waits for, and what scheduled work adds for many people at once: everything else comes before it. Rule: BASE-52. */
const BACKGROUND_EVENTS: ReadonlySet<EventType> = new Set([
  'announcement-made',
  'availability-unconfirmed',
  'search-digest-due',
  'trial-notice',
])

/** Whether reactions to this type of event come after those to all others. */
export const isBackgroundEvent = (type: EventType): boolean => BACKGROUND_EVENTS.has(type)

/**
 * Whether reactions to many of these run at once and share what they read and write. To the others of the background, some of which read much,
 * they run one after another. Rule: BASE-52.
 */
export const isBatchedEvent = (type: EventType): boolean => type === 'availability-unconfirmed'

/** The event of a type. */
export type EventOf<Type extends EventType> = Extract<ProductEvent, { readonly type: Type }>

/**
 * What a reaction does with each event. Complete on purpose: a new event does not compile until every reaction has a handler for it or
 * ignores it explicitly.
 */
export type ReactionTable<Deps> = {
  readonly [Type in EventType]: ((deps: Deps, event: EventOf<Type>) => Promise<void>) | 'ignored'
}

/** Handles an event by a reaction's table. */
export const reactBy =
  <Deps>(table: ReactionTable<Deps>, deps: Deps) =>
  async (event: ProductEvent): Promise<void> => {
    const handle = table[event.type] as ((deps: Deps, event: ProductEvent) => Promise<void>) | 'ignored'
    if (handle !== 'ignored') await handle(deps, event)
  }
