import { indexPeople, type IndexPeopleDeps } from '../search/index.ts'
import { channelReaction, CHANNEL_REACTION, type ChannelReactionDeps } from './channel/channel-reaction.ts'
import { INDEX_REACTION, type IndexReactionDeps } from './index-reaction.ts'
import { LIST_REACTION } from './list-reaction.ts'
import { MAIL_REACTION, type MailReactionDeps } from './mail/mail-reaction.ts'
import { NOTIFY_REACTION, type NotifyReactionDeps } from './in-app/notify-reaction.ts'
import { NUMBERS_REACTION, type NumbersReactionDeps } from './numbers-reaction.ts'
import { PAYMENT_REACTION } from './payment-reaction.ts'
import { type EventType, type ProductEvent, reactBy } from './product-event.ts'
import { REACTION_NAMES, type ReactionName } from './reaction-names.ts'
import { WEBHOOK_REACTION, type WebhookReactionDeps } from './webhooks/webhook-reaction.ts'
import { VERIFICATION_REACTION } from './verification-reaction.ts'

export type ReactionDeps = ChannelReactionDeps &
  IndexPeopleDeps &
  Pick<IndexReactionDeps, 'inbox'> &
  MailReactionDeps &
  NotifyReactionDeps &
  NumbersReactionDeps &
  WebhookReactionDeps

/** All reactions with their tables. */
const TABLES = {
  channel: CHANNEL_REACTION,
  index: INDEX_REACTION,
  list: LIST_REACTION,
  notify: NOTIFY_REACTION,
  mail: MAIL_REACTION,
  numbers: NUMBERS_REACTION,
  payment: PAYMENT_REACTION,
  verification: VERIFICATION_REACTION,
  webhook: WEBHOOK_REACTION,
} as const satisfies Readonly<Record<ReactionName, Readonly<Record<EventType, unknown>>>>

/** The reactions whose table does not ignore a type of event. */
export const reactionsTo = (type: EventType): readonly ReactionName[] =>
  REACTION_NAMES.filter((name) => TABLES[name][type] !== 'ignored')

/** The handlers that the relay calls for each event. Each is idempotent per event. */
export type Reactions = Readonly<
  Record<Exclude<ReactionName, 'list' | 'payment' | 'verification'>, (event: ProductEvent) => Promise<void>>
>

/**
 * Creates the reactions to events: real-time channels, search index, notifications, mail and numbers. Each is idempotent: channels,
 * notifications and numbers use the event's uuid as key, mails a key of event and person, and the index is updated from the database. Rules: LIVE-3, NOTE-1, NOTE-2.
 */
export const createReactions = (deps: ReactionDeps): Reactions => ({
  channel: channelReaction(deps),
  index: reactBy(INDEX_REACTION, { inbox: deps.inbox, indexPerson: indexPeople(deps) }),
  notify: reactBy(NOTIFY_REACTION, deps),
  mail: reactBy(MAIL_REACTION, deps),
  numbers: reactBy(NUMBERS_REACTION, deps),
  webhook: reactBy(WEBHOOK_REACTION, deps),
})
