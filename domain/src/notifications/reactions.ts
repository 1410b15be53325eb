import { channelReaction, CHANNEL_REACTION, type ChannelReactionDeps } from './channel/channel-reaction.ts'
import { INDEX_REACTION, type IndexReactionDeps } from './index-reaction.ts'
import { MAIL_REACTION, type MailReactionDeps } from './mail/mail-reaction.ts'
import { NOTIFY_REACTION, type NotifyReactionDeps } from './in-app/notify-reaction.ts'
import { PAYMENT_REACTION } from './payment-reaction.ts'
import { type EventType, type ProductEvent, reactBy } from './product-event.ts'
import { VERIFICATION_REACTION } from './verification-reaction.ts'

export type ReactionDeps = ChannelReactionDeps & IndexReactionDeps & MailReactionDeps & NotifyReactionDeps

/** Every reaction with its table, by the name of its queue. */
const TABLES = {
  channel: CHANNEL_REACTION,
  index: INDEX_REACTION,
  notify: NOTIFY_REACTION,
  mail: MAIL_REACTION,
  payment: PAYMENT_REACTION,
  verification: VERIFICATION_REACTION,
} as const

export type ReactionName = keyof typeof TABLES

export const REACTION_NAMES = Object.keys(TABLES) as readonly ReactionName[]

/** The reactions to a type of event: those whose table does not ignore it. */
export const reactionsTo = (type: EventType): readonly ReactionName[] =>
  REACTION_NAMES.filter((name) => TABLES[name][type] !== 'ignored')

/** What the relay does with each event. Every one may run again for the same event: it is done once. */
export type Reactions = Readonly<
  Record<Exclude<ReactionName, 'payment' | 'verification'>, (event: ProductEvent) => Promise<void>>
>

/**
 * What follows from an event: the channels of those it concerns, the search index, what is told in the product, and mail by preference.
 * Each is safe to repeat: channels and notifications keep the event's uuid as key, mails one of event and person, the index is set to
 * what the facts say. Rules: LIVE-3, NOTE-1, NOTE-2.
 */
export const createReactions = (deps: ReactionDeps): Reactions => ({
  channel: channelReaction(deps),
  index: reactBy(INDEX_REACTION, deps),
  notify: reactBy(NOTIFY_REACTION, deps),
  mail: reactBy(MAIL_REACTION, deps),
})
