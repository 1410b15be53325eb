/** The reactions to events, by the names of their queues. */
export const REACTION_NAMES = [
  'channel',
  'index',
  'list',
  'notify',
  'mail',
  'numbers',
  'payment',
  'verification',
  'webhook',
] as const
export type ReactionName = (typeof REACTION_NAMES)[number]
