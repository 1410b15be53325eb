import { addDays, err, ok } from '../shared/index.ts'
import type { Result } from '../shared/index.ts'
import type { Conversation, ConversationSide, ConversationStatus } from './conversation.ts'

/** A contractor may still accept for this long after declining or after the request expired. Rule: CONV-2. */
export const LATE_ACCEPTANCE_DAYS = 90

/** One row of the transition table: who may move a conversation from one status to another, and until when. Rule: CONV-2. */
export interface TransitionRule {
  readonly from: readonly ConversationStatus[]
  readonly to: ConversationStatus
  readonly by: readonly ConversationSide[]
  /** On the employer's side only the sender or a company admin. */
  readonly senderOrAdminOnly?: true
  /** Only the side that closed it. */
  readonly closerOnly?: true
  /** Days since the current status began. */
  readonly withinDays?: number
  /** Only after `expiresAt`. */
  readonly afterExpiry?: true
}

/**
 * The state machine of a contact request; transitions that are not listed are not allowed. 'system' is a job or an operator. Rule: CONV-2.
 *
 * | from | to | who |
 * |---|---|---|
 * | pending | active | contractor |
 * | pending | declined | contractor |
 * | pending | withdrawn | the sender or a company admin |
 * | pending | expired | the system, 14 days after creation |
 * | declined, expired | active | contractor, within 90 days |
 * | active | closed | either side |
 * | closed | active | the side that closed it |
 * | any but blocked | blocked | either side, or an operator |
 */
export const conversationTransitions: readonly TransitionRule[] = [
  { from: ['pending'], to: 'active', by: ['contractor'] },
  { from: ['pending'], to: 'declined', by: ['contractor'] },
  { from: ['pending'], to: 'withdrawn', by: ['employer'], senderOrAdminOnly: true },
  { from: ['pending'], to: 'expired', by: ['system'], afterExpiry: true },
  { from: ['declined', 'expired'], to: 'active', by: ['contractor'], withinDays: LATE_ACCEPTANCE_DAYS },
  { from: ['active'], to: 'closed', by: ['employer', 'contractor'] },
  { from: ['closed'], to: 'active', by: ['employer', 'contractor'], closerOnly: true },
  {
    from: ['pending', 'active', 'declined', 'withdrawn', 'expired', 'closed'],
    to: 'blocked',
    by: ['employer', 'contractor', 'system'],
  },
]

/** 'cannot-be-changed' maps to 409 "This request can no longer be changed.", 'wrong-side' to 403. Rule: CONV-2. */
export type TransitionProblem = 'cannot-be-changed' | 'wrong-side'

/** Who requests a change: their side in the conversation. */
export interface TransitionActor {
  readonly side: ConversationSide
  readonly isSenderOrAdmin: boolean
}

const sideAllows = (rule: TransitionRule, conversation: Conversation, by: TransitionActor): boolean =>
  rule.by.includes(by.side) &&
  (rule.senderOrAdminOnly === undefined || by.isSenderOrAdmin) &&
  (rule.closerOnly === undefined || conversation.changedBy === by.side)

const timeAllows = (rule: TransitionRule, conversation: Conversation, now: Date): boolean =>
  (rule.withinDays === undefined || now <= addDays(conversation.statusAt, rule.withinDays)) &&
  (rule.afterExpiry === undefined || now >= conversation.expiresAt)

/** Moves a conversation to another status, or returns why this is not allowed. Rule: CONV-2. */
export const transition = (
  conversation: Conversation,
  to: ConversationStatus,
  by: TransitionActor,
  now: Date,
): Result<Conversation, TransitionProblem> => {
  const rule = conversationTransitions.find((row) => row.to === to && row.from.includes(conversation.status))
  if (rule === undefined) return err('cannot-be-changed')
  if (!sideAllows(rule, conversation, by)) return err('wrong-side')
  if (!timeAllows(rule, conversation, now)) return err('cannot-be-changed')
  const changedBy = to === 'closed' || to === 'blocked' ? by.side : null
  return ok({ ...conversation, status: to, statusAt: now, changedBy })
}

/** Whether a conversation is open, or somebody may still open it. Rules: CONV-11, CONV-71. */
export const isOpenOrCanBeOpened = (conversation: Conversation, now: Date): boolean =>
  conversation.status === 'active' ||
  conversationTransitions.some(
    (rule) => rule.to === 'active' && rule.from.includes(conversation.status) && timeAllows(rule, conversation, now),
  )

/** The statuses that this person may move the conversation to now, for the buttons of a screen. */
export const possibleStatuses = (conversation: Conversation, by: TransitionActor, now: Date): ConversationStatus[] =>
  conversationTransitions
    .filter((rule) => rule.from.includes(conversation.status))
    .filter((rule) => sideAllows(rule, conversation, by) && timeAllows(rule, conversation, now))
    .map((rule) => rule.to)
